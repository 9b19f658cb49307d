import { trimStop } from '../analyse/shorten';
import { onlyPart } from '../plan/portion';
import { punctuationOf } from '../words/punctuation';
import type { KindReader } from './draft';

const longestQuote = 320;

export const readQuote: KindReader = (portion, { language }) => {
  const part = onlyPart(portion);
  const quote = part?.blocks[0];
  if (part?.blocks.length !== 1 || quote?.type !== 'quote' || quote.text.length > longestQuote) return null;
  const name = quote.attribution === undefined ? undefined : trimStop(quote.attribution.split(/[,，(（]/u)[0] ?? '');
  return {
    body: { kind: 'quote', quote: quote.text.replace(/^["“„«]|["”“»]$/gu, ''), attribution: quote.attribution },
    title: null,
    spareTitle:
      name === undefined || part.heading === null ? name : `${part.heading}${punctuationOf(language).colon}${name}`,
    fit: 0.95,
  };
};
