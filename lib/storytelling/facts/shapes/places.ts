import { cellSenses } from '@/lib/languages/cell-words';
import { amountsIn } from '@/lib/reading/data/read-amount';
import { hasDigit, hasLetter } from '@/lib/reading/source/signs';
import { wordCount } from '@/lib/reading/source/sentences';
import { wordsIn } from '@/lib/languages/normal-form';
import type { TellingContext } from '../../context';
import { draftOf, type Draft } from '../../forms/draft';
import { headOf } from '../../text/pieces';
import { partsOf } from '@/lib/reading/source/brackets';
import { capitalised, isBlank, trimmed, unstopped } from '../../text/signs';
import { eventIn, nounIn } from '../noun-heads';
import { factMarksIn, hasFactWord, type ToldPassage, type ToldStatement } from '../passage';
import { withoutBrackets } from '../quantities';
import { restOf, withRest } from '../rest';

const worth = 7;
const [fewestItems, mostItems, mostWordsOfName, mostWordsOfAxis, mostRest] = [3, 24, 7, 8, 4];
const around = ' \t,.;:。：，、；–—-=>|/()（）';
const levels = { low: 1, medium: 2, high: 3 } as const;
const scales = [5, 10, 100] as const;

interface Value {
  /** What the value is of, where it is said beside it. */
  axis: string;
  at: number;
  text: string;
}

interface Placed {
  name: string;
  values: readonly [Value, Value];
}

/** Things that are each rated twice, by numbers of two scales or by high and low: each has its place between two axes. */
export function placesShape(passage: ToldPassage, context: TellingContext): Draft | null {
  const { statements, title, heading } = passage;
  if (statements.length < fewestItems) return null;
  const read = statements.map((statement) => placedIn(statement, context));
  const items = read.flatMap((each) => each ?? []);
  if (items.length < fewestItems || items.length > mostItems) return null;
  const rest = restOf(passage, (at) => read[at] !== null);
  if (rest.length > mostRest || rest.length > items.length) return null;
  const lead = rest.filter(({ text }) => axesSaid(text, context) !== null);
  const axes = axesOf(items, [...rest.map(({ text }) => text), ...(heading === null ? [] : [heading])], context);
  // Values that are said to be of anything else are of no two scales.
  const areOfAxes =
    axes !== null &&
    items.every(({ values }) => values.every(({ axis }) => axis === '' || axes.some((each) => sameAxis(axis, each))));
  // What is against what was aimed at are no two scales.
  if (axes?.some((axis) => hasFactWord(axis, 'aim', context)) === true) return null;
  if (axes === null || !areOfAxes || new Set(items.map(({ name }) => name.toLowerCase())).size < items.length)
    return null;
  const isWords = items.every(({ values }) => values.every(({ text }) => !hasDigit(text)));
  if (!isWords && items.some(({ values }) => values.some(({ text }) => !hasDigit(text)))) return null;
  // Both values of an item by their axes, in whatever order its author says them.
  const ordered = items.map(({ name, values }) => {
    const [first, second] = values;
    const isTurned = sameAxis(first.axis, axes[1]) && !sameAxis(first.axis, axes[0]);
    return { name, x: isTurned ? second : first, y: isTurned ? first : second };
  });
  const scaleOf = (all: readonly Value[]) => {
    if (isWords) return { min: 0.5, max: 3.5 };
    const most = Math.max(...all.map(({ at }) => at));
    const scale = scales.find(
      (each) =>
        most <= each && all.every(({ at }) => Number.isInteger(at) || each === 5) && all.every(({ at }) => at >= 0),
    );
    return scale === undefined
      ? null
      : scale === 100
        ? { min: 0, max: 100 }
        : { min: all.some(({ at }) => at < 1) ? 0 : 0.5, max: scale + 0.5 };
  };
  const [xScale, yScale] = [scaleOf(ordered.map(({ x }) => x)), scaleOf(ordered.map(({ y }) => y))];
  const draft = draftOf('matrix', worth, Math.max(0.5, items.length / 12), {
    kind: 'plot',
    title,
    xAxis: capitalised(axes[0]),
    yAxis: capitalised(axes[1]),
    ...(xScale && { xScale }),
    ...(yScale && { yScale }),
    items: ordered.map(({ name, x, y }) => ({
      name: capitalised(name),
      x: x.at,
      y: y.at,
      xText: x.text,
      yText: y.text,
    })),
  });
  const unsaid = lead.map(({ text }) => text);
  return withRest(
    { ...draft, unsaid },
    rest.filter((each) => !lead.includes(each)),
    passage,
    context,
  );
}

/** A name and two values behind it: "LED lights: effort 3, effect 8", "Tata Steel 60 / 4.1", "Hagström is high risk and high importance". */
function placedIn({ text, label, said }: ToldStatement, context: TellingContext): Placed | null {
  const isNamed = label !== null && hasLetter(label);
  const body = isNamed ? said : text;
  return ofNumbers(isNamed ? label : null, body, context) ?? ofLevels(isNamed ? label : null, body, context);
}

function ofNumbers(label: string | null, body: string, context: TellingContext): Placed | null {
  const amounts = amountsIn(body, context.tag, context.lexicon);
  const [first, second, third] = amounts;
  if (!first || !second || third) return null;
  if ([first, second].some(({ isMoney, scale, unit }) => isMoney || scale !== 1 || hasLetter(unit))) return null;
  const before = trimmed(body.slice(0, first.start), around);
  const between = trimmed(body.slice(first.end, second.start), around);
  const behind = trimmed(body.slice(second.end), around);
  // Where the values stand behind what they are of, the last word before the first one is that.
  if (hasLetter(behind) && wordCount(behind) > 2) return null;
  const axis = eventIn(between, context);
  if (wordCount(axis) > 3) return null;
  const [name, own] = label === null ? splitName(before, axis) : [label, eventIn(before, context)];
  if (!hasLetter(name) || wordCount(name) > mostWordsOfName || wordCount(own) > 3) return null;
  return {
    name,
    values: [
      { axis: own, at: first.value, text: first.text },
      { axis, at: second.value, text: second.text },
    ],
  };
}

/** "LED lights effort" before a number whose neighbour is called "effect": as many words as that are an axis. */
function splitName(before: string, axis: string): [string, string] {
  const words = before.split(' ');
  const count = axis === '' ? 0 : wordCount(axis);
  return count === 0 || words.length <= count
    ? [before, '']
    : [trimmed(words.slice(0, -count).join(' '), around), words.slice(-count).join(' ')];
}

interface Level {
  start: number;
  end: number;
  at: number;
}

/** Where a text says high, medium or low. */
export function levelsIn(text: string, context: TellingContext): Level[] {
  const words = wordsIn(text);
  const found: Level[] = [];
  for (let at = 0; at < words.length; at += 1)
    for (let length = 2; length >= 1; length -= 1) {
      const [first, last] = [words[at], words[at + length - 1]];
      if (first === undefined || last === undefined) continue;
      const sense = cellSenses(text.slice(first.start, last.end), context.tag).find((each) => each in levels);
      if (sense === undefined) continue;
      found.push({ start: first.start, end: last.end, at: levels[sense as keyof typeof levels] });
      at += length - 1;
      break;
    }
  return found;
}

function ofLevels(label: string | null, body: string, context: TellingContext): Placed | null {
  const found = levelsIn(body, context);
  const [first, second, third] = found;
  if (!first || !second || third) return null;
  const name = label ?? nounIn(body.slice(0, first.start), context);
  const after = (level: Level, to: number): string => {
    const [noun = ''] = partsOf(
      unstopped(body.slice(level.end, to)),
      (sign, at) => sign === ',' && isBlank(body.charAt(at + 1)),
    );
    const and = context.lexicon.marksIn(noun).find(({ meaning }) => meaning === 'word.and');
    return eventIn(and === undefined ? noun : noun.slice(0, and.start), context);
  };
  const axes = [after(first, second.start), after(second, body.length)];
  if (!hasLetter(name) || wordCount(name) > mostWordsOfName || axes.some((axis) => wordCount(axis) > 3)) return null;
  const value = (level: Level, axis: string): Value => ({
    axis,
    at: level.at,
    text: body.slice(level.start, level.end),
  });
  return { name, values: [value(first, axes[0] ?? ''), value(second, axes[1] ?? '')] };
}

const sameAxis = (a: string, b: string): boolean => a !== '' && b.toLowerCase().includes(a.toLowerCase());

/** What both axes are called: beside the values, in a line that says so, or in the heading. */
function axesOf(items: readonly Placed[], texts: readonly string[], context: TellingContext): [string, string] | null {
  for (const text of texts) {
    const said = axesSaid(text, context);
    if (said !== null) return said;
  }
  const named = items.find(({ values }) => values.every(({ axis }) => hasLetter(axis)));
  if (named === undefined) return null;
  const [x, y] = named.values.map(({ axis }) => axis);
  return x === undefined || y === undefined || x === y ? null : [x, y];
}

/** "Price" of "x = price, y = score". */
function letterAxis(text: string, axis: 'x' | 'y'): string | null {
  for (const part of text.split(/[,;.]/u)) {
    const [, letter = '', said = ''] = /^(?:\S+ )?([xy]) ?[=:] ?(\S.*)$/iu.exec(part.trim()) ?? [];
    if (letter.toLowerCase() === axis && hasLetter(said)) return said;
  }
  return null;
}

/** "Horizontal is how easily we could replace them, vertical is how much we spend". */
export function axesSaid(text: string, context: TellingContext): [string, string] | null {
  const plain = withoutBrackets(text).plain;
  const [x, y] = (['x', 'y'] as const).map((axis) => letterAxis(plain, axis));
  if (x && y) return [x, unstopped(y)];
  const marks = factMarksIn(plain, context);
  const [across, upwards] = [marks.find(({ word }) => word === 'across'), marks.find(({ word }) => word === 'upwards')];
  if (across === undefined || upwards === undefined) return null;
  const [first, second] = across.start < upwards.start ? [across, upwards] : [upwards, across];
  const said = (from: number, to: number): string => {
    const whole = trimmed(unstopped(plain.slice(from, to)), around).replace(/\s{2,}/gu, ' ');
    const headed = headOf(whole)?.rest ?? whole;
    const and = context.lexicon
      .marksIn(headed)
      .find(({ meaning, end }) => meaning === 'word.and' && end === headed.length);
    const plainly = trimmed(and === undefined ? headed : headed.slice(0, and.start), around);
    const be = factMarksIn(plainly, context).find(({ word, start }) => word === 'be' && start === 0);
    return be === undefined ? plainly : trimmed(plainly.slice(be.end), around);
  };
  // "Effort across, effect upwards" says them before, "across is the effort" behind.
  const isBefore = hasLetter(nounIn(plain.slice(0, first.start), context)) && !hasLetter(plain.slice(second.end));
  const pieces = isBefore
    ? [said(0, first.start), said(first.end, second.start)]
    : [said(first.end, second.start), said(second.end, plain.length)];
  const [a = '', b = ''] = pieces;
  if (!hasLetter(a) || !hasLetter(b) || [a, b].some((each) => wordCount(each) > mostWordsOfAxis)) return null;
  return across.start < upwards.start ? [a, b] : [b, a];
}
