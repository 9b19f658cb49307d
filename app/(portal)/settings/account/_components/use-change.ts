import { useState, useTransition } from 'react';
import { toast } from '@/components/ui/toaster';
import type { ActionError, ActionResult } from '@/lib/contracts/app-error';

const unreachable: ActionError = {
  code: 'unavailable',
  message: 'The server did not answer. Check your connection and try again.',
};

/** Sends a change, says when it is done, and keeps the reason when it is refused. */
export function useChange() {
  const [error, setError] = useState<ActionError | null>(null);
  const [busy, startTransition] = useTransition();

  function send<T>(action: () => Promise<ActionResult<T>>, onDone: (value: T) => string): void {
    startTransition(async () => {
      const result = await action().catch((): ActionResult<T> => ({ ok: false, error: unreachable }));
      setError(result.ok ? null : result.error);
      if (result.ok) toast(onDone(result.value));
    });
  }

  return { error, busy, send };
}

/** For changes from a dialog: a refusal is a toast, and the dialog stays open. */
export async function confirmChange<T>(
  action: () => Promise<ActionResult<T>>,
  done: (value: T) => string,
): Promise<boolean> {
  const result = await action().catch((): ActionResult<T> => ({ ok: false, error: unreachable }));
  if (result.ok) toast(done(result.value));
  else toast.error(result.error.message);
  return result.ok;
}

/** What stands in a text field of a form. */
export function textOfForm(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
