'use client';

import { useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogFooter } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/messages';

interface OrganizationDialogProps {
  /** Names of organizations: what this page shows, and what another tab has switched to. */
  shown: string;
  chosen: string;
  /** Resolves to why it failed. */
  switchBack: () => Promise<string | null>;
}

/** Nothing can be done on a page of the organization that was left; what was typed on it stays. */
export function OrganizationDialog({ shown, chosen, switchBack }: OrganizationDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isSwitching, startSwitching] = useTransition();
  return (
    <Dialog open>
      <DialogContent
        guarded
        role="alertdialog"
        title={`You switched to ${chosen}`}
        description={`That was in another tab. This page still shows ${shown}: switch back to go on with it, with all that you typed, or leave it.`}
      >
        {problem && (
          <Notice tone="warn" role="alert">
            {problem}
          </Notice>
        )}
        <DialogFooter>
          <Button variant="quiet" onClick={() => location.assign('/jobs')}>
            Go on with {chosen}
          </Button>
          <Button aria-busy={isSwitching} onClick={() => startSwitching(async () => setProblem(await switchBack()))}>
            Switch back to {shown}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
