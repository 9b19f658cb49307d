'use client';

import { useEffect, useRef, useState } from 'react';
import type { ActionResult } from '@/lib/contracts/action-result';
import type { Draft } from './draft';
import type { FormLimits } from './form-limits';

/** What a job may cost at most, and what there is to pay it with. */
export interface Estimate {
  most: number;
  slidesAsked: number | null;
  left: number;
  held: number;
}

export type EstimateAction = (input: {
  prompt: string;
  outputType: Draft['outputType'];
}) => Promise<ActionResult<Estimate>>;

const pauseMs = 600;

/** How many slides a prompt asks for is read on the server, as the worker reads it, when one stops typing. */
export function useEstimate(
  { prompt, outputType, variantCount }: Draft,
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
