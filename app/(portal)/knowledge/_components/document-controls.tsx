'use client';

import { RotateCw } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toaster';
import type { ActionResult } from '@/lib/contracts/app-error';

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
    <Button
      variant="quiet"
      size="small"
      busy={isBusy}
      onClick={run}
      aria-label={`Retry ${name}`}
      className="max-sm:h-11"
    >
      {!isBusy && <RotateCw aria-hidden />} Retry
    </Button>
  );
}

const soonMs = 1_500;
const longestMs = 10_000;
const growth = 1.15;

/** Fetches the page's data again and again while something is under way and the page is seen; less often as it takes long. */
export function RefreshWhile({ isActive }: { isActive: boolean }) {
  const router = useRouter();
  useEffect(() => {
    if (!isActive) return;
    let waitMs = soonMs;
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      if (document.visibilityState === 'visible') startTransition(() => router.refresh());
      waitMs = Math.min(longestMs, waitMs * growth);
      timer = setTimeout(next, waitMs);
    };
    timer = setTimeout(next, waitMs);
    return () => clearTimeout(timer);
  }, [isActive, router]);
  return null;
}
