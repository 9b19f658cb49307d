import type { Brief } from './brief';
import { cleanPrompt } from './clean-prompt';
import { detectLanguage } from './detect-language';
import { languageOf } from './languages';
import type { AskedLanguage } from './read-asked-language';
import { readSlideCount } from './read-slide-count';
import { readWishes } from './read-wishes';
import { requestSentences } from './request-sentences';

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

/**
 * Reads a validated request once; never throws.
 *
 *     prompt ──clean──▶ ──sentences that ask──▶ count, language, listeners, tone
 */
export function readBrief(request: BriefRequest): Brief {
  const prompt = cleanPrompt(request.prompt);
  const written = detectLanguage(prompt);
  const sentences = requestSentences(prompt);
  const wishes = readWishes(sentences);
  const language = deckLanguage(wishes.language, written.tag);
  const single = request.outputType === 'single_slide';
  const { most, unasked } = request.deckSize ?? defaultDeckSize;
  const asked = single ? 1 : readSlideCount(sentences);
  const requested = asked === null ? null : Math.min(asked, most);
  return {
    prompt,
    outputType: request.outputType,
    variantCount: single ? request.variantCount : 1,
    language,
    promptLanguage: written.tag,
    direction: languageOf(language).direction,
    audience: wishes.audience?.name ?? null,
    tone: wishes.tone,
    requestedSlideCount: requested,
    minSlideCount: requested === null ? unasked.fewest : 1,
    maxSlideCount: requested ?? unasked.most,
    images: request.images.map((image) => ({ ...image, use: 'both', description: null })),
    passages: [],
    notices: [],
  };
}

/** "In English" from a Londoner is British English. */
function deckLanguage(asked: AskedLanguage | null, written: string): string {
  if (asked === null) return written;
  return !asked.regional && asked.tag.slice(0, 2) === written.slice(0, 2) ? written : asked.tag;
}
