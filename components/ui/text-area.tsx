import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';
import { Field, inputClass } from './field';

export type TextAreaProps = ComponentProps<'textarea'> & { label: ReactNode; hint?: ReactNode; error?: string };

export function TextArea({ label, hint, error, className, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea {...control} className={cn(inputClass, 'min-h-24 py-2', className)} {...rest} />}
    </Field>
  );
}
