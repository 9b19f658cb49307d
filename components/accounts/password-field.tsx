'use client';

import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { Field, inputClass } from '@/components/ui/field';

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
