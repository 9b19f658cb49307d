'use client';

import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react';
import { cn } from './cn';
import { faultOf, isControl } from './field-fault';
import { inputClass } from './control-class';

/** What the control inside a field must carry, so that its label, hint and error are read with it. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/**
 * A label above its control, with a hint and below it what is wrong: what the browser finds as the form is sent, or
 * else the error of the last attempt.
 */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const [fault, setFault] = useState<string | null>(null);
  const shown = fault ?? error;
  const describedBy = [hint && `${id}-hint`, shown && `${id}-error`].filter(Boolean).join(' ') || undefined;

  // In place of the browser's own bubble, which comes in another language, over something else, and goes by itself.
  function onInvalid(event: FormEvent) {
    const { target } = event;
    if (!isControl(target)) return;
    event.preventDefault();
    setFault(faultOf(target));
    if (target.form?.querySelector('input:invalid, select:invalid, textarea:invalid') === target) target.focus();
  }

  return (
    <div
      className={cn('flex min-w-0 flex-col gap-1.5', className)}
      onInvalidCapture={onInvalid}
      onInput={() => setFault(null)}
    >
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': shown ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {shown && (
        <p id={`${id}-error`} role="alert" className="text-sm text-bad">
          {shown}
        </p>
      )}
    </div>
  );
}

export type TextFieldProps = ComponentProps<'input'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  fieldClassName?: string;
};

export function TextField({ label, hint, error, className, fieldClassName, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={fieldClassName}>
      {(control) => <input {...control} className={cn(inputClass, 'h-10', className)} {...rest} />}
    </Field>
  );
}

export type SelectFieldProps = ComponentProps<'select'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  options: readonly { value: string; label: string }[];
  fieldClassName?: string;
};

/** The browser's own list: known to every keyboard and phone, and no script. */
export function SelectField({ label, hint, error, options, className, fieldClassName, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={fieldClassName}>
      {(control) => (
        <span className="relative">
          <select {...control} className={cn(inputClass, 'h-10 appearance-none truncate pr-9', className)} {...rest}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
          />
        </span>
      )}
    </Field>
  );
}
