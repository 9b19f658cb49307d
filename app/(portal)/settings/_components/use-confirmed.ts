'use client';

import { useState } from 'react';
import { toast } from '@/components/ui/toaster';
import type { ActionResult } from '@/lib/contracts/action-result';

export interface Confirmed {
  /** Why it was refused, to be shown in the dialog. */
  problem: string | undefined;
  onOpenChange: () => void;
  onConfirm: () => Promise<boolean>;
}

/** What a confirmation does with its action: words after success, the reason in the dialog otherwise. */
export function useConfirmed<T>(act: () => Promise<ActionResult<T>>, done: string): Confirmed {
  const [problem, setProblem] = useState<string>();
  return {
    problem,
    onOpenChange: () => setProblem(undefined),
    onConfirm: async () => {
      const answer = await act();
      if (answer.ok) toast(done);
      else setProblem(answer.error.message);
      return answer.ok;
    },
  };
}
