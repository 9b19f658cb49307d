import type { Lexicon } from '@/lib/languages/lexicon';
import type { Count, Instructions } from '../reading';
import { wordCount } from '../source/sentences';
import { trimSigns } from '../source/signs';
import { mark } from './clauses';
import { findCounts } from './find-counts';
import type { Named } from './tagging/tag-blocks';
import type { Tag } from './tagging/tags';

const aroundNames = ' .,;:!?…"“”„«»「」『』()（）[]*_-–—';
const mostWordsOfTopic = 30;
const mostSlides = 99;

/** Adds what the words of requests name: it counts for more than what their sentences were understood to say. */
export function readNamed(known: Instructions, named: readonly Named[], lexicon: Lexicon): Instructions {
  const all = (tag: Tag): string[] =>
    named
      .filter((each) => each.tag === tag)
      .map(({ text }) => trimSigns(text, aroundNames))
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

/** How many slides a few words count, with or without a noun: "half a dozen", "six of them". */
function countIn(text: string, lexicon: Lexicon): Count | null {
  const { marks } = mark(text, lexicon);
  const [found] = findCounts(text, marks);
  if (found !== undefined) return found.count;
  const numbers = marks.flatMap(({ meaning }) => (meaning.startsWith('number.') ? Number(meaning.slice(7)) : []));
  const [min, max] = [Math.max(1, Math.min(...numbers)), Math.max(...numbers)];
  return numbers.length === 0 || max < 2 || max > mostSlides ? null : { min, max };
}
