'use client';

import { useEffect, useState } from 'react';
import { usePageOrganization } from '@/components/portal/page-organization';
import type { ActionError, ActionResult } from '@/lib/contracts/app-error';
import { pageOrganizationHeader } from '@/lib/contracts/page-organization';
import type { PreviewBrandInput, PreviewedBrand } from '@/lib/services/templates/preview-brand';

export interface BrandPreviewState {
  /** The last that could be drawn. */
  drawn: PreviewedBrand | null;
  /** Why what was asked for last could not. */
  problem: ActionError | null;
  isBusy: boolean;
  retry: () => void;
}

/** Between the last change and the question, so that words are not drawn letter by letter. */
const pauseMs = 180;

const unanswered: ActionError = {
  code: 'unavailable',
  message: 'The service did not answer. Check your connection, then try again.',
};

/** Has slides drawn in a brand after each change; what a later change has overtaken is given up. */
export function useBrandPreview(wanted: PreviewBrandInput): BrandPreviewState {
  const organizationId = usePageOrganization();
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<{ of: string; drawn: PreviewedBrand | null; problem: ActionError | null }>({
    of: '',
    drawn: null,
    problem: null,
  });
  const body = JSON.stringify(wanted);
  const of = `${attempt} ${body}`;
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      void ask(body, organizationId, abort.signal).then((answer) => {
        if (abort.signal.aborted) return;
        setAnswered((before) =>
          answer.ok ? { of, drawn: answer.value, problem: null } : { of, drawn: before.drawn, problem: answer.error },
        );
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [of, body, organizationId]);
  return {
    drawn: answered.drawn,
    problem: answered.problem,
    isBusy: answered.of !== of,
    retry: () => setAttempt((before) => before + 1),
  };
}

async function ask(body: string, organizationId: string, signal: AbortSignal): Promise<ActionResult<PreviewedBrand>> {
  try {
    const answer = await fetch('/templates/brand/preview', {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream', [pageOrganizationHeader]: organizationId },
      body,
      signal,
    });
    if (answer.ok) return (await answer.json()) as ActionResult<PreviewedBrand>;
    const words = await answer.text();
    return { ok: false, error: { ...unanswered, message: words.length < 500 ? words : unanswered.message } };
  } catch {
    return { ok: false, error: unanswered };
  }
}
