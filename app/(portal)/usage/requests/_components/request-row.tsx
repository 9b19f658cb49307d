'use client';

import { ChevronRight, CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import Link from 'next/link';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { ExactTime } from '@/components/portal/reader-time';
import { hrefOf } from '@/components/portal/list-address';
import { cn } from '@/components/ui/cn';
import { CopyText } from '@/components/ui/copy-text';
import { rowLinkClass, Td, Tr } from '@/components/ui/table';
import type { ShownRequest } from './find-requests';
import { requestColumns } from './request-columns';

export interface RequestRowProps {
  request: ShownRequest;
  /** Opened by the address, for a link to one request. */
  isOpen: boolean;
  /** The page with this request alone, for browsers that don't run scripts and for a new tab. */
  href: string;
}

/** A call in a line; its link unfolds the details below. */
export function RequestRow({ request, isOpen: isOpenAtFirst, href }: RequestRowProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { id, iso, method, operation, path, status, outcome, error, duration, key } = request;
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
            <ExactTime date={new Date(iso)} to="second" />
          </Link>
          <p className="pl-6 wrap-anywhere text-muted sm:hidden">
            {method} {operation ?? 'unknown path'} · {duration}
            {error && <span className="block font-mono text-xs">{error.code}</span>}
          </p>
        </Td>
        <Td role="cell" className="px-2 py-2.5">
          <RequestStatus status={status} outcome={outcome} />
          {error && <span className="block truncate font-mono text-xs text-muted max-sm:hidden">{error.code}</span>}
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

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-x-4 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

const linkClass = 'font-medium text-accent hover:underline';
const withId = (id: string) => hrefOf('/usage/requests', { q: id });

/** All that is kept of a call. */
function RequestDetails({ request }: { request: ShownRequest }) {
  const { id, iso, method, path, status, phrase, error, duration, key, jobId, hasJob } = request;
  return (
    <div className="flex flex-col gap-4 text-sm">
      <dl className="flex flex-col gap-2">
        <Detail label="Request id">
          <span className="font-mono text-[13px]">{id}</span>
        </Detail>
        <Detail label="Time">
          <time dateTime={iso} className="tabular-nums">
            {iso.replace('T', ' ').replace('Z', ' UTC')}
          </time>
        </Detail>
        <Detail label="Call">
          <span className="font-mono text-[13px]">
            {method} {path ?? 'a path that the service doesn’t know'}
          </span>
        </Detail>
        <Detail label="Answer">
          {status} {phrase}, after {duration}
        </Detail>
        {error && (
          <Detail label="Error">
            <span className="font-mono text-[13px]">{error.code}</span>
            {error.meaning && <span className="block text-muted">{error.meaning}</span>}
          </Detail>
        )}
        <Detail label="Key">
          {key ? (
            <Link href={hrefOf('/usage/requests', { key: key.id })} className={linkClass}>
              <span dir="auto">{key.name}</span>{' '}
              <span className="font-mono text-[13px] font-normal">{key.prefix}…</span>
            </Link>
          ) : (
            'None that the organization has'
          )}
        </Detail>
        {jobId && (
          <Detail label="Job">
            <span className="flex flex-wrap gap-x-4">
              {hasJob ? (
                <Link href={`/jobs/${jobId}`} className={linkClass}>
                  Open the job
                </Link>
              ) : (
                <span className="font-mono text-[13px]">{jobId}</span>
              )}
              <Link href={withId(jobId)} className={linkClass}>
                All requests about it
              </Link>
            </span>
          </Detail>
        )}
      </dl>
      <div className="flex flex-wrap gap-2">
        <CopyText text={id} label="Copy request id" className="max-sm:h-11" />
        <CopyText text={JSON.stringify(plainOf(request), null, 2)} label="Copy as JSON" className="max-sm:h-11" />
      </div>
    </div>
  );
}

/** For a report to whoever looks after the service. */
const plainOf = ({ id, iso, method, path, status, error, duration, jobId, key }: ShownRequest) => ({
  request_id: id,
  time: iso,
  method,
  path,
  status,
  error_code: error?.code ?? null,
  duration,
  key: key?.prefix ?? null,
  job_id: jobId,
});

const appearances = {
  succeeded: { Icon: CircleCheck, className: 'text-good', word: 'Succeeded' },
  refused: { Icon: CircleAlert, className: 'text-warn', word: 'Refused' },
  failed: { Icon: CircleX, className: 'text-bad', word: 'Failed' },
} as const;

/** The number, with a sign of its own for each kind of outcome. */
function RequestStatus({ status, outcome }: Pick<ShownRequest, 'status' | 'outcome'>) {
  const { Icon, className, word } = appearances[outcome];
  return (
    <span title={word} className={cn('inline-flex items-center gap-1.5 font-medium tabular-nums', className)}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {status}
      <span className="sr-only"> {word}</span>
    </span>
  );
}
