import type { InputHTMLAttributes } from 'react';

export type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & { label: string; name: string };

export function TextField({ label, name, ...rest }: TextFieldProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={name} className="text-sm font-medium">
        {label}
      </label>
      <input
        id={name}
        name={name}
        className="h-10 rounded-card border border-line bg-page px-3 text-[15px] placeholder:text-muted"
        {...rest}
      />
    </div>
  );
}
