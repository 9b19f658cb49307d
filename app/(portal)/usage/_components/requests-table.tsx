import { TableHead, Th } from '@/components/ui/table';
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
      <table aria-label="Requests" className="w-full table-fixed text-left text-sm">
        <TableHead className="max-lg:top-14">
          <tr>
            <Th className="pr-2 sm:w-52 sm:pl-10">Time (UTC)</Th>
            <Th className="w-36 px-2 sm:w-44">Answer</Th>
            <Th className="px-2 max-sm:hidden">Operation</Th>
            <Th className="px-2 max-md:hidden">Key</Th>
            <Th className="w-76 px-2 max-xl:hidden">Request id</Th>
            <Th className="w-24 pl-2 text-right max-sm:hidden">Took</Th>
          </tr>
        </TableHead>
        <tbody>
          {requests.map((request, index) => (
            <RequestRow key={request.id} request={request} isOpen={isFound && index === 0} href={requestsHref({ q: request.id })} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
