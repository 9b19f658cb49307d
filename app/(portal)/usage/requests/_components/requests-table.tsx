import { ZoneName } from '@/components/portal/reader-time';
import { SearchX } from 'lucide-react';
import { hrefOf } from '@/components/portal/list-address';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/messages';
import { TableHead, Th } from '@/components/ui/table';
import type { ShownRequest } from './find-requests';
import { requestColumns } from './request-columns';
import { RequestRow } from './request-row';
import { type RequestsAddress, requestsAddress, type TimeSpan } from './requests-address';

export interface RequestsTableProps {
  requests: readonly ShownRequest[];
  /** Whether the first is what was searched for. */
  isFound: boolean;
}

/** Never scrolls sideways: what there is no room for stands in the details. */
export function RequestsTable({ requests, isFound }: RequestsTableProps) {
  return (
    <div className="overflow-clip rounded-card border border-line">
      <table role="table" aria-label="Requests" className="block w-full text-left text-sm">
        <TableHead role="rowgroup" className="block max-lg:top-14">
          <tr role="row" className={requestColumns}>
            <Th role="columnheader" className="pr-2 sm:pl-10">
              Time (<ZoneName />)
            </Th>
            <Th role="columnheader" className="px-2">
              Answer
            </Th>
            <Th role="columnheader" className="px-2 max-sm:hidden">
              Operation
            </Th>
            <Th role="columnheader" className="px-2 max-md:hidden">
              Key
            </Th>
            <Th role="columnheader" className="px-2 max-xl:hidden">
              Request id
            </Th>
            <Th role="columnheader" className="pl-2 text-right max-sm:hidden">
              Took
            </Th>
          </tr>
        </TableHead>
        <tbody role="rowgroup" className="block">
          {requests.map((request, index) => (
            <RequestRow
              key={request.id}
              request={request}
              isOpen={isFound && index === 0}
              href={hrefOf(requestsAddress.path, { q: request.id })}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const words: Record<TimeSpan, string> = {
  day: 'the last 24 hours',
  week: 'the last 7 days',
  all: 'all the time that the log holds',
};

export function NoRequests({ address, retentionDays }: { address: RequestsAddress; retentionDays: number }) {
  const { id, span, cursor, isFiltered } = address;
  if (id) {
    return (
      <EmptyState
        Icon={SearchX}
        title="No request has this id"
        action={
          <LinkButton href="/usage/requests" variant="quiet">
            Show every request
          </LinkButton>
        }
      >
        The log goes {retentionDays} days back and holds calls with one of your organization’s keys. A call without a
        valid key, and a download, is in nobody’s log.
      </EmptyState>
    );
  }
  const canLookFurther = span !== 'all' && !cursor.before;
  return (
    <EmptyState
      Icon={SearchX}
      title="No requests here"
      action={
        <>
          {canLookFurther && (
            <LinkButton href={address.href({ from: undefined, to: undefined, within: 'all' })} variant="quiet">
              Look {retentionDays} days back
            </LinkButton>
          )}
          <LinkButton href="/settings/developer" variant="quiet">
            API keys and examples
          </LinkButton>
        </>
      }
    >
      {cursor.before
        ? 'The list ends before this place.'
        : isFiltered
          ? 'No call of the API in this time matches.'
          : `None of your keys called the API in ${words[span ?? 'week']}. A call appears here a moment after its answer.`}
    </EmptyState>
  );
}
