'use client';

import { useState } from 'react';
import { RelativeTime } from '@/components/portal/format';
import { ConfirmDialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toaster';
import { revokeKey } from '../actions';
import type { KeyDialogProps } from './key-dialog-props';

export function RevokeDialog({ subject, onClose, onGone, onCloseAutoFocus }: KeyDialogProps) {
  const [now] = useState(() => new Date());
  const [problem, setProblem] = useState<string>();
  async function revoke(): Promise<boolean> {
    const result = await revokeKey({ apiKeyId: subject.id }).catch(() => null);
    if (!result?.ok) {
      setProblem(result?.error.message ?? 'No answer came back. Try again: revoking a key twice changes nothing.');
      return false;
    }
    onGone();
    toast('The key is revoked.');
    return true;
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      onCloseAutoFocus={onCloseAutoFocus}
      title={
        <>
          Revoke “<bdi className="[overflow-wrap:anywhere]">{subject.name}</bdi>”?
        </>
      }
      confirm="Revoke key"
      onConfirm={revoke}
    >
      <p>
        Requests with <code className="font-mono text-[0.9em]">{subject.displayPrefix}…</code> answer 401 from the next
        one on. This can’t be undone. Jobs that it started stay on the Jobs page, but no other key can fetch them.
      </p>
      <p className="font-medium text-ink">
        {subject.lastUsedAt ? (
          <>
            Last used <RelativeTime date={subject.lastUsedAt} now={now} />.
          </>
        ) : (
          'It has never been used.'
        )}
      </p>
      {problem && (
        <p role="alert" className="text-bad">
          {problem}
        </p>
      )}
    </ConfirmDialog>
  );
}
