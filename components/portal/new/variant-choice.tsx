import { useId } from 'react';
import { ChoiceButton } from './choice';

export interface VariantChoiceProps {
  value: number;
  most: number;
  onChange: (count: number) => void;
  error?: string;
}

export function VariantChoice({ value, most, onChange, error }: VariantChoiceProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-hint ${id}-error`} className="min-w-0">
      <legend className="mb-2 font-semibold">Variants</legend>
      <div className="flex flex-wrap gap-2">
        {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
          <ChoiceButton
            key={count}
            name="variant_count"
            value={String(count)}
            label={String(count)}
            isChosen={value === count}
            isAtFault={Boolean(error)}
            onChoose={() => onChange(count)}
          />
        ))}
      </div>
      <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
        The same content laid out in different ways, each as a file of its own.
      </p>
      <p id={`${id}-error`} role="alert" className="text-sm text-bad">
        {error}
      </p>
    </fieldset>
  );
}
