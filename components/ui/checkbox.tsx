'use client';

import { Check } from 'lucide-react';
import { Checkbox as Primitive } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';

export type CheckboxProps = Omit<ComponentProps<typeof Primitive.Root>, 'children'> & { label: ReactNode };

export function Checkbox({ label, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-2.5">
      <Primitive.Root
        id={id}
        className="mt-0.5 flex size-5 shrink-0 items-center justify-center rounded border border-field bg-page data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=checked]:text-accent-ink"
        {...rest}
      >
        <Primitive.Indicator>
          <Check aria-hidden className="size-3.5" strokeWidth={3} />
        </Primitive.Indicator>
      </Primitive.Root>
      <label htmlFor={id} className="select-none">
        {label}
      </label>
    </div>
  );
}
