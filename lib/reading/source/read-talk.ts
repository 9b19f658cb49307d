import type { Lexicon } from '@/lib/languages/lexicon';
import type { Turn } from './block';
import type { SourceLine } from './split-lines';

const clock = '\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?(?:[.,]\\d{1,3})?(?:\\s?[AaPp]\\.?[Mm]\\.?)?';
const day = '\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4},?\\s+';
const name = "[\\p{L}\\p{Nd}][\\p{L}\\p{M}\\p{Nd} .'’_&/-]{0,38}?(?:\\s?\\([^()]{1,40}\\))?";

/** How chats, interviews and transcripts say who speaks, each with the name, the time and the words as groups. */
const forms: readonly { pattern: RegExp; needs: number; isHead?: true }[] = [
  // [09:14] Anna: text, 12/05/2024, 09:14 - Anna: text, [12.05.24, 09:14:03] Anna: text
  {
    pattern: new RegExp(
      `^\\[?(?:${day})?(?<time>${clock})\\]?\\s*(?:[-–—]\\s*)?(?<name>${name})\\s*[:：]\\s*(?<text>.*)$`,
      'u',
    ),
    needs: 2,
  },
  // Anna (09:14): text, Anna [00:12:03]: text
  { pattern: new RegExp(`^(?<name>${name})\\s*[([](?<time>${clock})[)\\]]\\s*[:：]?\\s*(?<text>.*)$`, 'u'), needs: 2 },
  // Anna  9:02 AM, with the words below
  {
    pattern: new RegExp(`^(?<name>${name})\\s{1,4}(?<time>(?:${day})?${clock})(?<text>)$`, 'u'),
    needs: 3,
    isHead: true,
  },
  // <v Anna>text
  { pattern: /^<v\s+(?<name>[^<>]{1,40})>(?<text>.*?)(?:<\/v>)?$/u, needs: 2 },
  // **Anna:** text, Anna: text
  { pattern: new RegExp(`^\\*\\*(?<name>${name})[:：]?\\*\\*[:：]?\\s*(?<text>.*)$`, 'u'), needs: 4 },
  { pattern: new RegExp(`^(?<name>${name})\\s?[:：]\\s*(?<text>\\S.*)$`, 'u'), needs: 4 },
];
const mostWordsOfName = 4;
/** Of subtitles and exports: numbers, spans of time, what the program itself says. */
export const noise =
  /^(?:WEBVTT.*|NOTE\b.*|\d+|\d{2}:\d{2}(?::\d{2})?[.,]\d{3}\s*-->.*|\[[^\]]*\]|:[\w+-]+:(?:\s*\d+)?(?:\s+:[\w+-]+:(?:\s*\d+)?)*)$/u;

export interface FoundTalk {
  turns: Turn[];
  /** Lines of the text that belong to it, from the first to the last turn. */
  from: number;
  to: number;
}

/** A conversation, if that is what the lines are: the same few names before what is said, in turns. */
export function readTalk(lines: readonly SourceLine[], lexicon: Lexicon): FoundTalk | null {
  for (const form of forms) {
    const talk = readForm(lines, form, lexicon);
    if (talk !== null) return talk;
  }
  return null;
}

function readForm(
  lines: readonly SourceLine[],
  { pattern, needs, isHead }: (typeof forms)[number],
  lexicon: Lexicon,
): FoundTalk | null {
  const found = lines.flatMap((line, index) => {
    if (line.text.length > 4_000 || line.isEmpty) return [];
    const groups = pattern.exec(line.text.trim())?.groups;
    const speaker = groups?.['name']?.trim() ?? '';
    return groups === undefined || speaker.split(/\s+/u).length > mostWordsOfName + (speaker.includes('(') ? 4 : 0)
      ? []
      : isKey(speaker, lexicon) && groups['time'] === undefined
        ? []
        : [{ index, speaker: bareName(speaker), time: groups['time'] ?? null, text: groups['text'] ?? '' }];
  });
  const counts = new Map<string, number>();
  for (const { speaker } of found) counts.set(speaker, (counts.get(speaker) ?? 0) + 1);
  const isTimed = found.some(({ time }) => time !== null) || pattern.source.startsWith('^<v');
  // Labels of one sort each are fields; people come back.
  const turns = isTimed ? found : found.filter(({ speaker }) => (counts.get(speaker) ?? 0) > 1);
  const speakers = new Set(turns.map(({ speaker }) => speaker));
  const [first, last] = [turns[0], turns.at(-1)];
  if (first === undefined || last === undefined || turns.length < needs) return null;
  if (speakers.size < (isTimed ? 1 : 2) || (!isTimed && turns.length < speakers.size * 2)) return null;
  // "Price: 400 €" again and again are records.
  const values = turns.filter(({ text }) => text.split(/\s+/u).length <= 3 && !/[.!?…]$/u.test(text));
  if (!isTimed && values.length > turns.length * 0.6) return null;
  // One form of label before every line, and hardly anything else between.
  const between = lines.slice(first.index, last.index + 1).filter(({ isEmpty }) => !isEmpty).length;
  if (!isTimed && turns.length < between * 0.4) return null;
  if (isHead === true && turns.some(({ index }) => lines[index + 1]?.isEmpty !== false)) return null;
  return joined(lines, isTimed ? found : allSpoken(found, first.index, last.index));
}

/** "From", "Subject", "Step 2", "Q" are no people. */
function isKey(speaker: string, lexicon: Lexicon): boolean {
  if (/^(?:https?|[a-z]+)$/u.test(speaker) || /\d$/u.test(speaker)) return true;
  return lexicon
    .meaningsOf(speaker)
    .some(
      (meaning) => meaning !== 'word.people' && meaning !== 'word.ourselves' && !meaning.startsWith('heading.people'),
    );
}

type Spoken = { index: number; speaker: string; time: string | null; text: string };

/** Somebody who says a single thing speaks, too, when it is amid the others. */
function allSpoken(found: readonly Spoken[], from: number, to: number): Spoken[] {
  return found.filter(({ index, text }) => index >= from && index <= to && text !== '');
}

function joined(lines: readonly SourceLine[], spoken: readonly Spoken[]): FoundTalk | null {
  const turns: Turn[] = [];
  let to = spoken[0]?.index ?? 0;
  for (const [position, turn] of spoken.entries()) {
    const line = lines[turn.index];
    if (line === undefined) continue;
    const next = spoken[position + 1]?.index ?? lines.length;
    const texts = turn.text.trim() === '' ? [] : [turn.text.trim()];
    let end = line.end;
    to = turn.index;
    for (let index = turn.index + 1; index < next; index += 1) {
      const more = lines[index];
      // Behind the last one, an empty line ends what is said.
      if (
        more === undefined ||
        (more.isEmpty && (position === spoken.length - 1 || (texts.length > 0 && isHeadingLike(lines, index))))
      )
        break;
      if (more.isEmpty || noise.test(more.text.trim())) continue;
      texts.push(more.text.trim());
      [end, to] = [more.end, index];
    }
    if (texts.length > 0)
      turns.push({
        type: 'turn',
        speaker: turn.speaker,
        time: turn.time,
        text: texts.join(' '),
        span: { start: line.start, end },
      });
  }
  return turns.length === 0 ? null : { turns: merged(turns), from: spoken[0]?.index ?? 0, to };
}

function isHeadingLike(lines: readonly SourceLine[], index: number): boolean {
  return /^#{1,6}\s/u.test(lines[index + 1]?.text ?? '');
}

/** Subtitles cut what one person says into pieces. */
function merged(turns: readonly Turn[]): Turn[] {
  const result: Turn[] = [];
  for (const turn of turns) {
    const last = result.at(-1);
    if (last?.speaker === turn.speaker && !/[.!?。！？]$/u.test(last.text))
      result[result.length - 1] = {
        ...last,
        text: `${last.text} ${turn.text}`,
        span: { start: last.span.start, end: turn.span.end },
      };
    else result.push(turn);
  }
  return result;
}

function bareName(speaker: string): string {
  return speaker
    .replace(/\s*\([^()]*\)$/u, '')
    .replace(/\*/gu, '')
    .trim();
}
