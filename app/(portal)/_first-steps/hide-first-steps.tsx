'use client';

import { useTransition } from 'react';
import { contentId } from '@/components/portal/page-parts';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toaster';
import type { ActionResult } from '@/lib/contracts/app-error';

export interface HideFirstStepsProps {
  hide: () => Promise<ActionResult<void>>;
}

/** Puts the steps away for this browser. */
export function HideFirstSteps({ hide }: HideFirstStepsProps) {
  const [isHiding, startHiding] = useTransition();
  const run = () =>
    startHiding(async () => {
      const answer = await hide();
      // The button goes away with the card; the keyboard goes on with the page.
      if (answer.ok) document.getElementById(contentId)?.focus();
      else toast.error(answer.error.message);
    });
  return (
    <Button variant="ghost" size="small" busy={isHiding} onClick={run} aria-label="Hide the first steps">
      Hide
    </Button>
  );
}
