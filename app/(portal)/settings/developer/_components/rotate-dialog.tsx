'use client';

import { rotateKey } from '../actions';
import { FormDialog } from './form-dialog';
import type { KeyDialogProps } from './key-dialog-props';
import { KeyName } from './key-name';
import { useKeyAction } from './use-key-action';

export function RotateDialog({ subject, onCreated, onClose, onCloseAutoFocus }: KeyDialogProps) {
  const { isBusy, error, send } = useKeyAction(rotateKey, onCreated);
  return (
    <FormDialog
      title="Rotate the key"
      description={
        <>
          Makes a successor of <KeyName subject={subject} />
          {subject.expiresAt && ', with as long a life as this key was made with'}.
        </>
      }
      submit="Create successor"
      isBusy={isBusy}
      error={error?.message}
      onSubmit={() => send({ apiKeyId: subject.id })}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <ol className="flex list-decimal flex-col gap-1.5 pl-5 marker:text-muted">
        <li>Both keys work, and this page shows which of them is in use.</li>
        <li>Put the new key in place of the old one, wherever that is used.</li>
        <li>Let running jobs finish: a job answers only to the key that started it.</li>
        <li>Revoke the old key when it has gone quiet.</li>
      </ol>
    </FormDialog>
  );
}
