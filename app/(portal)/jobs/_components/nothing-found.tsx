import { SearchX } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/messages';

/** For filters that nothing matches, and for a place in the list that nothing is left after. */
export function NothingFound({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState
      Icon={SearchX}
      title={filtered ? 'No job matches' : 'No older jobs'}
      action={
        <LinkButton href="/jobs" look="quiet">
          {filtered ? 'Clear the filters' : 'Newest jobs'}
        </LinkButton>
      }
    >
      {filtered
        ? 'The search looks at the first 300 characters of each prompt. Try fewer words, or fewer filters.'
        : 'The list ends before this place.'}
    </EmptyState>
  );
}
