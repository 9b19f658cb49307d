'use client';

import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ActionResult } from '@/lib/contracts/app-error';
import type { FormDraft, FormLimits } from './draft';

/** What a job may cost at most, and what there is to pay it with. */
export interface Estimate {
  most: number;
  slidesAsked: number | null;
  left: number;
  held: number;
}

export type EstimateAction = (input: {
  prompt: string;
  outputType: FormDraft['outputType'];
}) => Promise<ActionResult<Estimate>>;

const pauseMs = 600;

/** How many slides a prompt asks for is read on the server, as the worker reads it, when one stops typing. */
export function useEstimate(
  { prompt, outputType, variantCount }: FormDraft,
  start: Estimate,
  limits: FormLimits,
  ask: EstimateAction,
): Estimate {
  const [ofDeck, setOfDeck] = useState(start);
  const asked = useRef('');
  const isDeck = outputType === 'deck';

  useEffect(() => {
    if (!isDeck || prompt === asked.current || prompt.length > limits.promptMaxCharacters) return undefined;
    let isStale = false;
    const timer = setTimeout(() => {
      asked.current = prompt;
      ask({ prompt, outputType: 'deck' })
        .then((answer) => {
          if (answer.ok && !isStale) setOfDeck(answer.value);
        })
        // The figure stays as it was; sending the form says what is wrong.
        .catch(() => undefined);
    }, pauseMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [ask, isDeck, limits.promptMaxCharacters, prompt]);

  return isDeck ? ofDeck : { ...ofDeck, most: variantCount * limits.creditsPerVariant, slidesAsked: null };
}

const number = (value: number) => value.toLocaleString('en-GB');

/** What it will cost at most, beside the button that spends it. */
export function CostLine({ most, slidesAsked, left, held }: Estimate) {
  if (most > left) {
    return (
      <p role="status" className="flex min-w-0 items-start gap-2 text-sm">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
        <span>
          <span className="font-medium text-warn">Not enough credits.</span> This can cost up to {number(most)}, and{' '}
          {number(left)} {left === 1 ? 'is' : 'are'} left{held > 0 && ` (${number(held)} set aside by running jobs)`}.
          Ask for less, or have credits added.
        </span>
      </p>
    );
  }
  return (
    <p role="status" className="min-w-0 text-sm text-muted tabular-nums">
      <span className="font-medium text-ink">
        At most {number(most)} {most === 1 ? 'credit' : 'credits'}
      </span>
      {slidesAsked !== null && ` for ${number(slidesAsked)} ${slidesAsked === 1 ? 'slide' : 'slides'}`}; {number(left)}{' '}
      left
    </p>
  );
}
