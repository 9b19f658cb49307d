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

const numberClass = 'text-right tabular-nums';

export function PlanTable({ plans, current, trial }: PlanTableProps) {
  return (
    <Table label="What each plan allows">
      <TableHead>
        <tr>
          <Th>Plan</Th>
          <Th>Decks in the portal</Th>
          <Th>API</Th>
          <Th className={numberClass}>Live keys</Th>
          <Th className={numberClass}>Jobs a minute and key</Th>
          <Th className={numberClass}>Status calls a minute and key</Th>
        </tr>
      </TableHead>
      <tbody>
        {plans.map(({ plan, hasApi, keys, generatePerMinute, statusPerMinute }) => (
          <Tr key={plan} className={cn(plan === current && 'bg-surface')}>
            <Th scope="row" className="text-ink">
              <span className="flex items-center gap-2">
                {planNames[plan]}
                {plan === current && <Badge tone="accent">{trial ? 'Yours, on trial' : 'Yours'}</Badge>}
              </span>
            </Th>
            <Td>
              <Allowed yes />
            </Td>
            <Td>
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
