'use client';

import { RotateCw } from 'lucide-react';
import { useTransition } from 'react';
import type { ActionResult } from '@/lib/contracts/action-result';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toaster';

export interface RetryDocumentProps {
  id: string;
  name: string;
  retry: (id: string) => Promise<ActionResult<{ name: string }>>;
}

export function RetryDocument({ id, name, retry }: RetryDocumentProps) {
  const [isBusy, startTransition] = useTransition();
  const run = () =>
    startTransition(async () => {
      const answer = await retry(id);
      if (answer.ok) toast(`Reading “${answer.value.name}” again`);
      else toast.error(answer.error.message);
    });
  return (
    <Button look="quiet" size="small" busy={isBusy} onClick={run} aria-label={`Retry ${name}`} className="max-sm:h-11">
      {!isBusy && <RotateCw aria-hidden />} Retry
    </Button>
  );
}
