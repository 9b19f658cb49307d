import { cleanLine } from '@/lib/text/clean-line';
import type { DocumentBlock } from '../blocks';
import { generalTitles, junkTitles, partTitle } from './title-patterns';

/** Longer ones are descriptions, or were written for programs to read. */
const longestTitle = 200;
const fewestLetters = { spaced: 3, unspaced: 2 };
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const markup = /<!--.*?(?:-->|$)|<\/?[a-z!?][^<>]*>?/giu;

/** A title as a document says it, as one line without markup; null for none and for what is none. */
export function statedTitle(stated: unknown): string | null {
  if (typeof stated !== 'string') return null;
  const title = cleanLine(cleanLine(stated.slice(0, 10 * longestTitle)).replace(markup, ' '));
  const letters = title.match(/\p{L}/gu)?.length ?? 0;
  const isTold = letters >= (unspaced.test(title) ? fewestLetters.unspaced : fewestLetters.spaced);
  return isTold && title.length <= longestTitle && !junkTitles.some((pattern) => pattern.test(title)) ? title : null;
}

/** A title stands at the beginning, with a line or two above it, such as a date. */
const mostLinesAbove = 6;
const longestHeading = 140;

/**
 * What a document calls itself where it states no title: the uppermost heading at its beginning. Null for none, and
 * where others of its level follow, which makes it the name of a part.
 */
export function headingTitle(blocks: readonly DocumentBlock[]): string | null {
  const [first] = blocks;
  const beginning = first?.page === undefined ? blocks : blocks.filter(({ page }) => page === first.page);
  const levels = beginning
    .slice(0, endOfBeginning(beginning))
    .flatMap((block) => (block.kind === 'heading' && block.text !== '' ? [block.level] : []));
  const highest = Math.min(...levels);
  const peers = blocks.filter((block) => block.kind === 'heading' && block.text !== '' && block.level <= highest);
  return levels.length > 0 && peers.length === 1 ? asTitle(peers[0]?.text ?? '') : null;
}

function endOfBeginning(blocks: readonly DocumentBlock[]): number {
  let lines = 0;
  const end = blocks.findIndex(({ kind, text }) => kind === 'line' && text !== '' && (lines += 1) > mostLinesAbove);
  return end === -1 ? blocks.length : end;
}

function asTitle(heading: string): string | null {
  const title = statedTitle(heading);
  if (title === null || title.length > longestHeading || partTitle.test(title) || /[.:;,。：；，]$/u.test(title))
    return null;
  return generalTitles.has(title.toLowerCase().replace(/[\s:.]+$/u, '')) ? null : title;
}
