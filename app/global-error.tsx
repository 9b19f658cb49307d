'use client';

import { buttonClass } from '@/components/ui/control-class';
import { errorCodeOf } from './message-page';
import './globals.css';

/** When not even the frame of all pages can be shown: whatever it would bring along is missing here. */
export default function GlobalError({ error }: { error: unknown }) {
  const code = errorCodeOf(error);
  return (
    <html lang="en">
      <body className="font-sans text-[15px] leading-6 antialiased">
        <title>This page could not be shown · Deckwright</title>
        <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-4 px-6">
          <h1 className="text-2xl font-semibold tracking-tight">This page could not be shown</h1>
          <p className="text-muted">
            Nothing was lost. Load the page again in a moment; if it fails again, tell your operator{' '}
            {code ? `the code ${code}` : 'what you were doing'}.
          </p>
          <div className="flex flex-wrap gap-3">
            {/* A whole load, because the router may be what failed. */}
            <button type="button" onClick={() => location.reload()} className={buttonClass()}>
              Load the page again
            </button>
            <a href="/" className={buttonClass({ variant: 'quiet' })}>
              Go to the start page
            </a>
          </div>
        </main>
      </body>
    </html>
  );
}
