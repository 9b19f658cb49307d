import { Check, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from '../../ui/cn';

const cardClass =
  'relative flex min-w-0 rounded-card border border-field transition-colors duration-100 hover:bg-surface has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';
const inputClass = 'peer absolute inset-0 z-10 size-full cursor-pointer opacity-0';

export interface ChoiceProps {
  name: string;
  value: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A radio button with words on what one gets. */
export function ChoiceCard({
  Icon,
  children,
  label,
  isChosen,
  onChoose,
  ...rest
}: ChoiceProps & { Icon: LucideIcon; children: ReactNode }) {
  const textId = useId();
  return (
    <label className={cn(cardClass, 'gap-3 p-4 pr-10')}>
      <input
        type="radio"
        checked={isChosen}
        aria-label={label}
        aria-describedby={textId}
        onChange={onChoose}
        className={inputClass}
        {...rest}
      />
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted peer-checked:text-accent" />
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="font-medium">{label}</span>
        <span id={textId} className="text-sm text-pretty text-muted">
          {children}
        </span>
      </span>
      <span
        aria-hidden
        className="absolute top-4 right-4 hidden size-5 items-center justify-center rounded-full bg-accent text-accent-ink peer-checked:flex"
      >
        <Check className="size-3.5" strokeWidth={3} />
      </span>
    </label>
  );
}

/** A radio button of a word or a number. */
export function ChoiceButton({ label, isChosen, onChoose, isAtFault, ...rest }: ChoiceProps & { isAtFault: boolean }) {
  return (
    <label
      className={cn(
        cardClass,
        'h-11 w-16 items-center justify-center font-medium tabular-nums has-checked:text-accent',
      )}
    >
      <input
        type="radio"
        checked={isChosen}
        data-fault={(isAtFault && isChosen) || undefined}
        onChange={onChoose}
        className={inputClass}
        {...rest}
      />
      {label}
    </label>
  );
}
