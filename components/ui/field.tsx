import { type ReactNode, useId } from 'react';
import { cn } from './cn';

export const inputClass =
  'w-full rounded-card border border-field bg-page px-3 text-[15px] placeholder:text-muted disabled:bg-surface disabled:text-muted aria-invalid:border-bad';

/** What the control inside a field must carry, so that its label, hint and error are read with it. */
export interface ControlProps {
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

/** A label above its control, with a hint and the error of the last attempt below. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
