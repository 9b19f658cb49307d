import { courseWords } from '@/lib/languages/course-words';
import { wordsIn } from '@/lib/languages/normal-form';
import { readWhen } from '@/lib/reading/data/read-time';
import { isKin, termsOf } from '@/lib/reading/naming/terms';
import { wordCount } from '@/lib/reading/source/sentences';
import { hasDigit, hasLetter } from '@/lib/reading/source/signs';
import type { FactWord } from '@/lib/languages/concepts';
import type { TellingContext } from '../../context';
import { draftOf, type Draft } from '../../forms/draft';
import { flat } from '../../forms/material';
import { rolesIn } from '../../forms/roles';
import { headOf } from '../../text/pieces';
import { partsOf } from '@/lib/reading/source/brackets';
import { capitalised, isBlank, trimmed, unstopped } from '../../text/signs';
import { sentencesIn } from '@/lib/reading/source/sentences';
import { factMarksIn, isWish, type ToldPassage, type ToldStatement } from '../passage';
import { withRest } from '../rest';

const worth = 6;
const [mostLines, mostWordsOfLine, fewestWordsOfClause, mostWordsBefore, mostLeads] = [9, 24, 2, 1, 1];
const times = ['past', 'present', 'future'] as const;
/** One of these, or the year that is said. */
type Time = (typeof times)[number] | number;

/** A stretch of text that opens with the word for a time. */
interface Opened {
  time: Time;
  label: string;
  rest: string;
}

interface State {
  time: Time;
  label: string;
  lines: string[];
}

const around = ' \t,.;:。：，、；–—-=>|';

/**
 * What is said of two times, each opened by its word: "Before, tractors waited 95 minutes, …. Now they wait 20, …", in
 * sentences, lines or columns. What both say of one thing stands side by side.
 */
export function statesShape(passage: ToldPassage, context: TellingContext): Draft | null {
  const { points, title } = passage;
  const turns = turnsDraft(passage, context);
  if (turns !== null) return turns;
  const isPlain = points.every(({ children }) => children.length === 0);
  const opening = passage.heading === null || !isPlain ? null : pastOfHeading(passage.heading, context);
  const states: State[] = opening === null ? [] : [{ time: opening, label: '', lines: [] }];
  const rest: string[] = [];
  const leads: string[] = [];
  // Beside each other each heading says the time of what stands below it, or that is of no time.
  const areColumns = points.length > 1 && points.every(({ children }) => children.length > 0);
  if (areColumns && !points.every(({ text }) => openingOf(text, true, context) !== null)) return null;
  for (const { text, children } of points) {
    const below = children.flatMap(flat);
    const lines = [...sentencesIn(text).map((each) => each.text), ...below];
    for (const [at, line] of lines.entries()) {
      const opened = openingOf(line, at === 0 && below.length > 0, context);
      const known = opened === null ? undefined : states.find(({ time }) => time === opened.time);
      const last = states.at(-1);
      if (opened !== null && known === undefined)
        states.push({ time: opened.time, label: opened.label, lines: clausesIn(opened.rest) });
      else if (opened !== null && known !== undefined && last !== known) known.lines.push(...clausesIn(opened.rest));
      else if (isWish(line, context)) rest.push(unstopped(line));
      else if (last === undefined && leads.length < mostLeads && wordCount(line) <= mostWordsOfLine)
        leads.push(unstopped(line));
      else if (last === undefined) return null;
      else last.lines.push(...clausesIn(line));
    }
  }
  const [one, other, more] = states;
  // "First …. Then …. After that …" is a course, not how it was and how it is.
  if (!one || !other || more || leads.some((lead) => opensCourse(lead, context.tag))) return null;
  const isTurned = orderOf(one.time) > orderOf(other.time);
  if (typeof one.time !== typeof other.time) return null;
  const [before, after] = isTurned ? [other, one] : [one, other];
  const counts = [before, after].map(({ lines }) => lines.length);
  if (Math.min(...counts) === 0 || Math.max(...counts) > mostLines || counts.reduce((sum, each) => sum + each, 0) < 3)
    return null;
  const all = [...before.lines, ...after.lines];
  if (all.some((line) => wordCount(line) > mostWordsOfLine)) return null;
  const words = all.reduce((sum, line) => sum + wordCount(line), 0);
  const areNamed = before.label !== '' && after.label !== '';
  const draft = draftOf('comparison', worth, Math.max(words / (context.mostWords * 1.4), Math.max(...counts) / 7), {
    kind: 'before_after',
    title,
    changes: sideBySide(before.lines, after.lines, context),
    ...(areNamed && { labels: { before: capitalised(before.label), after: capitalised(after.label) } }),
  });
  // A sentence before both says what they are of.
  const [lead] = leads;
  const slide =
    lead !== undefined && passage.heading === null ? { ...draft.slide, title: capitalised(lead) } : draft.slide;
  return { ...draft, slide, unsaid: rest };
}

function opensCourse(lead: string, tag: string): boolean {
  const [first] = wordsIn(lead);
  return first !== undefined && courseWords(tag).places[0]?.includes(first.form) === true;
}

const [fewestTurns, shareOfTurns, mostWordsOfHeading] = [2, 0.75, 8];

/** "Before, guests signed a book, now they scan a code": lines that each say both of one thing. */
function turnsDraft(passage: ToldPassage, context: TellingContext): Draft | null {
  const lines = passage.points.flatMap(({ text, children }) =>
    [text, ...children.flatMap(flat)].flatMap((line) => sentencesIn(line).map((each) => each.text)),
  );
  const read = lines.map((line) => turnIn(line, context));
  const turns = read.flatMap((each) => each ?? []);
  if (turns.length < fewestTurns || turns.length > mostLines || turns.length < lines.length * shareOfTurns) return null;
  const sides = turns.flatMap((turn) => [turn.before, turn.after]);
  if (sides.some((side) => wordCount(side) > mostWordsOfLine)) return null;
  const words = sides.reduce((sum, side) => sum + wordCount(side), 0);
  const rest = lines.flatMap((line, at): ToldStatement[] =>
    read[at] === null ? [{ text: unstopped(line), label: null, said: line, point: at }] : [],
  );
  const draft = draftOf('comparison', worth, Math.max(words / (context.mostWords * 1.4), turns.length / 7), {
    kind: 'before_after',
    title: passage.title,
    changes: turns,
  });
  return withRest(draft, rest, passage, context);
}

/** A clause that one time opens before a clause that another one does. */
function turnIn(line: string, context: TellingContext): { before: string; after: string } | null {
  const plain = unstopped(line);
  const first = openingOf(plain, false, context);
  if (first === null || typeof first.time === 'number') return null;
  for (const { index } of plain.matchAll(clauseEnd)) {
    const other = openingOf(trimmed(plain.slice(index), around), false, context);
    if (other === null || typeof other.time === 'number' || other.time === first.time) continue;
    const own = first.rest.slice(0, first.rest.length - (plain.length - index));
    const sides = [own, other.rest].map((side) => said(trimmed(side, around))) as [string, string];
    if (!sides.every(hasLetter)) return null;
    const [before, after] = orderOf(first.time) > orderOf(other.time) ? [sides[1], sides[0]] : sides;
    return { before, after };
  }
  return null;
}

const clauseEnd = /[,;，、；،؛]|\s[–—-]\s|→|=>|->/gu;

/** "It used to be like this": a heading that names the past alone opens what stands below it. */
function pastOfHeading(heading: string, context: TellingContext): Time | null {
  const marks = factMarksIn(heading, context);
  const named = marks.flatMap(({ word, start, end }) => {
    // "To be" in "used to be" says no time of its own.
    const isWithin = marks.some(
      (mark) => mark.end - mark.start > end - start && mark.start <= start && mark.end >= end,
    );
    return isWithin ? [] : (times.find((time) => time === word) ?? []);
  });
  const [time, more] = [...new Set(named)];
  const isName = wordCount(heading) <= mostWordsOfHeading && !hasDigit(heading);
  return isName && time === 'past' && more === undefined ? time : null;
}

const orderOf = (time: Time): number => (typeof time === 'number' ? time : times.indexOf(time));

const said = (text: string): string => capitalised(unstopped(text));

/** The word for a time that a line begins with: alone before a colon, before a comma, or as the first word of a sentence. */
function openingOf(text: string, isHead: boolean, context: TellingContext): Opened | null {
  const plain = unstopped(text.trim());
  const headed = headOf(plain);
  const label = headed?.head ?? (isHead ? trimmed(plain, ':：') : null);
  if (label !== null && wordCount(label) <= 4) {
    const time = timeOf(label, context) ?? roleTime(label, context);
    if (time !== null) return { time, label, rest: headed?.rest ?? '' };
  }
  const mark = factMarksIn(plain, context)
    .filter(
      ({ word, start }) =>
        (times as readonly FactWord[]).includes(word) &&
        wordCount(plain.slice(0, start)) <= mostWordsBefore &&
        start < 16,
    )
    .sort((a, b) => a.start - b.start || b.end - a.end)[0];
  if (mark === undefined || mark.start > 0) {
    // "In 2019 there were …".
    const when = readWhen(plain, context.lexicon);
    const isYear = when?.scale === 'year' && !/^[\s]*(?:-|–|bis|to)/u.test(plain.slice(when.end));
    return isYear ? { time: when.at, label: plain.slice(0, when.end), rest: plain.slice(when.end) } : null;
  }
  const word = plain.slice(mark.start, mark.end);
  // "Up to" leads to a time and names none.
  const isName = !context.lexicon.meaningsOf(word).includes('around') || ',，、:：'.includes(plain.charAt(mark.end));
  return { time: mark.word as Time, label: isName ? word : '', rest: plain.slice(mark.end) };
}

/** A label that names one time and no other one. */
function timeOf(label: string, context: TellingContext): Time | null {
  const found = [
    ...new Set(factMarksIn(label, context).flatMap(({ word }) => times.find((time) => time === word) ?? [])),
  ];
  // "Now" in "until now" says what was.
  const longest = factMarksIn(label, context)
    .filter(({ word }) => times.some((time) => time === word))
    .sort((a, b) => b.end - b.start - (a.end - a.start))[0];
  return found.length === 0 ? null : (longest?.word as Time);
}

function roleTime(label: string, context: TellingContext): Time | null {
  const roles = rolesIn(label, context);
  return roles.has('before') === roles.has('after') ? null : roles.has('before') ? 'present' : 'future';
}

const mostWordsOfClause = 12;

/** Clause by clause: between commas and semicolons; where that would leave scraps, as it is. */
function clausesIn(text: string): string[] {
  const plain = trimmed(unstopped(text), around);
  if (!hasLetter(plain)) return [];
  const strong = partsOf(plain, (sign) => ';；'.includes(sign));
  if (strong.length > 1)
    return strong.flatMap((part) => (wordCount(part) > mostWordsOfClause ? clausesIn(part) : [said(part)]));
  const clauses = partsOf(
    plain,
    (sign, at) => '，、،'.includes(sign) || (sign === ',' && isBlank(plain.charAt(at + 1))),
  );
  return (clauses.every((clause) => wordCount(clause) >= fewestWordsOfClause) ? clauses : [plain]).map(said);
}

/** Each line beside the one of the other time that shares most of its words; the others in their order. */
function sideBySide(before: readonly string[], after: readonly string[], { tag }: TellingContext) {
  const termsFor = (line: string): string[] => termsOf(line, tag).filter((term) => !/^\p{Nd}/u.test(term));
  const pairs = before.flatMap((line, at) =>
    after.map((other, to) => ({
      at,
      to,
      shared: termsFor(line).filter((term) => termsFor(other).some((each) => isKin(term, each))).length,
    })),
  );
  const [left, right] = [new Set(before.keys()), new Set(after.keys())];
  const partner = new Map<number, number>();
  for (const { at, to, shared } of pairs.sort(
    (a, b) => b.shared - a.shared || Math.abs(a.at - a.to) - Math.abs(b.at - b.to),
  )) {
    if (shared === 0 || !left.has(at) || !right.has(to)) continue;
    left.delete(at);
    right.delete(to);
    partner.set(at, to);
  }
  const free = [...right];
  const topicOf = (one: string, other: string): { topic?: string; before: string; after: string } => {
    const [a, b] = [headOf(one), headOf(other)];
    return a !== null && b !== null && a.head.toLowerCase() === b.head.toLowerCase()
      ? { topic: said(a.head), before: said(a.rest), after: said(b.rest) }
      : { before: one, after: other };
  };
  const rows = before.map((line, at) => {
    const to = partner.get(at) ?? free.shift();
    return to === undefined ? { before: line } : topicOf(line, after[to] ?? '');
  });
  return [...rows, ...free.map((to) => ({ after: after[to] ?? '' }))];
}
