import type { Role } from '@/lib/services/context';
import { describeCounts } from './describe-counts';

/** How many there are, with a way to the invitations, which may be far below. */
export function MembersSummary({ counts, invitations }: { counts: Record<Role, number>; invitations: number }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-muted">
      {describeCounts(counts)}
      {invitations > 0 && (
        <a href="#invitations" className="font-medium text-accent hover:underline">
          {invitations} {invitations === 1 ? 'invitation' : 'invitations'}
        </a>
      )}
    </p>
  );
}
