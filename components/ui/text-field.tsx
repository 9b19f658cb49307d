import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';
import { Field, inputClass } from './field';

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
