import type { Block, Line } from '../source/block';
import { isYear } from '../source/head-or-row';
import { endsSentence, sentencesIn, visualWidth, wordCount } from '../source/sentences';
import {
  endsWith,
  endsWithColon,
  fieldOf,
  hasDigit,
  hasLetter,
  hasQuestion,
  isQuestion,
  startsLarge,
  startsSmall,
  withoutDigits,
} from '../source/signs';
import { headIn, isLed } from './unfold-section';

const [widestTitle, mostWordsOfTitle, mostWordsOfName, widestKey, longestRun] = [90, 12, 18, 24, 12];
/** Where nearly all stretches of lines begin alike, what they begin with is of one sort. */
const [fewestFirsts, shareOfFirsts, shareOfValues] = [4, 0.7, 0.6];
const [fewestUppers, mostWordsOfLead] = [2, 9];
const dashes = [' – ', ' — ', ' - '];
const arrows = ['→', '=>'];
const brackets = '([（【';

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

/** "January 412 t" and "February 398 t" are lines of one list, and so are two that say something behind a dash; a year above numbers is that of a title. */
function isAlike(one: string, other: string): boolean {
  const [a = '', b = ''] = [one, other].map((text) => text.slice(text.search(/\p{Nd}/u)));
  if (dashes.some((sign) => one.includes(sign) && other.includes(sign))) return true;
  return hasDigit(one) && hasDigit(other) && !(isYear(b) && !isYear(a)) && valueShape(a) === valueShape(b);
}

const valueShape = (text: string): string => withoutDigits(text).replace(/0[0.,\s]*/gu, '0');
const isLong = ({ text }: Line): boolean => endsSentence(text) || visualWidth(text) > widestTitle;
const asks = ({ text }: Line): boolean => isQuestion(text);

/** Short, no sentence, and says nothing itself. */
const isPlain = ({ text }: Line): boolean =>
  (!endsSentence(text) || isQuestion(text)) &&
  hasQuestion(text) === isQuestion(text) &&
  !isValued(text) &&
  wordCount(text) <= mostWordsOfTitle &&
  visualWidth(text) <= widestTitle;

const plainLine = (block: Block | undefined): Line | null =>
  block?.type === 'line' && block.marker === null && block.isValue !== true ? block : null;

/** The lines of a plain text that are titles of what follows, by their place in `blocks`. */
export function findTitles(blocks: readonly Block[]): Set<number> {
  // The first lines of stretches that say more below them.
  const firsts = blocks.flatMap((block, at) => {
    const [line, below] = [plainLine(block), plainLine(blocks[at + 1])];
    return line?.isApart === true && below?.isApart === false ? [line] : [];
  });
  const titles = blocks.flatMap((block, at) => {
    const line = plainLine(block);
    const isTitle =
      line !== null &&
      hasLetter(line.text) &&
      !brackets.includes(line.text.charAt(0)) &&
      scoreOf(blocks, at, line, firsts) > 0;
    return isTitle ? [at] : [];
  });
  return new Set(titles);
}

/**
 * How much what a line is like, by itself and beside its neighbours, speaks for a title. The weights were learned from
 * texts of Markdown whose signs were taken away: layout alone decides, in whatever language.
 */
function scoreOf(blocks: readonly Block[], at: number, line: Line, firsts: readonly Line[]): number {
  const { text } = line;
  const [before, next] = [blocks[at - 1], blocks[at + 1]];
  const [above, below] = [plainLine(before), plainLine(next)];
  const [name = ''] = endsWith(text, ')') ? text.split(' (') : [text];
  const [width, words] = [visualWidth(name), wordCount(name)];
  const run: Line[] = [];
  for (let to = at + 1; run.length < longestRun; to += 1) {
    const each = plainLine(blocks[to]);
    if (each === null || each.isApart || each.indent < line.indent) break;
    run.push(each);
  }
  const mean = run.reduce((sum, each) => sum + visualWidth(each.text), 0) / Math.max(1, run.length);
  const valued = run.filter((each) => isValued(each.text) || hasDigit(each.text)).length;
  const areValues = run.length > 1 && valued >= run.length * shareOfValues;
  const isStop = endsSentence(text) && !asks(line);
  const isOpen = line.isApart || above === null || isLong(above);
  // The first line of a text stands for all of it where it says nothing itself.
  const isField = (each: Line): boolean => fieldOf(each.text, widestKey) !== null;
  const isNamed =
    at === 0 &&
    !isStop &&
    !endsWithColon(text) &&
    words <= mostWordsOfName &&
    !isField(line) &&
    (below === null || below.isApart || isLong(below) || isField(below));
  const plain = isPlain(line) || isNamed;
  const isHeadlike = isOpen && plain;
  const marked = next?.type === 'line' && next.marker !== null ? next.marker.sort : null;
  const isBeside = below !== null && !below.isApart;
  const isOneOf = firsts.length >= fewestFirsts && firsts.includes(line);
  const areFirsts = (test: (each: Line) => boolean): boolean =>
    isOneOf && firsts.filter(test).length >= firsts.length * shareOfFirsts;
  const votes: [number, boolean][] = [
    [21, true],
    [-5, width > 20],
    [-20, width > 60],
    [-61, width > widestTitle],
    [-16, width > 130],
    [-23, words > 5],
    [-54, words > 12],
    [-29, words > 18],
    [-139, isStop],
    [33, endsWithColon(text)],
    [58, asks(line)],
    // What is set so is no writing of people.
    [-200, endsWith(text, ',;，；、') || text.includes(' ,') || (text.startsWith('|') && text.endsWith('|'))],
    [-56, startsSmall(text)],
    [16, startsSmall(text) && line.isApart],
    [-19, startsLarge(text) && text === text.toUpperCase() && text.length > 3],
    [-66, isValued(text) && !isNamed],
    [86, line.isBold],
    [-37, line.indent > 0],
    [77, isNamed],
    [22, before?.type === 'line' && before.marker !== null],
    [17, above !== null && isLong(above)],
    [-55, above !== null && !isOpen],
    [-30, above !== null && isAlike(above.text, text)],
    [24, before?.type === 'line' && before.indent > line.indent],
    [-128, next === undefined],
    [-37, next?.type === 'heading' || next?.type === 'rule'],
    [41, next !== undefined && !['line', 'heading', 'rule'].includes(next.type)],
    [-48, marked === 'label'],
    [54, marked !== null && plain],
    [80, next?.type === 'line' && next.indent > line.indent + 1],
    [-52, below?.isApart === true && isHeadlike],
    [54, below !== null && isLong(below) && isHeadlike],
    [-39, below !== null && asks(below)],
    [-74, below !== null && isAlike(below.text, text)],
    [-43, isBeside && !isLong(below)],
    [42, run.length > 1],
    [-16, areValues],
    [58, areValues && isHeadlike],
    [18, isBeside && mean > width * 2.5],
    [45, line.isApart && below?.isApart === true && plain],
    [50, areFirsts(isPlain)],
    [-29, areFirsts(isPlain) && plain],
    [35, asks(line) && areFirsts(asks)],
  ];
  return votes.reduce((sum, [weight, holds]) => sum + (holds ? weight : 0), 0);
}

/** "Ron has a hose. It was agreed:" right above items: what leads to them is a line of its own. */
export function withLeads(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block, at) => {
    if (block.type !== 'line' || block.marker !== null || !endsWithColon(block.text)) return [block];
    const items = blocks.slice(at + 1, at + 3).map((each) => (each.type === 'line' ? each.marker?.key : undefined));
    const lead = sentencesIn(block.text).at(-1);
    const isLead =
      items[0] !== undefined &&
      items[0] === items[1] &&
      lead !== undefined &&
      wordCount(block.text.slice(0, lead.start)) > mostWordsOfLead &&
      wordCount(lead.text) <= mostWordsOfLead;
    return isLead
      ? [
          { ...block, text: block.text.slice(0, lead.start).trim() },
          { ...block, text: lead.text, isApart: false },
        ]
      : [block];
  });
}

/** Titles with nothing but a title below them stand above those, and the first line of a text above all of it. */
export function titlesOfTitles(blocks: readonly Block[], titles: ReadonlySet<number>): Map<number, 'name' | 'upper'> {
  const above = [...titles].filter((at) => {
    const [line, below] = [plainLine(blocks[at]), plainLine(blocks[at + 1])];
    return titles.has(at + 1) && below?.isApart === true && line !== null && !endsWithColon(line.text);
  });
  const areUppers = above.filter((at) => at > 0).length >= fewestUppers;
  return new Map(
    above.flatMap((at): [number, 'name' | 'upper'][] => (at === 0 ? [[at, 'name']] : areUppers ? [[at, 'upper']] : [])),
  );
}

/** Paragraphs that stand apart and say what they are about are sections: behind a list, and where nearly all do. */
export function headedParagraphs(blocks: readonly Block[]): number[] {
  const lines = blocks.filter((block) => plainLine(block)?.isApart === true);
  const headed = blocks.flatMap((block, at) => {
    const line = plainLine(block);
    const isHeaded = line?.isApart === true && headIn(line.text) !== null && wordCount(line.text) > mostWordsOfTitle;
    return isHeaded ? [at] : [];
  });
  const isBehindList = headed.some((at) => {
    const before = blocks[at - 1];
    return before?.type === 'line' && (before.marker !== null || !before.isApart);
  });
  const led = blocks.flatMap((block, at) => {
    const line = plainLine(block);
    const below = plainLine(blocks[at + 1]);
    const leadsOn = endsWithColon(line?.text ?? '') && below?.isApart === false;
    return line?.isApart === true && !headed.includes(at) && (leadsOn || isLed(line.text)) ? [at] : [];
  });
  const areMost = headed.length >= fewestFirsts && headed.length + led.length >= lines.length * shareOfFirsts;
  return (headed.length > 1 && isBehindList) || areMost
    ? [...headed, ...led.filter((at) => at > (headed[0] ?? 0))].sort((a, b) => a - b)
    : [];
}

/** Amid such paragraphs one whose numbers are a table has a heading of its own. */
export function withHeadsOfTables(blocks: readonly Block[]): Block[] {
  const headed = headedParagraphs(blocks);
  return blocks.flatMap((block, at): Block[] => {
    const isAmid = headed.length > 0 && at > (headed[0] ?? 0);
    const field = isAmid && block.type === 'table' && block.said !== undefined ? fieldOf(block.said, widestKey) : null;
    if (field === null || block.type !== 'table') return [block];
    const { name = '', span } = block;
    const own = name.startsWith(`${field.key}: `) ? name.slice(field.key.length + 2) : undefined;
    const line: Line = {
      type: 'line',
      text: `${field.key}:`,
      marker: null,
      indent: 0,
      isApart: true,
      isBold: false,
      span,
    };
    return [line, { ...block, ...(own === undefined ? {} : { name: own }) }];
  });
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
          ? next.indent <= block.indent + 3 &&
            (next.isApart || isLong(next) || isAboveLines(block, next) || (block.isApart && isPlain(block)))
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
