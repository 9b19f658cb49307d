'use client';

import { RotateCw, TriangleAlert } from 'lucide-react';
import { FrameMessage } from '@/components/portal/page-parts';
import { Button, LinkButton } from '@/components/ui/button';
import { errorCodeOf } from '../message-page';

export default function PortalError({ error, retry }: { error: unknown; retry: () => void }) {
  const code = errorCodeOf(error);
  return (
    <FrameMessage
      Icon={TriangleAlert}
      title="This page could not be shown"
      actions={
        <>
          <Button onClick={retry}>
            <RotateCw aria-hidden /> Try again
          </Button>
          <LinkButton href="/jobs" variant="quiet">
            Go to your jobs
          </LinkButton>
        </>
      }
    >
      <p>
        The fault is ours, and jobs that run go on. Try again in a moment; if it fails again, tell your operator{' '}
        {code ? 'this code:' : 'what you were doing.'}
      </p>
      {code && <p className="mt-2 font-mono text-sm text-ink select-all">{code}</p>}
    </FrameMessage>
  );
}
