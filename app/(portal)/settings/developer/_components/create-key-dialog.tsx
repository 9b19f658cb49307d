'use client';

import { TextField } from '@/components/ui/field';
import { createKey } from '../actions';
import { ExpiryField, readExpiry } from './expiry-field';
import { FormDialog } from './form-dialog';
import type { KeyDialogProps } from './key-dialog-props';
import { useKeyAction } from './use-key-action';

export function CreateKeyDialog({ onCreated, onClose, onCloseAutoFocus }: Omit<KeyDialogProps, 'subject' | 'onGone'>) {
  const { isBusy, error, errorOf, send } = useKeyAction(createKey, onCreated);
  const isBesideField = error?.param === 'name' || error?.param === 'expiresAt';
  return (
    <FormDialog
      title="Create a key"
      description="One for each integration, so that one can be revoked without stopping the others."
      submit="Create key"
      isBusy={isBusy}
      error={isBesideField ? undefined : error?.message}
      onSubmit={(form) => send({ name: String(form.get('name')), expiresAt: readExpiry(form) })}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <TextField
        label="Name"
        name="name"
        dir="auto"
        required
        maxLength={100}
        autoComplete="off"
        placeholder="Billing service"
        error={errorOf('name')}
        hint="What will use it. You can change the name later."
      />
      <ExpiryField error={errorOf('expiresAt')} />
    </FormDialog>
  );
}
