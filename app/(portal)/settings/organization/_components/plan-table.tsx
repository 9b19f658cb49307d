import { Check, Minus } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/components/ui/cn';
import { Table, TableHead, Td, Th, Tr } from '@/components/ui/table';
import type { PlanFacts } from '@/lib/services/organizations/list-plans';
import type { Plan } from '@/lib/services/organizations/plans';
import { planNames } from './plan-words';

export interface PlanTableProps {
  plans: readonly PlanFacts[];
  current: Plan;
  trial: boolean;
}

const cellClass = 'px-2 whitespace-normal sm:px-4';
const numberClass = `${cellClass} text-right tabular-nums`;

export function PlanTable({ plans, current, trial }: PlanTableProps) {
  return (
    <Table label="What each plan allows">
      <TableHead>
        <tr>
          <Th className={cellClass}>Plan</Th>
          <Th className={cellClass}>API</Th>
          <Th className={numberClass}>Live keys</Th>
          <Th className={numberClass}>Jobs a minute</Th>
          <Th className={numberClass}>Status calls a minute</Th>
        </tr>
      </TableHead>
      <tbody>
        {plans.map(({ plan, hasApi, keys, generatePerMinute, statusPerMinute }) => (
          <Tr key={plan} className={cn(plan === current && 'bg-surface')}>
            <Th scope="row" className={cn(cellClass, 'text-ink')}>
              <span className="flex flex-wrap items-center gap-x-2">
                {planNames[plan]}
                {plan === current && <Badge tone="accent">{trial ? 'Yours, trial' : 'Yours'}</Badge>}
              </span>
            </Th>
            <Td className={cellClass}>
              <Allowed yes={hasApi} />
            </Td>
            {[keys, generatePerMinute, statusPerMinute].map((number, index) => (
              <Td key={index} className={numberClass}>
                {number > 0 ? number.toLocaleString('en') : '–'}
              </Td>
            ))}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

function Allowed({ yes }: { yes: boolean }) {
  const Icon = yes ? Check : Minus;
  return (
    <span className={cn('inline-flex items-center gap-1.5', yes ? 'text-ink' : 'text-muted')}>
      <Icon aria-hidden className={cn('size-4', yes && 'text-good')} /> {yes ? 'Yes' : 'No'}
    </span>
  );
}
