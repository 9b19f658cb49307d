import { onlyPart } from '../plan/portion';
import type { KindReader } from './draft';

const longestQuote = 320;

export const readQuote: KindReader = (portion) => {
  const part = onlyPart(portion);
  const quote = part?.blocks[0];
  if (part?.blocks.length !== 1 || quote?.type !== 'quote' || quote.text.length > longestQuote) return null;
  return { body: { kind: 'quote', quote: quote.text.replace(/^["“„«]|["”“»]$/gu, ''), attribution: quote.attribution }, title: null, fit: 0.95 };
};
