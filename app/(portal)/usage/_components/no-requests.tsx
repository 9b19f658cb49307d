import { SearchX } from 'lucide-react';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/messages';
import { requestFilters, requestsHref, type RequestsAddress, type Span } from './requests-address';

const words: Record<Span, string> = {
  day: 'the last 24 hours',
  week: 'the last 7 days',
  all: 'all the time that the log holds',
};

export function NoRequests({
  address: { id, span, values, before },
  retentionDays,
}: {
  address: RequestsAddress;
  retentionDays: number;
}) {
  if (id) {
    return (
      <EmptyState
        Icon={SearchX}
        title="No request has this id"
        action={
          <LinkButton href="/usage/requests" look="quiet">
            Show every request
          </LinkButton>
        }
      >
        The log goes {retentionDays} days back and holds calls with one of your organization’s keys. A call without a
        valid key, and a download, is in nobody’s log.
      </EmptyState>
    );
  }
  const { from: _from, to: _to, ...kept } = values;
  const isFiltered = requestFilters.some((name) => name !== 'within' && values[name]);
  const canLookFurther = span !== 'all' && !before;
  return (
    <EmptyState
      Icon={SearchX}
      title="No requests here"
      action={
        <>
          {canLookFurther && (
            <LinkButton href={requestsHref({ ...kept, within: 'all' })} look="quiet">
              Look {retentionDays} days back
            </LinkButton>
          )}
          <LinkButton href="/settings/developer" look="quiet">
            API keys and examples
          </LinkButton>
        </>
      }
    >
      {before
        ? 'The list ends before this place.'
        : isFiltered
          ? 'No call of the API in this time matches.'
          : `None of your keys called the API in ${words[span ?? 'week']}. A call appears here a moment after its answer.`}
    </EmptyState>
  );
}
