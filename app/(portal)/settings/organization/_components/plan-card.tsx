import { Check, Minus } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { CodeBlock } from '@/components/ui/code-block';
import { Notice } from '@/components/ui/messages';
import { Table, TableHead, Td, Th, Tr } from '@/components/ui/table';
import type { PlanFacts, Plan } from '@/lib/services/organizations/plans';

export interface PlanCardProps {
  organizationId: string;
  plan: Plan;
  trial: boolean;
  /** Whether API keys work now. */
  isEligible: boolean;
  plans: readonly PlanFacts[];
}

export function PlanCard({ organizationId, plan, trial, isEligible, plans }: PlanCardProps) {
  return (
    <Card
      title={`Plan: ${planNames[plan]}${trial ? ' (trial)' : ''}`}
      description="Everybody makes decks in the portal. The API comes with Business and Enterprise; its limits count for each key."
    >
      {!isEligible && (
        <Notice tone="warn" title="API keys don’t work on your plan">
          {trial ? `A trial of ${planNames[plan]} is not a paid plan. ` : ''}Keys can’t be made, and existing ones
          answer <code className="font-mono text-[13px]">403 plan_not_eligible</code>. They work again once the
          organization is on a paid Business or Enterprise plan.
        </Notice>
      )}
      <PlanTable plans={plans} current={plan} trial={trial} />
      <HowToChange organizationId={organizationId} wanted={nextPlan(plan, isEligible)} />
    </Card>
  );
}

function HowToChange({ organizationId, wanted }: { organizationId: string; wanted: Plan | null }) {
  const operator = 'The operator of this installation changes the plan, on the machine that it runs on.';
  if (wanted === null) return <p className="text-sm text-muted">{operator}</p>;
  return (
    <>
      <p className="text-sm text-muted">{operator} For another one, send them this command:</p>
      <CodeBlock
        label={`For the operator: ${planNames[wanted]}`}
        code={`npm run admin -- org set-plan --org ${organizationId} --plan ${wanted}`}
      />
    </>
  );
}

/** The paid plan that somebody who reads this most likely wants; null for who has the largest. */
function nextPlan(plan: Plan, isEligible: boolean): Plan | null {
  if (plan === 'enterprise') return isEligible ? null : 'enterprise';
  return isEligible ? 'enterprise' : 'business';
}

interface PlanTableProps {
  plans: readonly PlanFacts[];
  current: Plan;
  trial: boolean;
}

const cellClass = 'px-2 whitespace-normal sm:px-4';
const numberClass = `${cellClass} text-right tabular-nums`;

function PlanTable({ plans, current, trial }: PlanTableProps) {
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

const planNames = {
  free: 'Free',
  starter: 'Starter',
  business: 'Business',
  enterprise: 'Enterprise',
} as const satisfies Record<Plan, string>;
