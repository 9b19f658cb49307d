import { CalendarRange } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/control-class';
import { cn } from '@/components/ui/cn';
import { TextField } from '@/components/ui/field';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { presetDays } from '@/lib/services/usage/usage-period';
import type { UsageAddress } from './usage-address';
import { Segments } from './usage-parts';

/** Three periods a click away, and any other. */
export function PeriodPicker({ address, today }: { address: UsageAddress; today: string }) {
  const { filters, period } = address;
  const items = presetDays.map((days) => ({
    href: address.href({ days: String(days), from: undefined, to: undefined }),
    label: `${days} days`,
    isCurrent: period.preset === days,
  }));
  const [first, last] = [period.days[0], period.days.at(-1)];
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Segments label="Period" items={items} />
      <Popover>
        <PopoverTrigger
          className={cn(
            buttonClass({ variant: 'quiet', size: 'small' }),
            'h-11 sm:h-8.5',
            period.preset === null && 'border-accent',
          )}
        >
          <CalendarRange aria-hidden />
          {period.preset === null ? `${first} to ${last}` : 'Other days'}
        </PopoverTrigger>
        <PopoverContent align="end">
          <form action="/usage" className="flex flex-col gap-3">
            <div className="grid grid-cols-2 gap-3">
              <TextField
                label="First day"
                type="date"
                name="from"
                defaultValue={first}
                max={today}
                min="2020-01-01"
                required
              />
              <TextField
                label="Last day"
                type="date"
                name="to"
                defaultValue={last}
                max={today}
                min="2020-01-01"
                required
              />
            </div>
            {filters.by && <input type="hidden" name="by" value={filters.by} />}
            <p className="text-sm text-muted">Whole days in UTC, at most 366.</p>
            <Button type="submit" size="small" className="self-end">
              Show these days
            </Button>
          </form>
        </PopoverContent>
      </Popover>
    </div>
  );
}
