import { CodeBlock } from '@/components/ui/code-block';
import { Card } from '@/components/ui/card';
import type { Role } from '@/lib/services/context';
import type { UsageSettings } from '@/lib/services/usage/get-usage-settings';
import { creditUnit, formatCount } from './format-number';

const whoAsks: Record<Role, string> = {
  owner: 'As an owner you ask them; nobody in the portal can add credits.',
  admin: 'As an admin you ask them; nobody in the portal can add credits.',
  member: 'Ask an owner or an admin of your organization to turn to them; nobody in the portal can add credits.',
};

export interface AboutCreditsProps {
  organizationId: string;
  role: Role;
  prices: Pick<UsageSettings, 'creditsPerSlide' | 'creditsPerVariant'>;
}

/** Where credits come from and where they go. */
export function AboutCredits({ organizationId, role, prices }: AboutCreditsProps) {
  return (
    <Card title="How credits work">
      <div className="grid grid-cols-1 gap-x-10 gap-y-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div className="flex max-w-[60ch] flex-col gap-2 text-sm text-muted">
          <p>
            When a job starts, the most that it can cost is set aside. When it is completed, that is given back and what
            was delivered is charged: {formatCount(prices.creditsPerSlide, creditUnit)} for each slide of a deck,{' '}
            {formatCount(prices.creditsPerVariant, creditUnit)} for each variant of a single slide.
          </p>
          <p>
            A job that fails gets everything back. If too little is left to set aside, a job fails before it begins.
          </p>
        </div>
        <div className="flex min-w-0 flex-col gap-3 text-sm text-muted">
          <p>Credits are added by whoever runs this service, with the operator’s command. {whoAsks[role]}</p>
          <CodeBlock
            label="Add 500 credits"
            code={`npm run admin -- org grant --org ${organizationId} --credits 500`}
          />
        </div>
      </div>
    </Card>
  );
}
