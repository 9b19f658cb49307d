import type { Block, Line } from '../source/block';
import { isYear } from '../source/head-or-row';
import { endsSentence, visualWidth, wordCount } from '../source/sentences';
import {
  endsWith,
  endsWithColon,
  fieldOf,
  hasDigit,
  hasLetter,
  isQuestion,
  startsSmall,
  withoutDigits,
} from '../source/signs';

const widestTitle = 90;
const mostWordsOfTitle = 12;
const mostWordsOfSmall = 5;
/** A list of lines without bullets is told by its lines being of one kind; fewer are sentences of their own. */
const fewestOfList = 2;
const widestKey = 24;
const commas = ',;，；、';
const brackets = '([（【';
const dashes = [' – ', ' — ', ' - '];
const arrows = ['→', '=>'];

/** Whether a line could stand above others: short, no sentence, no value behind a colon. */
function couldBeTitle({ text, marker, isBold, isApart }: Line): boolean {
  if (marker !== null && marker.sort !== 'label') return false;
  if (visualWidth(text) > widestTitle || wordCount(text) > mostWordsOfTitle) return false;
  if (isBold) return !endsSentence(text) || endsWithColon(text) || isQuestion(text);
  if (endsSentence(text) && !isQuestion(text)) return false;
  if (endsWith(text, commas) || brackets.includes(text.charAt(0))) return false;
  // What stands apart above other lines may be written small.
  const isSmall = startsSmall(text) && !endsWithColon(text);
  const [name = ''] = text.split(' (');
  if (isSmall && !(isApart && wordCount(name) <= mostWordsOfSmall)) return false;
  return hasLetter(text) && !isValued(text);
}

/** "Rent: 1,200", "12 May – kick-off": says something itself. */
function isValued(text: string): boolean {
  const dash = dashes.map((sign) => text.indexOf(sign)).find((at) => at > 0);
  return (
    fieldOf(text, widestTitle) !== null ||
    hasDigit(text.charAt(0)) ||
    arrows.some((sign) => text.includes(sign)) ||
    (dash !== undefined && hasDigit(text.slice(dash)))
  );
}

const isText = (block: Block | undefined): block is Line => block?.type === 'line' && block.marker === null;
const isLong = (block: Line): boolean => endsSentence(block.text) || visualWidth(block.text) > widestTitle;

/**
 * The lines of a plain text that are titles of what follows, by their place in `blocks`: by layout alone, so that taking
 * bullets, empty lines or signs away changes little.
 */
export function findTitles(blocks: readonly Block[]): Set<number> {
  const titles = new Set<number>();
  for (const [index, block] of blocks.entries()) {
    if (index === 0 && namesAll(blocks)) titles.add(0);
    if (block.type !== 'line' || block.marker !== null || !couldBeTitle(block)) continue;
    if (isTitle(blocks, index, block, titles)) titles.add(index);
  }
  return withoutLists(blocks, titles);
}

/** The first line of a text stands for all of it where it is no sentence and something else follows it. */
function namesAll([first, next]: readonly Block[]): boolean {
  if (first?.type !== 'line' || first.marker !== null || next === undefined) return false;
  const { text } = first;
  if (
    visualWidth(text) > widestTitle * 1.4 ||
    wordCount(text) > 18 ||
    endsSentence(text) ||
    endsWithColon(text) ||
    endsWith(text, commas) ||
    startsSmall(text)
  )
    return false;
  if (!hasLetter(text) || text.length < 3 || fieldOf(text, widestKey) !== null) return false;
  if (next.type === 'line' && next.indent > first.indent) return false;
  return (
    next.type !== 'line' ||
    next.isApart ||
    next.marker !== null ||
    isLong(next) ||
    fieldOf(next.text, widestKey) !== null
  );
}

function isTitle(blocks: readonly Block[], index: number, line: Line, titles: ReadonlySet<number>): boolean {
  const [before, next] = [blocks[index - 1], blocks[index + 1]];
  if (next === undefined) return false;
  if (line.isBold || endsWithColon(line.text)) return next.type !== 'heading';
  // Whatever stands before it, a line with deeper ones below is theirs.
  if (next.type === 'line' && next.indent > line.indent + 1) return true;
  const isFree =
    line.isApart ||
    (before?.type === 'line' && before.indent > line.indent) ||
    before === undefined ||
    before.type !== 'line' ||
    before.marker !== null ||
    isLong(before);
  if (!isFree) return false;
  switch (next.type) {
    case 'table':
    case 'code':
    case 'quote':
    case 'turn':
      return true;
    case 'heading':
    case 'rule':
      return index === 0;
    case 'line':
      break;
  }
  if (next.marker !== null) return next.marker.sort !== 'label' || next.isApart || index === 0 || line.isApart;
  if (isLong(next)) return !isQuestion(next.text) || endsSentence(line.text);
  if (isQuestion(line.text)) return !isQuestion(next.text);
  // Lines of one kind follow each other: the first of them is their title when it stands apart and says nothing itself.
  if (!next.isApart) return leadsLines(blocks, index, line);
  // An empty line between: a title above a title, or above a list of lines.
  return index === 0 && titles.size === 0 && line.isApart;
}

/** "Key dates", "12 May: kick-off", "3 June: pilot". */
function leadsLines(blocks: readonly Block[], index: number, line: Line): boolean {
  const run: Line[] = [];
  for (let at = index + 1; ; at += 1) {
    const block = blocks[at];
    if (!isText(block) || block.isApart || block.indent < line.indent) break;
    run.push(block);
  }
  if (run.length < fewestOfList || run.slice(0, fewestOfList).every(({ text }) => isAlike(text, line.text)))
    return false;
  const valued = run.filter(({ text }) => isValued(text) || hasDigit(text)).length;
  const mean = run.reduce((sum, { text }) => sum + visualWidth(text), 0) / run.length;
  return valued >= run.length * 0.6 || (wordCount(line.text) <= 5 && mean > visualWidth(line.text) * 1.15);
}

/** "January 412 t" and "February 398 t" are lines of one list; a year above numbers is that of a title. */
function isAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.slice(text.search(/\p{Nd}/u)));
  const isTitle = isYear(b ?? '') && !isYear(a ?? '');
  return hasDigit(one) && hasDigit(other) && !isTitle && valueShape(a ?? '') === valueShape(b ?? '');
}

const valueShape = (text: string): string => withoutDigits(text).replace(/0[0.,\s]*/gu, '0');

/** A stretch of lines that would all be titles is a list. */
function withoutLists(blocks: readonly Block[], titles: ReadonlySet<number>): Set<number> {
  const kept = new Set(titles);
  for (const index of titles) {
    const isFollowed = titles.has(index + 1) && titles.has(index + 2);
    const line = blocks[index];
    if (isFollowed && line?.type === 'line' && !line.isBold && !endsWithColon(line.text)) kept.delete(index);
  }
  return kept;
}

/** "3) A day" above lines of its own that go on no sentence. */
function isAboveLines(line: Line, next: Line): boolean {
  return line.marker?.sort === 'number' && wordCount(line.text) <= mostWordsOfTitle && !startsSmall(next.text);
}

/** Bullets are titles only where hardly one of them stands alone. */
const shareOfBullets = 0.8;

/** Numbered, lettered or marked lines that stand above texts are titles: their classes. */
export function titledClasses(blocks: readonly Block[], classOf: (line: Line) => string): Set<string> {
  const counts = new Map<string, { all: number; above: number; long: number }>();
  for (const [index, block] of blocks.entries()) {
    if (block.type !== 'line' || block.marker === null) continue;
    const key = classOf(block);
    const row = counts.get(key) ?? { all: 0, above: 0, long: 0 };
    const next = blocks[index + 1];
    const isAbove =
      next?.type === 'line'
        ? next.marker === null
          ? next.indent <= block.indent + 3 && (next.isApart || isLong(next) || isAboveLines(block, next))
          : classOf(next) !== key && next.indent >= block.indent && wordCount(block.text) <= mostWordsOfTitle
        : next !== undefined && next.type !== 'heading' && next.type !== 'rule';
    counts.set(key, {
      all: row.all + 1,
      above: row.above + (isAbove ? 1 : 0),
      long: row.long + (isLong(block) && !isQuestion(block.text) ? 1 : 0),
    });
  }
  return new Set(
    [...counts].flatMap(([key, { all, above, long }]) =>
      above >= 2 && above >= all * (key.startsWith('bullet') ? shareOfBullets : 0.5) && long < all * 0.4 ? [key] : [],
    ),
  );
}
