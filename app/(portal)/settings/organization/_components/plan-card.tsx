import { Card } from '@/components/ui/card';
import { CodeBlock } from '@/components/ui/code-block';
import { Notice } from '@/components/ui/messages';
import type { PlanFacts } from '@/lib/services/organizations/list-plans';
import type { Plan } from '@/lib/services/organizations/plans';
import { PlanTable } from './plan-table';
import { planNames } from './plan-words';

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
      description="Everybody makes decks in the portal. The API comes with a paid plan; its limits count for each key."
    >
      {!isEligible && (
        <Notice tone="warn" title="API keys don’t work on your plan">
          {trial ? `A trial of ${planNames[plan]} is not a paid plan. ` : ''}Keys can’t be made, and existing ones
          answer <code className="font-mono text-[13px]">403 plan_not_eligible</code>. They work again once the
          organization is on a paid Business or Enterprise plan.
        </Notice>
      )}
      <PlanTable plans={plans} current={plan} trial={trial} />
      <p className="text-sm text-muted">
        The operator of this installation changes the plan, on the machine that it runs on. Send them this command, with
        the plan that you want:
      </p>
      <CodeBlock
        label="For the operator"
        code={`npm run admin -- org set-plan --org ${organizationId} --plan ${nextPlan(plan, isEligible)}`}
      />
    </Card>
  );
}

/** The paid plan that somebody who reads this most likely wants. */
function nextPlan(plan: Plan, isEligible: boolean): Plan {
  if (isEligible) return plan === 'business' ? 'enterprise' : 'business';
  return plan === 'enterprise' ? 'enterprise' : 'business';
}
