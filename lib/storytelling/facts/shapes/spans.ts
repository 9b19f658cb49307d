import { courseWords } from '@/lib/languages/course-words';
import { readWhen, spanJoint } from '@/lib/reading/data/read-time';
import { hasLetter } from '@/lib/reading/source/signs';
import { wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../../context';
import type { Draft } from '../../forms/draft';
import { draftOfPlan } from '../../forms/roadmap-forms';
import { amountsOf } from '../../text/counted';
import { remembered } from '../../text/remember';
import { partsOf } from '@/lib/reading/source/brackets';
import { isBlank, trimmed } from '../../text/signs';
import {
  dayInYear,
  planText,
  stretchBetween,
  stretchOf,
  type PlannedItem,
  type TimePoint,
  type TimeStretch,
} from '../../text/stretch';
import { eventIn } from '../noun-heads';
import { factMarksIn, hasFactWord, isWish, type ToldPassage, type ToldStatement } from '../passage';
import { withoutBrackets } from '../quantities';
import { withRest } from '../rest';

const [fewestItems, fewestSpans, mostWordsOfItem, mostWordsOfLane, mostRest, firstYear] = [3, 2, 9, 4, 2, 1950];
const around = ' \t,.;:。：，、；–—-=>|()（）';

interface Dated {
  start: number;
  end: number;
  text: string;
}

/**
 * What lasts from when to when, told stream by stream: "Building, permits from January to May 2025, then construction
 * until February. The roof works begin in April and end in September". A piece without a time before those with one names
 * their stream.
 */
export function spansShape(passage: ToldPassage, context: TellingContext): Draft | null {
  const { statements, title } = passage;
  const planned: PlannedItem[] = [];
  const rest: ToldStatement[] = [];
  for (const statement of statements) {
    const own = itemsIn(statement, context);
    if (own === null || own.length === 0) rest.push(statement);
    else planned.push(...own);
  }
  const wishes = rest.filter(({ text }) => isWish(text, context));
  if (planned.length < fewestItems || rest.length - wishes.length > mostRest) return null;
  if (planned.filter(({ stretch }) => stretch.isSpan).length < fewestSpans) return null;
  if (planned.some(({ stretch }) => [stretch.from, stretch.to].some(({ year }) => year !== null && year < firstYear)))
    return null;
  const dated = withYears(planned);
  const lanes = new Set(dated.map(({ lane }) => lane));
  // A lane for each item says nothing more than the item.
  const hasLanes = lanes.size > 1 && lanes.size < dated.length;
  const items = hasLanes
    ? dated
    : dated.map(({ text, lane, stretch }) => ({ text: text ?? lane, stretch }) as PlannedItem);
  const draft = draftOfPlan(title, items, hasLanes, context);
  return draft && withRest(draft, rest, passage, context);
}

/** A year that is not said is that of the item before in its stream, else the first of all; what goes back goes on in the next. */
function withYears(planned: readonly PlannedItem[]): PlannedItem[] {
  const years = planned.flatMap(({ stretch }) => [stretch.from.year, stretch.to.year].flatMap((year) => year ?? []));
  if (years.length === 0 || new Set(years).size === 1) return [...planned];
  let before: PlannedItem | undefined;
  return planned.map((item) => {
    const isNext = before !== undefined && before.lane === item.lane && item.lane !== undefined;
    const { from, to } = item.stretch;
    const last = isNext ? before?.stretch.to.year : undefined;
    const year = from.year ?? last ?? Math.min(...years);
    const dated = { ...item, stretch: { ...item.stretch, from: inYear(from, year), to: inYear(to, to.year ?? year) } };
    before = dated;
    return dated;
  });
}

const inYear = (point: TimePoint, year: number): TimePoint =>
  point.year !== null || point.scale === 'period'
    ? point
    : { ...point, year, ordinal: point.scale === 'day' ? dayInYear(point, year) : point.ordinal };

/** Every time that a text says, the longest at each place. */
const timesIn = remembered((text, { lexicon }): Dated[] => {
  const found: Dated[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (at > 0 && !isBlank(text.charAt(at - 1)) && !"('’".includes(text.charAt(at - 1))) continue;
    const when = readWhen(text.slice(at), lexicon);
    if (when === null || when.scale === 'relative' || when.scale === 'clock' || when.scale === 'weekday') continue;
    found.push({ start: at, end: at + when.end, text: when.text });
    at += Math.max(0, when.end - 1);
  }
  return found;
});

/** The pieces of a statement that say when; null where one of them can't be read. */
function itemsIn({ text, label, said }: ToldStatement, context: TellingContext): PlannedItem[] | null {
  const isLabelled = label !== null && timesIn(label, context).length === 0;
  const body = withoutBrackets(isLabelled ? said : text).plain;
  let lane = isLabelled && wordCount(label) <= mostWordsOfLane ? planText(label) : undefined;
  const pieces = partsOf(
    body,
    (sign, at) => ';；，、،'.includes(sign) || (sign === ',' && isBlank(body.charAt(at + 1))),
  ).flatMap((piece) => clausesOf(piece, context));
  const isDates = label !== null && hasFactWord(label, 'date', context);
  const items: PlannedItem[] = [];
  for (const [at, piece] of pieces.entries()) {
    const item = itemIn(piece, context);
    if (item === null) {
      const name = trimmed(piece, around);
      // "Building, permits from January …": what stands first and says no time is the stream.
      if (at === 0 && !isLabelled && hasLetter(name) && wordCount(name) <= mostWordsOfLane && pieces.length > 1)
        lane = planText(eventIn(name, context));
      const last = items.at(-1);
      const end = last?.stretch.isSpan === false ? endIn(piece, last.stretch, context) : null;
      // "… begin in July, and end in December": a verb alone says how long the one before lasts.
      if (end !== null && last !== undefined) items[items.length - 1] = { ...last, stretch: end };
      else if (items.length === 0 && lane === undefined) return null;
      continue;
    }
    items.push({
      ...(lane !== undefined && !isDates && !hasFactWord(lane, 'date', context) && { lane }),
      text: planText(item.text),
      stretch: item.stretch,
    });
  }
  return items;
}

/** Until when something lasts, by a piece that says nothing but that. */
function endIn(piece: string, from: TimeStretch, context: TellingContext): TimeStretch | null {
  const [time, more] = timesIn(piece, context);
  if (time === undefined || more !== undefined) return null;
  if (hasLetter(withoutVerb(piece.slice(0, time.start), context)) || hasLetter(piece.slice(time.end))) return null;
  const [start, end] = [bare(from.text, context), bare(time.text, context)];
  return start === null || end === null ? null : stretchBetween(start, end, context.lexicon);
}

/** Two that an "and" joins, where each says its own time and what is then. */
function clausesOf(piece: string, context: TellingContext): string[] {
  const lower = piece.toLowerCase();
  for (const then of courseWords(context.tag).then) {
    const at = lower.indexOf(` ${then} `);
    if (at > 0 && timesIn(piece.slice(0, at), context).length > 0) return [piece.slice(0, at), piece.slice(at + 1)];
  }
  const ands = context.lexicon.marksIn(piece).filter(({ meaning }) => meaning === 'word.and');
  for (const { start, end } of ands) {
    const halves = [piece.slice(0, start).trim(), piece.slice(end).trim()];
    const items = halves.map((half) => itemIn(half, context));
    if (items.every((item) => item !== null && hasLetter(item.text) && wordCount(item.text) > 1)) return halves;
  }
  return [piece];
}

function itemIn(piece: string, context: TellingContext): { text: string; stretch: TimeStretch } | null {
  const times = timesIn(piece, context);
  const [first, second, third] = times;
  if (first === undefined || third !== undefined) return null;
  const stretch = second === undefined ? alone(first, piece, context) : joined(first, second, piece, context);
  if (stretch === null) return null;
  const before = withoutVerb(piece.slice(0, first.start), context);
  const behind = withoutVerb(piece.slice((second ?? first).end), context);
  const text = hasLetter(before) ? before : behind;
  // Money in a quarter is a figure.
  const isFigure = amountsOf(text, context).some(({ isMoney, isPercent }) => isMoney || isPercent);
  return hasLetter(text) && wordCount(text) <= mostWordsOfItem && !isFigure ? { text, stretch } : null;
}

function alone(time: Dated, _: string, { lexicon }: TellingContext): TimeStretch | null {
  return stretchOf(time.text, lexicon) ?? stretchOf(time.text.replace(/^\p{L}+['’]?\s?/u, ''), lexicon);
}

/** "From January to May", "begins in April and ends in September", "March until June". */
function joined(first: Dated, second: Dated, piece: string, context: TellingContext): TimeStretch | null {
  const between = piece.slice(first.end, second.start);
  if (between.length > longestBetween) return null;
  const [from, to] = [bare(first.text, context), bare(second.text, context)];
  if ([first, second].some(({ text }) => stretchOf(text, context.lexicon)?.isSpan === true)) return null;
  const isJoint = spanJoint.test(between) || between.trim() === '';
  // Two times that nothing joins are two times.
  const isLed = hasFactWord(between, 'last', context);
  if (!isJoint && !isLed) return null;
  const whole = isJoint ? stretchOf(piece.slice(first.start, second.end), context.lexicon) : null;
  return whole ?? (from !== null && to !== null ? stretchBetween(from, to, context.lexicon) : null);
}

const longestBetween = 48;

/** A time without the preposition before it. */
function bare(text: string, { lexicon }: TellingContext): string | null {
  for (const said of [text, text.replace(/^(?:\p{L}+\s|\p{L}+['’])/u, ''), text.replace(/^(?:\p{L}+\s){2}/u, '')])
    if (stretchOf(said, lexicon)?.isSpan === false) return said;
  return null;
}

/** "The roof works begin" and "hiring the chef from": what leads to a time is cut, verbs that say that something begins, too. */
function withoutVerb(text: string, context: TellingContext): string {
  let rest = eventIn(text, context);
  for (let turn = 0; turn < 3; turn += 1) {
    const last = [
      ...context.lexicon.marksIn(rest).filter(({ meaning }) => meaning === 'around' || meaning === 'word.to'),
      ...factMarksIn(rest, context).filter(({ word }) => word === 'be' || word === 'last'),
    ]
      .filter(({ end }) => end === rest.length)
      .sort((a, b) => a.start - b.start)[0];
    if (last === undefined) break;
    rest = eventIn(rest.slice(0, last.start), context);
  }
  return rest;
}
