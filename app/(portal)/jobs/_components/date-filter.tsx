import { cn } from '@/components/ui/cn';
import type { FilterName } from './jobs-href';

/** The browser's own calendar, after a word that says what the day is for. */
export function DateFilter({ name, label, value }: { name: FilterName; label: string; value: string | undefined }) {
  return (
    <label
      className={cn(
        'flex h-11 min-w-0 items-center gap-2 rounded-card border border-field bg-page pr-2 pl-3 text-sm focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent sm:h-9',
        value && 'border-accent',
      )}
    >
      <span className="text-muted">{label}</span>
      <input
        type="date"
        name={name}
        defaultValue={value}
        min="2020-01-01"
        max="2099-12-31"
        title="A day in UTC"
        aria-label={`${label} (a day in UTC)`}
        className="min-w-0 flex-1 bg-transparent outline-none"
      />
    </label>
  );
}
