import { ChevronDown } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import { inputClass } from '@/components/ui/field';
import type { Option } from './filter-options';
import type { FilterName } from './jobs-href';

export interface SelectFilterProps {
  name: FilterName;
  label: string;
  /** What stands there while it filters nothing. */
  all: string;
  value: string | undefined;
  options: readonly Option[];
  className?: string;
}

export function SelectFilter({ name, label, all, value = '', options, className }: SelectFilterProps) {
  // An id that is no key of the organization is still what the address asks for.
  const isStrange = value !== '' && !options.some((option) => option.value === value);
  return (
    <span className={cn('relative min-w-0', className)}>
      <select
        aria-label={label}
        name={name}
        defaultValue={value}
        className={cn(
          inputClass,
          'h-11 appearance-none truncate pr-8 text-base sm:h-9 sm:text-sm',
          value && 'border-accent',
        )}
      >
        <option value="">{all}</option>
        {isStrange && <option value={value}>Unknown {label.toLowerCase()}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
