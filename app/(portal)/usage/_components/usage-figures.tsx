import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { CodeBlock } from '@/components/ui/code-block';
import { Notice } from '@/components/ui/messages';
import type { Role } from '@/lib/services/context';
import type { UsageSettings, UsageSummary } from '@/lib/services/usage/get-usage';
import { creditUnit, formatCount, formatFigure, formatShare, jobUnit } from './format-usage';

interface FigureProps {
  label: string;
  value: string;
  children: ReactNode;
}

function Figure({ label, value, children }: FigureProps) {
  return (
    <div className="flex min-w-0 flex-col gap-0.5 bg-page px-4 py-3.5 sm:px-5 sm:py-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-[26px] leading-8 font-semibold tracking-tight tabular-nums">{value}</dd>
      <dd className="text-sm text-muted">{children}</dd>
    </div>
  );
}

export interface UsageFiguresProps {
  summary: UsageSummary;
  spent: number;
  days: number;
}

export function UsageFigures({ summary, spent, days }: UsageFiguresProps) {
  const { balance, held, holdingJobs, jobs, slides } = summary;
  const all = jobs.completed + jobs.failed + jobs.unfinished;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4">
      <Figure label="Credits left" value={formatFigure(balance)}>
        {held > 0
          ? `${formatFigure(held)} more set aside by ${formatCount(holdingJobs, { one: 'running job', many: 'running jobs' })}`
          : 'None set aside: no job is running'}
      </Figure>
      <Figure label="Credits spent" value={formatFigure(spent)}>
        {spent === 0
          ? 'Nothing in this period'
          : `${formatFigure(Math.round((spent / days) * 10) / 10)} a day on average`}
      </Figure>
      <Figure label="Slides made" value={formatFigure(slides)}>
        {all === 0
          ? 'No jobs in this period'
          : `by ${formatCount(jobs.completed, jobUnit)}${jobs.unfinished > 0 ? `, ${formatFigure(jobs.unfinished)} not finished` : ''}`}
      </Figure>
      <Figure label="Failed jobs" value={formatFigure(jobs.failed)}>
        {failureWords(jobs)}
      </Figure>
    </dl>
  );
}

/** The rate, as a person would say it. */
function failureWords({ completed, failed }: UsageSummary['jobs']): string {
  const finished = completed + failed;
  if (finished === 0) return 'No job has finished';
  if (failed === 0) return `Every one of ${formatCount(finished, jobUnit)} was completed`;
  return `${formatShare(failed, finished)} of ${formatCount(finished, jobUnit)}, not charged`;
}

/** Said before a job has to fail for it. */
export function NoCredits({ summary: { balance, held } }: { summary: UsageSummary }) {
  if (balance > 0) return null;
  const more = held > 0 ? ' Running jobs go on: theirs are set aside.' : '';
  return (
    <Notice tone="warn" title="No credits are left">
      New jobs fail with <code className="font-mono text-[13px]">insufficient_credits</code> until some are added.{more}{' '}
      Below it says who can add them.
    </Notice>
  );
}

const whoAsks: Record<Role, string> = {
  owner: 'As an owner you ask them; nobody in the portal can add credits.',
  admin: 'As an admin you ask them; nobody in the portal can add credits.',
  member: 'Ask an owner or an admin of your organization to turn to them; nobody in the portal can add credits.',
};

interface AboutCreditsProps {
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
