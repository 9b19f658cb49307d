import { LinkButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CopyText } from '@/components/ui/copy-text';
import type { KeepingTimes } from '@/lib/services/organizations/get-organization';
import { LeaveOrganization, RenameForm } from './organization-forms';

export interface AboutProps {
  id: string;
  name: string;
  canRename: boolean;
}

export function About({ id, name, canRename }: AboutProps) {
  return (
    <Card title="Name and id">
      {canRename ? (
        <RenameForm name={name} />
      ) : (
        <p className="[overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <div className="min-w-0">
          <p className="text-sm font-medium">Organization id</p>
          <p className="font-mono text-[13px] break-all text-muted">{id}</p>
        </div>
        <CopyText text={id} label="Copy id" />
      </div>
    </Card>
  );
}

interface CreditsCardProps {
  balance: number;
  /** What running jobs have set aside. */
  held: number;
  perSlide: number;
  perVariant: number;
}

export function CreditsCard({ balance, held, perSlide, perVariant }: CreditsCardProps) {
  return (
    <Card
      title="Credits"
      action={
        <LinkButton href="/usage" variant="quiet" size="small">
          See usage
        </LinkButton>
      }
    >
      <p className="text-muted">
        <span className="text-2xl font-semibold tracking-tight text-ink tabular-nums">
          {balance.toLocaleString('en')}
        </span>{' '}
        left
        {held > 0 && `, and ${held.toLocaleString('en')} set aside for jobs that are running`}. A slide of a deck costs{' '}
        {perSlide}, a variant of a single slide {perVariant}. The operator adds more.
      </p>
    </Card>
  );
}

interface KeepingCardProps extends KeepingTimes {
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

export function LeaveCard({ name, isOnlyOwner }: { name: string; isOnlyOwner: boolean }) {
  return (
    <Card
      id="leave"
      title="Leave the organization"
      description={
        isOnlyOwner
          ? 'You are the only owner, and an organization needs one. Make somebody else an owner first.'
          : 'You lose access at once. What you made stays with the organization.'
      }
      action={
        isOnlyOwner ? (
          <LinkButton href="/settings/members" variant="quiet">
            Go to members
          </LinkButton>
        ) : (
          <LeaveOrganization name={name} />
        )
      }
    />
  );
}
