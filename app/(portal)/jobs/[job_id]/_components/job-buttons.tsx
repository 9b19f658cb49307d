'use client';

import { CircleX, RotateCcw, Terminal } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useRef, useState, useTransition } from 'react';
import { v4 as uuidv4 } from 'uuid';
import { curlOf, imageFileNames } from '@/components/portal/curl';
import { Button, type ButtonProps } from '@/components/ui/button';
import { CodeBlock } from '@/components/ui/code-block';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toaster';
import type { GenerateRequest } from '@/lib/contracts/generate-request';
import { cancelJobAction, retryJobAction } from '../actions';

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

/** Ends a job that is not finished; its page then says so. */
export function CancelButton({
  jobId,
  ...rest
}: { jobId: string } & Omit<ButtonProps, 'onClick' | 'children' | 'busy'>) {
  const router = useRouter();
  const [isBusy, start] = useTransition();
  const cancel = () =>
    start(async () => {
      try {
        const result = await cancelJobAction(jobId);
        if (result.ok) toast('The job was cancelled. Nothing is charged.');
        else toast.error(result.error.message);
        router.refresh();
      } catch {
        toast.error('There was no answer. Check your connection, then press the button again.');
      }
    });
  return (
    <Button busy={isBusy} onClick={cancel} {...rest}>
      {!isBusy && <CircleX aria-hidden />} Cancel
    </Button>
  );
}

type CopyCurlProps = { request: GenerateRequest; baseUrl: string } & Omit<ButtonProps, 'onClick' | 'children'>;

/** The same request as a command for a shell. */
export function CopyCurl({ request, baseUrl, ...rest }: CopyCurlProps) {
  const [shown, setShown] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  async function copy() {
    const command = curlOf(request, baseUrl);
    try {
      await navigator.clipboard.writeText(command);
      toast('Copied as a curl command.', { description: wordsOnUse(request) });
    } catch {
      // Browsers lend the clipboard to pages on https and localhost alone.
      setShown(command);
    }
  }
  return (
    <>
      <Button ref={button} onClick={() => void copy()} {...rest}>
        <Terminal aria-hidden /> Copy as curl
      </Button>
      <Dialog open={shown !== null} onOpenChange={() => setShown(null)}>
        <DialogContent
          title="The request as a curl command"
          description={wordsOnUse(request)}
          className="max-w-3xl"
          onCloseAutoFocus={() => button.current?.focus()}
        >
          <CodeBlock label="Shell" code={shown ?? ''} />
        </DialogContent>
      </Dialog>
    </>
  );
}

function wordsOnUse({ reference_images: images }: GenerateRequest): string {
  const key = 'It reads your key from DECKWRIGHT_API_KEY.';
  if (!images?.length) return key;
  const names = imageFileNames(images.map(({ mime_type: type }) => type)).join(', ');
  return `${key} The reference images are not in it: put them beside it as ${names}.`;
}
