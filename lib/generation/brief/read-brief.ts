import type { Brief } from './brief';
import { cleanPrompt } from './clean-prompt';
import { detectLanguage } from './detect-language';
import { readSlideCount } from './read-slide-count';

/** How many slides a deck has. */
export interface DeckSize {
  /** Whatever its prompt asks for. */
  most: number;
  /** When its prompt asks for no number. */
  unasked: { fewest: number; most: number };
}

export const defaultDeckSize: DeckSize = { most: 50, unasked: { fewest: 5, most: 15 } };

export interface BriefRequest {
  prompt: string;
  outputType: 'single_slide' | 'deck';
  variantCount: number;
  images: readonly { id: string; widthPx: number; heightPx: number }[];
  deckSize?: DeckSize;
}

/** Reads a validated request once: language, direction and how many slides it asks for. Never throws. */
export function readBrief(request: BriefRequest): Brief {
  const prompt = cleanPrompt(request.prompt);
  const language = detectLanguage(prompt);
  const single = request.outputType === 'single_slide';
  const { most, unasked } = request.deckSize ?? defaultDeckSize;
  const asked = single ? 1 : readSlideCount(prompt);
  const requested = asked === null ? null : Math.min(asked, most);
  return {
    prompt,
    outputType: request.outputType,
    variantCount: single ? request.variantCount : 1,
    language: language.tag,
    promptLanguage: language.tag,
    direction: language.direction,
    audience: null,
    tone: null,
    requestedSlideCount: requested,
    minSlideCount: requested === null ? unasked.fewest : 1,
    maxSlideCount: requested ?? unasked.most,
    images: request.images.map((image) => ({ ...image, use: 'both', description: null })),
    passages: [],
    notices: [],
  };
}
