'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState, useTransition } from 'react';
import type { ActionError, ActionResult } from '@/lib/contracts/app-error';
import type { GenerateRequest } from '@/lib/contracts/generate-request';

export type GenerateAction = (form: FormData) => Promise<ActionResult<{ jobId: string }>>;

interface Submission {
  request: GenerateRequest;
  /** In the order of the request's reference images. */
  files: readonly File[];
}

export interface Submitting {
  isBusy: boolean;
  submit: (submission: Submission) => void;
}

const unanswered: ActionError = {
  code: 'unavailable',
  message: 'The service did not answer. Nothing you entered is lost: check your connection, then try again.',
};

/** Sends the form and goes to the job. However often the same content is sent, it is one submission, and becomes one job. */
export function useSubmit(
  generate: GenerateAction,
  onDone: () => void,
  onError: (error: ActionError) => void,
): Submitting {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [isSent, setIsSent] = useState(false);
  const last = useRef({ id: '', of: '' });
  const isBusy = isPending || isSent;

  function submit(submission: Submission) {
    if (isBusy) return;
    const of = JSON.stringify([
      submission.request,
      submission.files.map(({ name, size, lastModified }) => [name, size, lastModified]),
    ]);
    if (last.current.of !== of) last.current = { id: newSubmissionId(), of };
    startTransition(async () => {
      const answer = await generate(toForm(submission, last.current.id)).catch((): ActionResult<never> => ({
        ok: false,
        error: unanswered,
      }));
      if (!answer.ok) return onError(answer.error);
      setIsSent(true);
      onDone();
      router.push(`/jobs/${answer.value.jobId}`);
    });
  }

  return { isBusy, submit };
}

function toForm({ request: { reference_images: _, ...request }, files }: Submission, submissionId: string): FormData {
  const form = new FormData();
  form.set('submission', submissionId);
  form.set('request', JSON.stringify(request));
  for (const file of files) form.append('image', file);
  return form;
}

/** Pages that are not on https have no `randomUUID`. */
function newSubmissionId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
