'use client';

import { Switch as Primitive } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';

export type SwitchProps = Omit<ComponentProps<typeof Primitive.Root>, 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
};

export function Switch({ label, hint, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4">
      <div>
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
      <Primitive.Root
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative mt-0.5 h-6 w-10 shrink-0 rounded-full border border-field bg-stage transition-colors duration-100 disabled:opacity-50 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
        {...rest}
      >
        <Primitive.Thumb className="block size-4.5 translate-x-0.5 rounded-full bg-field transition-transform duration-100 data-[state=checked]:translate-x-4.5 data-[state=checked]:bg-accent-ink" />
      </Primitive.Root>
    </div>
  );
}
