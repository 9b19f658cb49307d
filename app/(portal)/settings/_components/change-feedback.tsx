'use client';

import { useState } from 'react';
import { toast } from '@/components/ui/toaster';
import type { ActionError, ActionResult } from '@/lib/contracts/app-error';

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

/** Why what somebody confirmed was refused. */
export function Problem({ children }: { children: string | undefined }) {
  return children ? (
    <p role="alert" className="text-bad">
      {children}
    </p>
  ) : null;
}

/** The message as a sentence beside its field, which needn't be named there once more. */
export function errorWords({ message, param }: ActionError): string {
  if (!param || !message.startsWith(`${param}: `)) return message;
  const words = message.slice(param.length + 2);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
