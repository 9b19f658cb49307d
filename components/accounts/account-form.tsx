'use client';

import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type FormEvent, startTransition, useActionState, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { Field } from '@/components/ui/field';
import { inputClass } from '@/components/ui/control-class';
import type { ActionError } from '@/lib/contracts/app-error';

/** Why the form was refused, where no field is at fault. There before the words are, so that they are read out. */
export function FormMessage({ children }: { children?: string }) {
  return (
    <p role="alert" className="text-sm break-words text-bad empty:hidden">
      {children}
    </p>
  );
}

/** The words for one field: verbs put its name before them, which stands above the field already. */
export function fieldError(error: ActionError | null | undefined, param: string): string | undefined {
  if (!error || error.param !== param) return undefined;
  const words = error.message.startsWith(`${param}: `) ? error.message.slice(param.length + 2) : error.message;
  const sentence = `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** The words that belong to no field of this form. */
export function formError(error: ActionError | null | undefined, fields: readonly string[]): string | undefined {
  return error && !fields.includes(error.param ?? '') ? error.message : undefined;
}

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string;
  hint?: string;
  error?: string;
};

/** A password that can be looked at before it is sent. */
export function PasswordField({ label, hint, error, className, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className="relative">
          <input
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={cn(inputClass, 'h-10 pr-11', className)}
            {...rest}
          />
          <button
            type="button"
            aria-label={isShown ? 'Hide what is typed' : 'Show what is typed'}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-card text-muted hover:text-ink"
          >
            <Icon aria-hidden className="size-4" />
          </button>
        </span>
      )}
    </Field>
  );
}

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
