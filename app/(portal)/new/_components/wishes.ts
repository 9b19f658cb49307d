import type { FormDraft } from './draft';

/** Those whose names the service knows in a request; a prompt may be written in others. */
export const deckLanguages = [
  'Arabic',
  'Chinese',
  'Dutch',
  'English',
  'French',
  'German',
  'Hebrew',
  'Hindi',
  'Italian',
  'Japanese',
  'Korean',
  'Polish',
  'Portuguese',
  'Russian',
  'Spanish',
  'Turkish',
] as const;

export const deckTones = ['formal', 'plain', 'persuasive', 'inspiring', 'playful', 'technical'] as const;

/** What the fields beside the prompt ask for, as they are kept. */
export interface Wishes {
  /** Of a deck, as it was written, also where it is no number of slides; null leaves it to the prompt. */
  slideCount: number | null;
  language: (typeof deckLanguages)[number] | null;
  audience: string;
  tone: (typeof deckTones)[number] | null;
}

export const noWishes: Wishes = { slideCount: null, language: null, audience: '', tone: null };

/** The prompt behind one sentence that asks for what the fields say: requests have no other place for it. */
export function withWishes({ prompt, outputType, slideCount, language, audience, tone }: FormDraft): string {
  const count = outputType === 'deck' && slideCount !== null && isCount(slideCount) ? slideCount : null;
  const listeners = audience
    .trim()
    .replace(/[\s.]+$/, '')
    .replace(/^(?:An?|The|Our|My|All)\b/, (word) => word.toLowerCase());
  const wishes = [
    outputType === 'single_slide' ? 'the slide' : count === null ? 'the slides' : countWords(count),
    language && `in ${language}`,
    listeners && `for ${listeners}`,
  ].filter(Boolean);
  if (wishes.length === 1 && count === null && tone === null) return prompt;
  const ending = tone === null ? '' : `, in ${tone === 'inspiring' ? 'an' : 'a'} ${tone} tone`;
  return `Please make ${wishes.join(' ')}${ending}.\n\n${prompt}`;
}

const isCount = (slides: number, most = Infinity): boolean => Number.isInteger(slides) && slides >= 1 && slides <= most;

/** What is wrong with the number of slides, if anything. */
export function countFault({ outputType, slideCount }: FormDraft, most: number): string | undefined {
  if (outputType !== 'deck' || slideCount === null || isCount(slideCount, most)) return undefined;
  return `A whole number from 1 to ${most}.`;
}

const countWords = (count: number): string => (count === 1 ? 'exactly 1 slide' : `exactly ${count} slides`);
