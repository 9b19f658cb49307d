import { TableHead, Th } from '@/components/ui/table';
import { requestColumns } from './request-columns';
import { RequestRow } from './request-row';
import type { RequestView } from './request-view';
import { requestsHref } from './requests-address';

export interface RequestsTableProps {
  requests: readonly RequestView[];
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
              Time (UTC)
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
              href={requestsHref({ q: request.id })}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
