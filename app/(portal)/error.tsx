'use client';

import { buttonClass } from '@/components/ui/control-class';
import { errorCodeOf } from '../message-page';

/** Sent with every page, and so without what the pages themselves are made of. */
export default function PortalError({ error, retry }: { error: unknown; retry: () => void }) {
  const code = errorCodeOf(error);
  return (
    <div className="flex max-w-xl flex-col items-start gap-4 py-10 sm:py-20">
      <h1 className="text-2xl font-semibold tracking-tight">This page could not be shown</h1>
      <div className="text-muted">
        <p>
          The fault is ours, and jobs that run go on. Try again in a moment; if it fails again, tell your operator{' '}
          {code ? 'this code:' : 'what you were doing.'}
        </p>
        {code && <p className="mt-2 font-mono text-sm text-ink select-all">{code}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={retry} className={buttonClass()}>
          Try again
        </button>
        <a href="/jobs" className={buttonClass({ variant: 'quiet' })}>
          Go to your jobs
        </a>
      </div>
    </div>
  );
}
