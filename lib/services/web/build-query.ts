import { requestWords, type RequestWords } from '@/lib/generation/composers/embedded/words/requests';
import type { SourceQuery } from '@/lib/generation/sources/find-passages';

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
export function buildQuery({ prompt, topic, language }: Pick<SourceQuery, 'prompt' | 'topic' | 'language'>): string {
  const subject = topic === prompt ? readTopic(prompt, language) : topic;
  const plain = confidential.reduce((text, pattern) => text.replace(pattern, ' '), subject.normalize('NFKC'));
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
    if (longer.length > longestQuery) return query === '' ? word.slice(0, longestQuery) : query;
    query = longer;
  }
  return query;
}

const longestOpening = 300;
const shortestTopic = 8;

/** What a prompt is about, as far as its opening says so: its heading, and what it asks slides about. */
function readTopic(prompt: string, language: string): string {
  const lines = prompt
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const heading = lines.find((line) => /^#{1,2}\s/u.test(line))?.replace(/^#+\s*/u, '') ?? '';
  const opening = firstSentence(lines.find((line) => !/^(?:[#>|*-]|\p{Nd}+[.)]\s)/u.test(line)) ?? '');
  const asked = topicOf(opening, language);
  if (heading === '') return asked;
  return asked === opening ? heading : `${heading} ${asked}`;
}

function firstSentence(line: string): string {
  const end = /[.!?。！？](?=\s|$)/u.exec(line)?.index ?? line.length;
  return line.slice(0, Math.min(end, longestOpening));
}

/** The sentence itself where it asks for nothing. */
function topicOf(sentence: string, language: string): string {
  const row = rowOf(sentence, language);
  if (!row) return sentence;
  const named = row.topic
    .map((pattern) => pattern.exec(sentence)?.[1])
    .find((topic) => topic !== undefined && topic.trim() !== '');
  const topic = withoutRequest(named ?? sentence, row);
  const short = withoutListeners(topic, row);
  return named === undefined && short.length < shortestTopic ? topic : short;
}

function rowOf(sentence: string, language: string): RequestWords | undefined {
  const own = requestWords.filter((row) => language.startsWith(row.language));
  const asks = ({ verbs, nouns }: RequestWords) => verbs.test(sentence) || nouns.test(sentence.slice(0, 80));
  return own.find(asks) ?? requestWords.find((row) => row.verbs.test(sentence) && row.nouns.test(sentence));
}

/** Also without "mit 8 Folien" and what else says how many slides there are. */
function withoutRequest(sentence: string, { verbs, nouns }: RequestWords): string {
  const size = new RegExp(`(?:(?<!\\p{L})\\p{L}{1,4}\\s+)?\\p{Nd}+[\\s-]*(?:${nouns.source})`, nouns.flags);
  return sentence.replace(verbs, ' ').replace(size, ' ').replace(nouns, ' ');
}

/** For whom the slides are says nothing on what they are about. */
function withoutListeners(topic: string, { audience }: RequestWords): string {
  const match = audience.map((pattern) => pattern.exec(topic)).find((found) => found !== null && found.index > 0);
  return match ? topic.slice(0, match.index) : topic;
}
