'use client';

import { RotateCcw } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useRef, useTransition } from 'react';
import { v4 as uuidv4 } from 'uuid';
import { Button, type ButtonProps } from '@/components/ui/button';
import { toast } from '@/components/ui/toaster';
import { retryJobAction } from '../actions';

const newSubmission = () => uuidv4().replaceAll('-', '');

/** Starts a new job that asks for the same, and goes to its page. */
export function RetryButton({
  jobId,
  ...rest
}: { jobId: string } & Omit<ButtonProps, 'onClick' | 'children' | 'busy'>) {
  const router = useRouter();
  const [isBusy, start] = useTransition();
  // A press that got no answer may have made its job: the next press asks for that one.
  const submission = useRef(newSubmission());
  const retry = () =>
    start(async () => {
      try {
        const result = await retryJobAction(jobId, submission.current);
        submission.current = newSubmission();
        if (!result.ok) return void toast.error(result.error.message);
        toast('A new job was started.');
        router.push(`/jobs/${result.value.jobId}`);
      } catch {
        toast.error(
          'There was no answer. Check your connection, then press the button again; no second job is started.',
        );
      }
    });
  return (
    <Button busy={isBusy} onClick={retry} {...rest}>
      {!isBusy && <RotateCcw aria-hidden />} Run again
    </Button>
  );
}
