import { type FormEvent, startTransition, useActionState } from 'react';
import type { ActionError } from '@/lib/contracts/action-result';

export type FormAction = (previous: ActionError | null, form: FormData) => Promise<ActionError | null>;

const unreachable: ActionError = {
  code: 'unavailable',
  message: 'The server did not answer. Check your connection and try again.',
};

/**
 * A form that works before its script has arrived, and keeps what was typed when it is refused: React would empty it
 * after its action.
 */
export function useFormAction(action: FormAction) {
  const [error, send, busy] = useActionState(action, null);
  const [failed, trySend, trying] = useActionState(
    (_: ActionError | null, form: FormData) => reach(action, form),
    null,
  );

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    startTransition(() => trySend(form));
  }

  return { form: { action: send, onSubmit }, error: failed ?? error, busy: busy || trying };
}

async function reach(action: FormAction, form: FormData): Promise<ActionError | null> {
  try {
    return await action(null, form);
  } catch (thrown) {
    // Fetch reports a lost connection as a TypeError; redirects and what the server threw go on.
    if (thrown instanceof TypeError) return unreachable;
    throw thrown;
  }
}
