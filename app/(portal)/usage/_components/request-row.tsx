'use client';

import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { type MouseEvent, useState } from 'react';
import { cn } from '@/components/ui/cn';
import { rowLinkClass, Td, Tr } from '@/components/ui/table';
import { requestColumns } from './request-columns';
import { RequestDetails } from './request-details';
import { RequestStatus } from './request-status';
import type { RequestView } from './request-view';

export interface RequestRowProps {
  request: RequestView;
  /** Opened by the address, for a link to one request. */
  isOpen: boolean;
  /** The page with this request alone, for browsers that don't run scripts and for a new tab. */
  href: string;
}

/** A call in a line; its link unfolds the details below. */
export function RequestRow({ request, isOpen: isOpenAtFirst, href }: RequestRowProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { id, iso, time, method, operation, path, status, outcome, error, duration, key } = request;
  const toggle = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(!isOpen);
  };
  return (
    <>
      <Tr role="row" className={cn(requestColumns, isOpen && 'bg-surface')}>
        <Td role="cell" className="py-2.5 pr-2">
          <Link
            href={href}
            prefetch={false}
            role="button"
            aria-expanded={isOpen}
            aria-controls={`request-${id}`}
            onClick={toggle}
            onKeyDown={spaceClicks}
            className={cn('flex items-start gap-2 font-normal tabular-nums', rowLinkClass, 'font-normal')}
          >
            <ChevronRight
              aria-hidden
              className={cn(
                'mt-0.5 size-4 shrink-0 text-muted transition-transform duration-100',
                isOpen && 'rotate-90',
              )}
            />
            <span className="sr-only">Details of the request at </span>
            <time dateTime={iso}>{time}</time>
          </Link>
          <p className="truncate pl-6 text-muted sm:hidden">
            {method} {operation ?? 'unknown path'} · {duration}
          </p>
        </Td>
        <Td role="cell" className="px-2 py-2.5">
          <RequestStatus status={status} outcome={outcome} />
          {error && <span className="block truncate font-mono text-xs text-muted">{error.code}</span>}
        </Td>
        <Td role="cell" className="truncate px-2 py-2.5 max-sm:hidden" title={path ?? undefined}>
          <span className="text-muted">{method}</span> {operation ?? 'unknown path'}
        </Td>
        <Td role="cell" className="truncate px-2 py-2.5 max-md:hidden">
          {key ? <span dir="auto">{key.name}</span> : <span className="text-muted">–</span>}
        </Td>
        <Td role="cell" className="px-2 py-2.5 font-mono text-xs text-muted max-xl:hidden">
          {id}
        </Td>
        <Td role="cell" className="py-2.5 pl-2 text-right tabular-nums max-sm:hidden">
          {duration}
        </Td>
      </Tr>
      <tr id={`request-${id}`} role="row" hidden={!isOpen} className={isOpen ? 'block bg-surface' : undefined}>
        <td role="cell" className="block px-4 pt-1 pb-5 sm:pl-10">
          {isOpen && <RequestDetails request={request} />}
        </td>
      </tr>
    </>
  );
}

/** As buttons do; the link by itself only follows Enter. */
function spaceClicks(event: React.KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
