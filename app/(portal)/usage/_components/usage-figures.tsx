import type { ReactNode } from 'react';
import type { UsageSummary } from '@/lib/services/usage/get-usage-summary';
import { formatCount, formatNumber, formatShare, jobUnit } from './format-number';

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
      <Figure label="Credits left" value={formatNumber(balance)}>
        {held > 0
          ? `${formatNumber(held)} more set aside by ${formatCount(holdingJobs, { one: 'running job', many: 'running jobs' })}`
          : 'None set aside: no job is running'}
      </Figure>
      <Figure label="Credits spent" value={formatNumber(spent)}>
        {spent === 0
          ? 'Nothing in this period'
          : `${formatNumber(Math.round((spent / days) * 10) / 10)} a day on average`}
      </Figure>
      <Figure label="Slides made" value={formatNumber(slides)}>
        {all === 0
          ? 'No jobs in this period'
          : `by ${formatCount(jobs.completed, jobUnit)}${jobs.unfinished > 0 ? `, ${formatNumber(jobs.unfinished)} not finished` : ''}`}
      </Figure>
      <Figure label="Failed jobs" value={formatNumber(jobs.failed)}>
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
