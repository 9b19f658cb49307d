'use client';

import { RotateCw, TriangleAlert } from 'lucide-react';
import { errorCodeOf } from '@/components/portal/shell/error-code';
import { FrameMessage } from '@/components/portal/shell/frame-message';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';

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
          <LinkButton href="/jobs" look="quiet">
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
