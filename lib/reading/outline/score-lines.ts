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
  startsLarge,
  startsSmall,
  withoutDigits,
} from '../source/signs';

const dashes = [' – ', ' — ', ' - '];
const widest = 90;
export const isLong = (text: string): boolean => endsSentence(text) || visualWidth(text) > widest;

/** "Rent: 1,200", "12 May – kick-off": says something itself. */
function isValued(text: string): boolean {
  const dash = dashes.map((sign) => text.indexOf(sign)).find((at) => at > 0);
  return (
    fieldOf(text, widest) !== null ||
    hasDigit(text.charAt(0)) ||
    ['→', '=>'].some((sign) => text.includes(sign)) ||
    (dash !== undefined && hasDigit(text.slice(dash)))
  );
}

/** "January 412 t" and "February 398 t" are lines of one list; a year above numbers is that of a title. */
function isAlike(one: string, other: string): boolean {
  const [a = '', b = ''] = [one, other].map((text) => text.slice(text.search(/\p{Nd}/u)));
  return hasDigit(one) && hasDigit(other) && !(isYear(b) && !isYear(a)) && valueShape(a) === valueShape(b);
}
const valueShape = (text: string): string => withoutDigits(text).replace(/0[0.,\s]*/gu, '0');

const plainLine = (block: Block | undefined): Line | null => (block?.type === 'line' && block.marker === null ? block : null);

/** What a line is like, by itself and beside its neighbours. */
export function featuresOf(blocks: readonly Block[], at: number, line: Line): string[] {
  const { text } = line;
  const [before, next] = [blocks[at - 1], blocks[at + 1]];
  const [width, words] = [visualWidth(text), wordCount(text)];
  const above = plainLine(before);
  const below = plainLine(next);
  const run: Line[] = [];
  for (let to = at + 1; ; to += 1) {
    const each = plainLine(blocks[to]);
    if (each === null || each.isApart || each.indent < line.indent) break;
    run.push(each);
  }
  const mean = run.reduce((sum, each) => sum + visualWidth(each.text), 0) / Math.max(1, run.length);
  const valued = run.filter((each) => isValued(each.text) || hasDigit(each.text)).length;
  const isOpen = line.isApart || above === null || isLong(above.text);
  const isLead = endsWithColon(text);
  const isStop = endsSentence(text) && !isQuestion(text);
  const isPlain = !isStop && !isValued(text) && words <= 12 && width <= widest;
  const found: Record<string, boolean> = {
    bias: true,
    'width>20': width > 20,
    'width>40': width > 40,
    'width>60': width > 60,
    'width>90': width > widest,
    'width>130': width > 130,
    'words>3': words > 3,
    'words>5': words > 5,
    'words>8': words > 8,
    'words>12': words > 12,
    'words>18': words > 18,
    stop: isStop,
    colon: isLead,
    question: isQuestion(text),
    comma: endsWith(text, ',;，；、'),
    small: startsSmall(text),
    'small apart': startsSmall(text) && line.isApart,
    capitals: startsLarge(text) && text === text.toUpperCase() && text.length > 3,
    bracket: '([（【'.includes(text.charAt(0)),
    digit: hasDigit(text),
    valued: isValued(text),
    wordless: !hasLetter(text),
    bold: line.isBold,
    indented: line.indent > 0,
    first: at === 0,
    'first plain': at === 0 && isPlain,
    apart: line.isApart,
    open: isOpen,
    'open plain': isOpen && isPlain,
    'behind marked': before?.type === 'line' && before.marker !== null,
    'behind long': above !== null && isLong(above.text),
    'behind short': above !== null && !isLong(above.text) && !line.isApart,
    'behind alike': above !== null && isAlike(above.text, text),
    'behind deeper': before?.type === 'line' && before.indent > line.indent,
    last: next === undefined,
    'above heading': next?.type === 'heading' || next?.type === 'rule',
    'above block': next !== undefined && !['line', 'heading', 'rule'].includes(next.type),
    'above marked': next?.type === 'line' && next.marker !== null && next.marker.sort !== 'label',
    'above label': next?.type === 'line' && next.marker?.sort === 'label',
    'above marked plain': next?.type === 'line' && next.marker !== null && isPlain,
    'above marked, lead': next?.type === 'line' && next.marker !== null && isLead,
    'above deeper': next?.type === 'line' && next.indent > line.indent + 1,
    'above apart': below?.isApart === true,
    'above apart, open plain': below?.isApart === true && isOpen && isPlain,
    'above long': below !== null && isLong(below.text),
    'above long, plain': below !== null && isLong(below.text) && isOpen && isPlain,
    'above long beside, plain': below !== null && !below.isApart && isLong(below.text) && isOpen && isPlain,
    'above question': below !== null && isQuestion(below.text),
    'question above question': below !== null && isQuestion(below.text) && isQuestion(text),
    'question above text': below !== null && isQuestion(text) && isLong(below.text) && !isQuestion(below.text),
    'above field': below !== null && fieldOf(below.text) !== null,
    'above alike': below !== null && isAlike(below.text, text),
    'above small': below !== null && startsSmall(below.text),
    'above short beside': below !== null && !below.isApart && !isLong(below.text),
    'above run': run.length > 1,
    'above run, open plain': run.length > 1 && isOpen && isPlain,
    'above values': run.length > 1 && valued >= run.length * 0.6,
    'above values, open plain': run.length > 1 && valued >= run.length * 0.6 && isOpen && isPlain,
    'above wider': run.length > 0 && mean > width * 1.15,
    'above wider, open plain': run.length > 0 && mean > width * 1.15 && isOpen && isPlain,
    'above much wider': run.length > 0 && mean > width * 2.5,
    alone: line.isApart && below?.isApart === true,
  };
  return Object.keys(found).filter((key) => found[key]);
}
