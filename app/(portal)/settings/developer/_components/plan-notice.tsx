import { LinkButton } from '@/components/ui/button';
import { CodeBlock } from '@/components/ui/code-block';
import { Notice } from '@/components/ui/messages';
import type { CurrentPerson } from '@/lib/http/portal/current-person';
import { isEligibleForApi, type Plan } from '@/lib/services/organizations/plans';

export interface PlanNoticeProps {
  organization: CurrentPerson['organization'];
  liveCount: number;
  canManage: boolean;
  managers: readonly string[];
}

const keysOf = (count: number) => (count === 1 ? 'The live key below answers' : `The ${count} live keys below answer`);

/** Why there is nothing to create here, who can change that, and what the keys that exist do meanwhile. */
export function PlanNotice({
  organization: { id, name, plan, trial },
  liveCount,
  canManage,
  managers,
}: PlanNoticeProps) {
  const planName = `${plan[0]?.toUpperCase()}${plan.slice(1)}`;
  return (
    <Notice
      tone="warn"
      title="API keys need a paid Business or Enterprise plan"
      action={
        <LinkButton href="/new" variant="quiet" size="small">
          Make a deck in the browser
        </LinkButton>
      }
    >
      <div className="flex flex-col gap-2">
        <p>
          <bdi className="[overflow-wrap:anywhere]">{name}</bdi> is{' '}
          {trial ? `trying out the ${planName} plan, and a trial has no API` : `on the ${planName} plan`}.
          {liveCount > 0 &&
            ` ${keysOf(liveCount)} 403 until the plan changes, and then ${liveCount === 1 ? 'works' : 'work'} again.`}
        </p>
        {canManage ? (
          <HowToChange organizationId={id} plan={plan} />
        ) : (
          <p>Owners and admins can have the plan changed: {managers.join(', ')}.</p>
        )}
      </div>
    </Notice>
  );
}

/** Whoever tries out a plan with the API keeps it; others get the smallest that has it. */
const planWithApi = (plan: Plan): Plan => (isEligibleForApi({ plan, trial: false }) ? plan : 'business');

function HowToChange({ organizationId, plan }: { organizationId: string; plan: Plan }) {
  const wanted = planWithApi(plan);
  return (
    <>
      <p>
        Plans are changed by whoever runs this service. Ask them for{' '}
        {wanted === plan ? 'your plan without the trial' : 'Business or Enterprise'}, and give them this command.
      </p>
      <CodeBlock
        label="For those who run the service"
        code={`npm run --silent admin -- org set-plan --org ${organizationId} --plan ${wanted}`}
      />
    </>
  );
}
