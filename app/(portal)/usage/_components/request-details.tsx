import Link from 'next/link';
import type { ReactNode } from 'react';
import { CopyText } from '@/components/ui/copy-button';
import { hrefOf } from './href-of';
import type { RequestView } from './request-view';

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
export function RequestDetails({ request }: { request: RequestView }) {
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
const plainOf = ({ id, iso, method, path, status, error, duration, jobId, key }: RequestView) => ({
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
