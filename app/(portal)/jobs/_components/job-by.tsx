import { KeyRound, UserRound } from 'lucide-react';
import type { ListedJob } from '@/lib/services/jobs/list-jobs';

const kinds = {
  key: { Icon: KeyRound, label: 'API key' },
  person: { Icon: UserRound, label: 'In the portal' },
} as const;

export function JobBy({ by: { type, name } }: { by: NonNullable<ListedJob['by']> }) {
  const { Icon, label } = kinds[type];
  return (
    <span className="flex min-w-0 items-center gap-1.5" title={`${label}: ${name}`}>
      <Icon aria-hidden className="size-3.5 shrink-0 text-muted" />
      <span className="sr-only">{label}: </span>
      <span dir="auto" className="truncate text-left">
        {name}
      </span>
    </span>
  );
}
