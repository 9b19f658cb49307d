'use client';

import { toast } from '@/components/ui/toaster';
import { changeKeyExpiry } from '../actions';
import { ExpiryField, readExpiry } from './expiry-field';
import { FormDialog } from './form-dialog';
import type { KeyDialogProps } from './key-dialog-props';
import { KeyName } from './key-name';
import { useKeyAction } from './use-key-action';

export function ExpiryDialog({ subject, onClose, onCloseAutoFocus }: KeyDialogProps) {
  const { isBusy, error, errorOf, send } = useKeyAction(changeKeyExpiry, () => {
    onClose();
    toast('The key has its new expiry.');
  });
  return (
    <FormDialog
      title="Change the expiry"
      description={
        <>
          Of <KeyName subject={subject} />, which stays the same key.
        </>
      }
      submit="Save expiry"
      isBusy={isBusy}
      error={error && error.param !== 'expiresAt' ? error.message : undefined}
      onSubmit={(form) => send({ apiKeyId: subject.id, expiresAt: readExpiry(form) })}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <ExpiryField error={errorOf('expiresAt')} defaultDay={subject.expiresAt?.toISOString().slice(0, 10)} />
    </FormDialog>
  );
}
