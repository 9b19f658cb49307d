import type { Lexicon } from '@/lib/languages/lexicon';
import type { Count, Instructions } from '../reading';
import { wordCount } from '../source/sentences';
import { trimSigns } from '../source/signs';
import { mark } from './clauses';
import { findCounts } from './find-counts';
import type { Named } from './tagging/tag-blocks';
import type { Tag } from './tagging/tags';

const aroundNames = ' .,;:!?…*_-–—';
const [openings, closings] = ['"“„«「『(（[', '"”“»」』)）]'];
const mostWordsOfTopic = 30;
const mostSlides = 99;

/** Adds what the words of requests name: it counts for more than what their sentences were understood to say. */
export function readNamed(known: Instructions, named: readonly Named[], lexicon: Lexicon): Instructions {
  const all = (tag: Tag): string[] =>
    named
      .filter((each) => each.tag === tag)
      .map(({ text }) => balanced(trimSigns(text, aroundNames)))
      .filter((text) => text.length > 1);
  const topic = all('topic').find((text) => wordCount(text) <= mostWordsOfTopic);
  const counts = all('count').flatMap((text) => countIn(text, lexicon) ?? []);
  const parts = all('part');
  const banned = all('banned');
  return {
    ...known,
    title: known.title ?? all('title')[0] ?? null,
    topic: topic ?? null,
    audience: all('audience')[0] ?? known.audience,
    count: known.count ?? counts[0] ?? null,
    sections: parts,
    sayings: [...known.sayings, ...all('saying')],
    leaveOut: banned.length > 0 ? banned : known.leaveOut,
  };
}

/** Without quotation marks and brackets around it, and without one that opens or closes nothing. */
function balanced(text: string): string {
  const [first, last] = [openings.indexOf(text.charAt(0)), closings.indexOf(text.slice(-1))];
  const inner = text.slice(1, -1);
  const isWrapped =
    text.length > 2 && first !== -1 && last !== -1 && !signsOf(inner).some((sign) => openings.includes(sign));
  const plain = trimSigns(isWrapped ? inner : text, aroundNames);
  const opened = signsOf(plain).filter((sign) => '(（['.includes(sign)).length;
  const closed = signsOf(plain).filter((sign) => ')）]'.includes(sign)).length;
  const cut = Math.max(plain.lastIndexOf('('), plain.lastIndexOf('（'), plain.lastIndexOf('['));
  if (opened > closed) return trimSigns(plain.slice(0, cut), aroundNames);
  const quotes = signsOf(plain).filter((sign) => sign === '"').length;
  return opened < closed
    ? trimSigns(plain, `${aroundNames})）]`)
    : quotes % 2 === 1
      ? trimSigns(plain, `${aroundNames}"`)
      : plain;
}

const signsOf = (text: string): string[] => Array.from(text);

/** How many slides a few words count, with or without a noun: "half a dozen", "six of them". */
function countIn(text: string, lexicon: Lexicon): Count | null {
  const { marks } = mark(text, lexicon);
  const [found] = findCounts(text, marks);
  if (found !== undefined) return found.count;
  const numbers = marks.flatMap(({ meaning }) => (meaning.startsWith('number.') ? Number(meaning.slice(7)) : []));
  const [min, max] = [Math.max(1, Math.min(...numbers)), Math.max(...numbers)];
  return numbers.length === 0 || max < 2 || max > mostSlides ? null : { min, max };
}
