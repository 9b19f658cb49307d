import { Card } from '@/components/ui/card';
import type { KeepingTimes } from '@/lib/services/organizations/keeping-times';

export interface KeepingCardProps extends KeepingTimes {
  invitationDays: number;
}

const daysOf = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;

export function KeepingCard({ fileDays, requestLogDays, downloadLinkMinutes, invitationDays }: KeepingCardProps) {
  const facts = [
    ['Files of a job', `${daysOf(fileDays)}; the job itself stays in the list`],
    ['Log of API requests', daysOf(requestLogDays)],
    ['Download links', `${downloadLinkMinutes} minutes; a new one is made whenever you ask`],
    ['Invitations', daysOf(invitationDays)],
    ['Audit log and credit ledger', 'As long as the organization exists'],
  ] as const;
  return (
    <Card title="How long things are kept" description="The same for everybody on this installation.">
      <dl className="flex flex-col text-sm">
        {facts.map(([what, howLong]) => (
          <div
            key={what}
            className="flex flex-col gap-x-6 border-t border-line py-2 first:border-t-0 first:pt-0 last:pb-0 sm:flex-row"
          >
            <dt className="w-56 shrink-0 text-muted">{what}</dt>
            <dd>{howLong}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
