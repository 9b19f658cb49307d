import type { Lexicon } from '@/lib/languages/lexicon';
import type { Turn } from './block';
import { isNoise, isStamped, readTurnLine } from './read-turn';
import type { TurnLine, TurnShape } from './read-turn';
import { endsSentence, wordCount } from './sentences';
import type { SourceLine } from './split-lines';
import { hasDigit, hasLetter, trimSigns } from './signs';

/** How many turns make a conversation of each shape: a time says more than a colon. */
const fewestTurns: Readonly<Record<TurnShape, number>> = { stamped: 2, named: 2, cue: 2, head: 3, label: 4 };
/** What a speaker's name may mean: "Speaker", "Customer", "I". */
const ofPeople = new Set(['word.people', 'word.ourselves', 'word.authorLabel', 'heading.people', 'word.private']);
/** Longer lines are paragraphs. */
const longestTurn = 4_000;
/** One label before most of the lines, and hardly anything else between. */
const fewestLabelled = 0.4;
/** "Price: 400 €" again and again are records. */
const mostValues = 0.6;

export interface FoundTalk {
  turns: Turn[];
  /** Lines of the text that belong to it, from the first to the last turn. */
  from: number;
  to: number;
}

interface Spoken extends TurnLine {
  index: number;
}

/** A conversation, if that is what the lines are: the same few names before what is said, in turns. */
export function readTalk(lines: readonly SourceLine[], lexicon: Lexicon): FoundTalk | null {
  const byShape = new Map<TurnShape, Spoken[]>();
  for (const [index, line] of lines.entries()) {
    const turn = line.isEmpty || line.text.length > longestTurn ? null : readTurnLine(line.text);
    if (turn === null || (turn.shape === 'label' && isKey(turn.speaker, lexicon))) continue;
    const row = byShape.get(turn.shape);
    if (row === undefined) byShape.set(turn.shape, [{ ...turn, index }]);
    else row.push({ ...turn, index });
  }
  const talks = [...byShape].flatMap(([shape, found]) => {
    const spoken = shape === 'label' ? spokenByLabel(lines, found) : spokenAtTimes(lines, found, shape);
    return spoken === null ? [] : [spoken];
  });
  const [longest] = talks.sort((a, b) => b.length - a.length);
  return longest === undefined ? null : joined(lines, longest);
}

/** People come back; what stands behind the times of a schedule does not. */
function spokenAtTimes(lines: readonly SourceLine[], found: readonly Spoken[], shape: TurnShape): Spoken[] | null {
  const speakers = new Set(found.map(({ speaker }) => speaker));
  if (found.length < fewestTurns[shape] || speakers.size === found.length) return null;
  const isAbove = found.every(({ index }) => lines[index + 1]?.isEmpty === false);
  return shape === 'head' && !isAbove ? null : [...found];
}

function spokenByLabel(lines: readonly SourceLine[], found: readonly Spoken[]): Spoken[] | null {
  const counts = new Map<string, number>();
  for (const { speaker } of found) counts.set(speaker, (counts.get(speaker) ?? 0) + 1);
  // Labels of one sort each are fields.
  const turns = found.filter(({ speaker }) => (counts.get(speaker) ?? 0) > 1);
  const speakers = new Set(turns.map(({ speaker }) => speaker)).size;
  const [first, last] = [turns[0], turns.at(-1)];
  if (first === undefined || last === undefined || turns.length < fewestTurns.label) return null;
  if (speakers < 2 || turns.length < speakers * 2) return null;
  const values = turns.filter(({ text }) => text.split(' ').length <= 3 && !endsSentence(text)).length;
  if (values > turns.length * mostValues) return null;
  const between = lines.slice(first.index, last.index + 1).filter(({ isEmpty }) => !isEmpty).length;
  if (turns.length < between * fewestLabelled) return null;
  // Somebody who says a single thing speaks, too, when it is amid the others or right behind them.
  return found.filter(({ index, text }) => index >= first.index && index <= last.index + 2 && text !== '');
}

/** "From", "Subject", "Step 2", "Q", "https" are no people. */
function isKey(speaker: string, lexicon: Lexicon): boolean {
  const end = speaker.at(-1) ?? '';
  if (speaker === speaker.toLowerCase() && speaker !== speaker.toUpperCase()) return true;
  const counted = speaker.slice(0, speaker.lastIndexOf(' '));
  if (end >= '0' && end <= '9' && !lexicon.meaningsOf(counted).some((meaning) => ofPeople.has(meaning))) return true;
  const meanings = lexicon.meaningsOf(speaker);
  return meanings.length > 0 && !meanings.some((meaning) => ofPeople.has(meaning));
}

function joined(lines: readonly SourceLine[], spoken: readonly Spoken[]): FoundTalk | null {
  const turns: Turn[] = [];
  const isCut = spoken.every(({ shape }) => shape === 'cue' || shape === 'label');
  const isTimed = spoken.some(({ shape }) => shape !== 'label');
  let to = spoken[0]?.index ?? 0;
  for (const [position, { index: at, speaker, time, text }] of spoken.entries()) {
    const line = lines[at];
    if (line === undefined) continue;
    const next = spoken[position + 1]?.index ?? lines.length;
    const isLast = position === spoken.length - 1;
    const texts = text === '' ? [] : [text];
    let end = line.end;
    to = at;
    for (let index = at + 1; index < next; index += 1) {
      const more = lines[index];
      // Behind the last one, an empty line ends what is said.
      if (more === undefined || (more.isEmpty && (isLast || (texts.length > 0 && isHeading(lines[index + 1]))))) break;
      to = index;
      if (more.isEmpty || isNoise(more.text) || (isTimed && isStamped(more.text))) continue;
      texts.push(more.text.trim());
      end = more.end;
    }
    if (texts.length > 0)
      turns.push({ type: 'turn', speaker, time, text: texts.join(' '), span: { start: line.start, end } });
  }
  const right = putRight(turns);
  return turns.length === 0 ? null : { turns: isCut ? merged(right) : right, from: firstLine(lines, spoken), to };
}

/** What a chat's program says above the first message has a time as well. */
function firstLine(lines: readonly SourceLine[], [first]: readonly Spoken[]): number {
  let from = first?.index ?? 0;
  while (first?.shape === 'stamped' && from > 0 && isStamped(lines[from - 1]?.text ?? '')) from -= 1;
  return from;
}

function isHeading(line: SourceLine | undefined): boolean {
  return line?.text.startsWith('#') ?? false;
}

/** Subtitles cut what one person says into pieces. */
function merged(turns: readonly Turn[]): Turn[] {
  const result: Turn[] = [];
  for (const turn of turns) {
    const last = result.at(-1);
    if (last?.speaker === turn.speaker && !endsSentence(last.text)) {
      last.text = `${last.text} ${turn.text}`;
      last.span = { start: last.span.start, end: turn.span.end };
    } else result.push({ ...turn });
  }
  return result;
}

const mostWordsOfCorrection = 4;
/** What is put right was nearly so. */
const mostWrong = 1.34;

/** Turns with the numbers that their speakers put right in the next one, where it is certain which they mean. */
function putRight(turns: readonly Turn[]): Turn[] {
  const result: Turn[] = [];
  for (const turn of turns) {
    const before = result.at(-1);
    const right = before === undefined ? null : corrected(before, turn);
    if (right === null) result.push(turn);
    else result[result.length - 1] = right;
  }
  return result;
}

/** "15 new customers", and then "sorry, 16". */
function corrected(before: Turn, turn: Turn): Turn | null {
  const number = trimSigns(turn.text.split(' ').at(-1) ?? '', '.!*');
  const value = Number(number);
  const isCorrection =
    before.speaker === turn.speaker &&
    Number.isInteger(value) &&
    hasDigit(number) &&
    (hasLetter(turn.text) || turn.text.includes('*')) &&
    wordCount(turn.text) <= mostWordsOfCorrection;
  if (!isCorrection) return null;
  const words = before.text.split(' ');
  const wrong = words.flatMap((word, at) => {
    const other = Number(word);
    return hasDigit(word) && other !== value && Math.max(other / value, value / other) <= mostWrong ? [at] : [];
  });
  const [only, ...others] = wrong;
  if (only === undefined || others.length > 0) return null;
  return { ...before, text: words.with(only, number).join(' ') };
}
