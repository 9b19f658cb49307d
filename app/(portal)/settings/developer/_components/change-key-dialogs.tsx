'use client';

import { addDays } from 'date-fns';
import { useState } from 'react';
import { RelativeTime } from '@/components/portal/reader-time';
import { ConfirmDialog } from '@/components/ui/dialog';
import { SelectField, TextField } from '@/components/ui/field';
import { toast } from '@/components/ui/toaster';
import type { ManagedKey } from '@/lib/services/api-keys/list-managed-keys';
import { changeKeyExpiry, createKey, type NewKey, renameKey, revokeKey, rotateKey } from '../actions';
import { FormDialog, useKeyAction } from './form-dialog';

export interface KeyDialogProps {
  subject: ManagedKey;
  onClose: () => void;
  /** Shows the new key, in place of this dialog. */
  onCreated: (created: NewKey) => void;
  /** The key leaves the list, and with it the button that opened the dialog. */
  onGone: () => void;
  /** Gives the focus back. */
  onCloseAutoFocus: (event: Event) => void;
}

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

/** A key within a sentence: its name apart from the direction of the words around it, and what tells it from others of that name. */
function KeyName({ subject: { name, displayPrefix } }: { subject: Pick<ManagedKey, 'name' | 'displayPrefix'> }) {
  return (
    <>
      “<bdi className="font-medium text-ink [overflow-wrap:anywhere]">{name}</bdi>” (
      <code className="font-mono text-[0.9em]">{displayPrefix}…</code>)
    </>
  );
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

function optionsFrom(now: Date) {
  return [
    { value: 'never', label: 'Never' },
    ...[30, 90, 365].map((days) => ({ value: String(days), label: `In ${days} days (${dayOf(addDays(now, days))})` })),
    { value: 'day', label: 'On a day of your choice' },
  ];
}

/** When the key ends by itself; `readExpiry` understands it. */
function ExpiryField({ error, defaultDay }: { error?: string; defaultDay?: string }) {
  const [now] = useState(() => new Date());
  const [choice, setChoice] = useState(defaultDay ? 'day' : 'never');
  const isDay = choice === 'day';
  return (
    <>
      <SelectField
        label="Expires"
        name="expiry"
        value={choice}
        onChange={(event) => setChoice(event.target.value)}
        options={optionsFrom(now)}
        error={isDay ? undefined : error}
        hint={isDay ? undefined : 'From then on requests with the key answer 401.'}
      />
      {isDay && (
        <TextField
          label="Last day"
          name="expiryDay"
          type="date"
          required
          min={dayOf(now)}
          defaultValue={defaultDay}
          error={error}
          hint="The key works until the end of this day (UTC)."
        />
      )}
    </>
  );
}

function readExpiry(form: FormData): string {
  const choice = String(form.get('expiry'));
  return choice === 'day' ? String(form.get('expiryDay')) : choice;
}
