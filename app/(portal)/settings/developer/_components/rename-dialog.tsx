'use client';

import { TextField } from '@/components/ui/field';
import { toast } from '@/components/ui/toaster';
import { renameKey } from '../actions';
import { FormDialog } from './form-dialog';
import type { KeyDialogProps } from './key-dialog-props';
import { useKeyAction } from './use-key-action';

export function RenameDialog({ subject, onClose, onCloseAutoFocus }: KeyDialogProps) {
  const { isBusy, error, errorOf, send } = useKeyAction(renameKey, () => {
    onClose();
    toast('The key has its new name.');
  });
  return (
    <FormDialog
      title="Rename the key"
      description="The key itself stays the same: whatever uses it goes on working."
      submit="Save name"
      isBusy={isBusy}
      error={error && error.param !== 'name' ? error.message : undefined}
      onSubmit={(form) => send({ apiKeyId: subject.id, name: String(form.get('name')) })}
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
        defaultValue={subject.name}
        onFocus={(event) => event.target.select()}
        error={errorOf('name')}
      />
    </FormDialog>
  );
}
