import type { SourceQuery } from '@/lib/generation/sources/find-passages';
import { cutText } from '@/lib/text/cut/cut-text';

const longestQuery = 200;
const mostWords = 24;

/** What belongs to people or accounts rather than to a topic, and leaves the house with no query. */
const confidential: readonly RegExp[] = [
  // Addresses of mail and of the web, with what may stand in them.
  /[^\s@]+@[^\s@]+\.[^\s@]+/gu,
  /\b[a-z][a-z\d+.-]*:\/\/\S+|\bwww\.\S+/giu,
  // Keys and tokens: long, and of letters and digits at once, or in parts joined by dots.
  /(?<![\p{L}\p{Nd}])(?:[\w-]{8,}\.){2,}[\w-]+/gu,
  /(?<![\p{L}\p{Nd}])(?=(?:[\w+/=-]*?\p{Nd}){3})(?=[\w+/=-]*[a-z])[\w+/=-]{12,}/giu,
  // Amounts of money.
  /[$€£¥₹₽₺]\s?[\p{Nd}.,' ]*\p{Nd}(?:\s?(?:k|m|bn|mio|mrd)\b)?|\p{Nd}[\p{Nd}.,']*\s?(?:[$€£¥₹₽₺]|(?:eur|usd|gbp|chf)\b)/giu,
  // Numbers of accounts, telephones and customers; a standard such as ISO 27001 is a topic.
  /(?<!\b(?:ISO|DIN|EN|IEC|RFC|NIST)[ /-]?)(?<![\p{L}\p{Nd}])\+?\p{Nd}(?:[\p{Nd} ()./-]*\p{Nd}){4,}/gu,
];

/** Search engines read these as orders: quotation marks, site:, !bang, -without. */
const edges = /^[^\p{L}\p{Nd}]+|[^\p{L}\p{M}\p{Nd}+#]+$/gu;
const operator = /^(?:site|inurl|intitle|filetype|intext|cache|related|link|ext|and|or|not)[:：]/iu;

/** A few words to search the web by: the topic's own, without the request around them. Empty where there is no topic. */
export function buildQuery({ topic }: Pick<SourceQuery, 'topic'>): string {
  const plain = confidential.reduce((text, pattern) => text.replace(pattern, ' '), topic.normalize('NFKC'));
  const words = plain
    .split(/[\s"'“”„«»<>|{}[\]()`*_~^=]+/u)
    .map((word) => word.replace(operator, '').replace(edges, ''))
    .filter((word) => word !== '');
  return cut(words.slice(0, mostWords));
}

function cut(words: readonly string[]): string {
  let query = '';
  for (const word of words) {
    const longer = query === '' ? word : `${query} ${word}`;
    if (longer.length > longestQuery) return query === '' ? cutText(word, longestQuery) : query;
    query = longer;
  }
  return query;
}
