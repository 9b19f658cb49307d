import type { TellingContext } from '../context';
import { wordCount } from '@/lib/reading/source/sentences';
import { amountsOf } from '../text/counted';
import { datedOf, datedWithin, type Dated } from '../text/dated';
import { headOf, piecesOf } from '../text/pieces';
import { partsOf } from '@/lib/reading/source/brackets';
import { capitalised, trimmed, unstopped } from '../text/signs';
import { writtenDate } from '../text/written';
import { draftOf, type Draft } from './draft';
import { linesOfPoints, wordsOfPoints, type FormMaterial, type TextPoint } from './material';

const [fewestEvents, mostEvents, mostWordsOfEvent] = [3, 8, 24];

export function timeline(material: FormMaterial, context: TellingContext): Draft | null {
  const { title, points, roles, asked } = material;
  const isCalledFor = roles.has('timeline') || asked.has('timeline');
  if (points.length > mostEvents || points.some(({ children }) => children.length > 2)) return null;
  const pieces = linesOfPoints(points, context)
    .slice(1)
    .filter(({ heads }) => heads.length === 0);
  const lines = [points.map(({ text }) => text), ...pieces.map((each) => each.lines)];
  const read = lines.map((each) => eventsIn(each, isCalledFor, context));
  const most = Math.max(...read.map((events) => events?.length ?? 0));
  const index = read.findIndex((events) => events !== null && events.length === most);
  const events = read[index];
  if (events === undefined || events === null) return null;
  return draftOf('timeline', isCalledFor ? 3 : 2.2, Math.max(events.length / 6, wordsOfPoints(points) / 80), {
    kind: 'timeline',
    title,
    events: events.map(({ when, text, more }, at) => {
      const headed = headOf(text);
      const children = index > 0 ? [] : (points[at]?.children.map((child) => child.text) ?? []);
      const detail = [headed?.rest, ...more, ...children].filter(Boolean).join('; ');
      return {
        when: capitalised(writtenDate(when.text, context.reading.language)),
        title: capitalised(unstopped(headed?.head ?? text)),
        ...(detail === '' ? {} : { detail: unstopped(detail) }),
      };
    }),
  });
}

const [fewestRows, mostRows, mostWordsBeside] = [3, 20, 30];

/** Times and what happens then as rows: where a table is asked for, and where they are too many for a line. */
export function schedule({ title, points, asked }: FormMaterial, context: TellingContext): Draft | null {
  if (!asked.has('table') && points.length <= mostEvents) return null;
  const whole = points.map(({ text }) => text);
  for (const lines of [whole, ...linesOfPoints(points, context).map((each) => each.lines)]) {
    const read = lines.map((line) => datedOf(line, context));
    // "From 2025" beside days is said of all of them.
    const isYears = read.every((row) => row === null || row.when.scale === 'year');
    const dated = read.map((row) => (isYears || row?.when.scale !== 'year' ? row : null));
    const rows = dated.filter((row) => row !== null);
    const beside = lines
      .filter((_, index) => dated[index] === null)
      .map(unstopped)
      .join('; ');
    const isRow = rows.length >= fewestRows && rows.length >= lines.length * shareOwned && rows.length <= mostRows;
    if (!isRow || wordCount(beside) > mostWordsBeside || points.some(({ children }) => children.length > 0)) continue;
    const { language } = context.reading;
    return draftOf(asked.has('timeline') ? 'timeline' : 'table', 1.6, rows.length / 12, {
      kind: 'table',
      title,
      columns: [{ label: '' }, { label: '' }],
      rows: rows.map(({ when, text }) => [writtenDate(when.text, language), capitalised(unstopped(text))]),
      ...(beside === '' ? {} : { caption: beside }),
    });
  }
  return null;
}

/** Of this share of the points a time or an owner is known. */
const shareOwned = 0.75;

interface Event extends Dated {
  /** What is said behind it without a time of its own. */
  more: string[];
}

function eventsIn(lines: readonly string[], isCalledFor: boolean, context: TellingContext): Event[] | null {
  const events: Event[] = [];
  let without = 0;
  for (const line of lines) {
    const dated = isCalledFor ? datedWithin(line, context) : datedOf(line, context);
    const last = events.at(-1);
    if (dated !== null) events.push({ ...dated, more: [] });
    else if (last === undefined) return null;
    else {
      last.more.push(line);
      without += 1;
    }
  }
  const fewest = isCalledFor ? 2 : fewestEvents;
  if (events.length < fewest || events.length > mostEvents || without * 3 > events.length) return null;
  if (events.some(({ text }) => wordCount(text) > mostWordsOfEvent)) return null;
  const [first] = events;
  const isOneScale = events.every(({ when }) => when.scale === first?.when.scale);
  const falls = events.filter(({ when }, index) => index > 0 && when.at < (events[index - 1]?.when.at ?? 0)).length;
  // From November on the months of the next year follow.
  const isNextYear = first?.when.scale === 'month' && falls === 1 && (events.at(-1)?.when.at ?? 0) < first.when.at;
  const isAscending = falls === 0 || isNextYear;
  if (isOneScale && !isAscending && !isCalledFor) return null;
  // Numbers over time are a series, not events.
  const isSeries = events.every(({ text }) => wordCount(text) <= 3 && amountsOf(text, context).length > 0);
  return isSeries ? null : events;
}

/** "Anna to bring a proposal – by 14 July", "Order vests (S. Petrova, 16 May)". */
export function actions({ title, points, roles, asked }: FormMaterial, context: TellingContext): Draft | null {
  if (!roles.has('actions') && !asked.has('actions')) return null;
  const isLong = points.some(({ children, text }) => children.length > 0 || wordCount(text) > 28);
  if (points.length < 1 || points.length > 7 || isLong) return null;
  const steps = points.map((point) => actionOf(point, context));
  const owned = steps.filter(({ owner, due }) => owner !== undefined || due !== undefined).length;
  if (owned < Math.max(2, points.length * shareOwned)) return null;
  const { action, owner, due } = context.words;
  return draftOf('actions', 2, Math.max(points.length / 6, wordsOfPoints(points) / 80), {
    kind: 'next_steps',
    title,
    steps,
    labels: { action, owner, due },
  });
}

const person = /^\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,2}$/u;

/** What is to be done, by whom and by when, where the line says it in brackets, behind a dash or a comma, or as its head. */
export function actionOf(
  { text }: TextPoint,
  context: TellingContext,
): { action: string; owner?: string; due?: string } {
  const isTime = (piece: string): boolean => datedOf(`${piece}: x`, context)?.text === 'x';
  const isPerson = (piece: string): boolean => person.test(piece) && !isTime(piece);
  let rest = unstopped(text);
  let owner: string | undefined;
  let due: string | undefined;
  const at = Math.max(
    rest.endsWith(')') ? rest.lastIndexOf('(') : -1,
    rest.lastIndexOf(' – '),
    rest.lastIndexOf(' - '),
  );
  const pieces = at <= 0 ? [] : piecesOf(trimmed(rest.slice(at), '()–-'), context);
  if (pieces.length > 0 && pieces.every((piece) => isTime(piece) || isPerson(piece))) {
    [due, owner] = [pieces.find(isTime), pieces.find(isPerson)];
    rest = rest.slice(0, at).trim();
  }
  const headed = headOf(rest);
  if (headed !== null && owner === undefined && isPerson(headed.head)) [owner, rest] = [headed.head, headed.rest];
  else if (headed !== null && due === undefined && isTime(headed.head)) [due, rest] = [headed.head, headed.rest];
  // "Mail to all customers, by Friday".
  const parts = partsOf(rest, (sign) => sign === ',');
  const last = parts.at(-1);
  if (due === undefined && last !== undefined && parts.length > 1 && isTime(last)) {
    due = last;
    rest = trimmed(rest.slice(0, rest.lastIndexOf(last)), ',');
  }
  return {
    action: capitalised(rest),
    ...(owner === undefined ? {} : { owner }),
    ...(due === undefined ? {} : { due: capitalised(due) }),
  };
}
