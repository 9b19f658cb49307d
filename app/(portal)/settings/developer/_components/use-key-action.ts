'use client';

import { useState, useTransition } from 'react';
import type { ActionError, ActionResult } from '@/lib/contracts/action-result';

const noAnswer: ActionError = {
  code: 'unavailable',
  message:
    'No answer came back. Reload the page and look at the list before you try again: the change may have been made.',
};

/** Sends a change, and keeps why it was refused for the form to show. */
export function useKeyAction<I, T>(action: (input: I) => Promise<ActionResult<T>>, onDone: (value: T) => void) {
  const [isBusy, startTransition] = useTransition();
  const [error, setError] = useState<ActionError>();
  const send = (input: I) =>
    startTransition(async () => {
      const result = await action(input).catch((): ActionResult<T> => ({ ok: false, error: noAnswer }));
      startTransition(() => {
        setError(result.ok ? undefined : withoutField(result.error));
        if (result.ok) onDone(result.value);
      });
    });
  /** For the control that `param` names; for the form as a whole where it names none of these. */
  const errorOf = (param: string) => (error?.param === param ? error.message : undefined);
  return { isBusy, error, errorOf, send };
}

/** Beside its field the message needn't begin with the name of it. */
function withoutField({ code, message, param }: ActionError): ActionError {
  return {
    code,
    param,
    message: param && message.startsWith(`${param}: `) ? message.slice(param.length + 2) : message,
  };
}
