import type { Lexicon } from '@/lib/languages/lexicon';
import { isWhen, readWhen } from '../data/read-time';
import { readMarker, type Marked } from './read-marker';
import { wordCount } from './sentences';
import { hasDigit, hasQuestion, isQuestion, trimSigns } from './signs';
import type { Marker } from './block';

export interface PlainLine {
  /** Without white space around it. */
  text: string;
  indent: number;
}

/** "1 Background" and "2 Method" are headings; "1 egg" and "2 onions" are not, since nothing stands below them. */
const bare = /^(\d{1,2}) (?=\p{L})/u;
/** "KR 1.1", "O2:", "Objective 1 –". */
const code = /^(\p{L}{1,20})\.? ?(?:\d{1,2}\.)?(\d{1,2})(?:[.:)]|\s?[–-])?\s+(?=\S)/u;
const clock = /^(\d{1,2})\.(\d{1,2})[.):]?\s/u;
const alone = /^(\d{1,3})[.):：]\s/u;
const highestAlone = 50;
const [fewestBare, fewestCoded, fewestTickets, wordsOfStep] = [3, 2, 4, 4];
const [longestCode, mostMissing, mostWordsOfItem] = [3, 3, 12];
const lastHour = 24;

/**
 * What only the lines of a text together tell of their numbers, by index: null for what looks like the number of a
 * section and is none.
 */
export function countLines(lines: readonly PlainLine[], lexicon: Lexicon): Map<number, Marked | null> {
  return new Map([
    ...bareNumbers(lines),
    ...codes(lines, lexicon),
    ...tickets(lines),
    ...timesOfDay(lines),
    ...numbersAlone(lines, lexicon),
    ...answers(lines, lexicon),
  ]);
}

function bareNumbers(lines: readonly PlainLine[]): [number, Marked][] {
  const found: [number, Marked][] = [];
  const counted = lines.flatMap(({ text, indent }, index) => {
    const value = bare.exec(text)?.[1];
    return value === undefined ? [] : [{ index, indent, text, value }];
  });
  for (let at = 0; at < counted.length;) {
    const first = counted[at];
    if (first === undefined) break;
    const chain = [first];
    let end = at;
    for (let beside = at + 1; beside < counted.length; beside += 1) {
      const next = counted[beside];
      if (next?.indent !== first.indent) continue;
      const step = Number(next.value) - Number(chain.at(-1)?.value);
      if (step < 1 || step > mostMissing) break;
      chain.push(next);
      end = beside;
    }
    const last = chain.at(-1) ?? first;
    const words = chain.reduce((sum, { text }) => sum + wordCount(text), 0);
    const hasText = last.index - first.index + 1 >= chain.length * 2 - 1 || words >= chain.length * wordsOfStep;
    const isRow = first.value === '1' && chain.length >= fewestBare && hasText;
    if (isRow)
      for (const { index, value } of chain)
        found.push([
          index,
          {
            marker: { sort: 'number', text: value, ordinal: Number(value), key: 'number', depth: 1 },
            length: value.length + 1,
          },
        ]);
    at = isRow ? end + 1 : at + 1;
  }
  return found;
}

interface Coded {
  index: number;
  ordinal: number;
  label: string;
  text: string;
}

/** Words or letters that count from 1; they stay in their lines, since people speak of them by these. */
function codes(lines: readonly PlainLine[], lexicon: Lexicon): [number, Marked][] {
  const groups = new Map<string, Coded[]>();
  for (const [index, { text }] of lines.entries()) {
    const match = code.exec(text);
    if (match === null) continue;
    const [whole, word = '', number = ''] = match;
    const label = whole.trim();
    const isSigned = '.:)–-'.includes(label.at(-1) ?? '');
    const isShort = word.length <= longestCode && word === word.toUpperCase() && word !== word.toLowerCase();
    if (!isShort && !isSigned) continue;
    const group = groups.get(word) ?? [];
    const last = group.at(-1)?.ordinal ?? 0;
    const ordinal = Number(number);
    if (ordinal === 1 || (ordinal > last && ordinal <= last + mostMissing)) group.push({ index, ordinal, label, text });
    groups.set(word, group);
  }
  return [...groups].flatMap(([word, found]) => {
    // "H1" and "H2" are halves of a year, but "H3" is none.
    const areTimes =
      !found.some(({ text }) => isQuestion(text)) &&
      found.every(({ ordinal, label }) => [`${word}${ordinal}`, label].some((each) => isWhen(each, lexicon)));
    if (areTimes || found.length < fewestCoded || found[0]?.ordinal !== 1) return [];
    // With nothing between them they are items.
    const isParted = found.some(({ index, ordinal }, at) => ordinal > 1 && index - (found[at - 1]?.index ?? 0) > 1);
    const words = found.reduce((sum, { text }) => sum + wordCount(text), 0) / found.length;
    const sort = isParted || words > mostWordsOfItem ? 'label' : 'bullet';
    const key = word.toLowerCase();
    return found.map(({ index, ordinal, label }): [number, Marked] => [
      index,
      { marker: { sort, text: label, ordinal, key, depth: 1 }, length: 0 },
    ]);
  });
}

/** "#31", "GC-204": what lists of open points call each of theirs. They are items, and stay in their lines. */
function tickets(lines: readonly PlainLine[]): [number, Marked][] {
  const groups = new Map<string, { index: number; text: string }[]>();
  for (const [index, { text: line }] of lines.entries()) {
    const [text = ''] = line.split(' ', 1);
    const key = text.slice(0, 1) + trimSigns(text.slice(1), '0123456789:.)');
    const isCode = key === '#' || (key.endsWith('-') && key.length > 1 && key === key.toUpperCase() && !hasDigit(key));
    if (!isCode || key.length === text.length || line.length <= text.length + 1) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [{ index, text }]);
    else group.push({ index, text });
  }
  return [...groups].flatMap(([key, found]) =>
    found.length < fewestTickets || new Set(found.map(({ text }) => text)).size < found.length
      ? []
      : found.map(({ index, text }): [number, Marked] => [
          index,
          { marker: { sort: 'bullet', text, ordinal: null, key, depth: 1 }, length: 0 },
        ]),
  );
}

/** "5.15 Vigils" is no fifteenth part of a fifth one unless there is a fourteenth. */
function timesOfDay(lines: readonly PlainLine[]): [number, null][] {
  const seen = new Set<string>();
  return lines.flatMap(({ text }, index): [number, null][] => {
    const [, hour = '', minute = ''] = clock.exec(text) ?? [];
    seen.add(`${hour}.${Number(minute)}`);
    const isTime = minute.length === 2 && Number(hour) <= lastHour && Number(minute) < 60;
    return isTime && !seen.has(`${hour}.${Number(minute) - 1}`) ? [[index, null]] : [];
  });
}

/** "112: say where you are" and "12. Mai" are no items when nothing is counted up to them. */
function numbersAlone(lines: readonly PlainLine[], lexicon: Lexicon): [number, null][] {
  const found = lines.flatMap(({ text }, index) => {
    const value = alone.exec(text)?.[1];
    return value === undefined ? [] : [{ index, text, value: Number(value) }];
  });
  return found.flatMap(({ index, text, value }, at): [number, null][] => {
    const isCounted = found[at - 1]?.value === value - 1 || found[at + 1]?.value === value + 1;
    return !isCounted && (value > highestAlone || readWhen(text, lexicon)?.scale === 'day') ? [[index, null]] : [];
  });
}

/** "A. …" or "A1 …" right below a question answers it; a label that asks nothing and is answered by nothing is a key. */
function answers(lines: readonly PlainLine[], lexicon: Lexicon): [number, Marked | null][] {
  const said = lines.flatMap(({ text }, index) =>
    text === '' ? [] : [{ text, index, own: readMarker(text, lexicon) }],
  );
  return said.flatMap(({ text, index, own }, at): [number, Marked | null][] => {
    const [before, next] = [said[at - 1], said[at + 1]];
    const isOfQuestion = own?.marker.role === 'question' && own.marker.ordinal === null;
    if (isOfQuestion && !hasQuestion(text) && !isAnswer(next?.own?.marker)) return [[index, null]];
    if (before === undefined || !hasQuestion(before.text) || own?.marker.role === 'answer') return [];
    const [asked, answered] = [code.exec(before.text), code.exec(text)];
    const isCoded = asked !== null && asked[2] === answered?.[2] && asked[1] !== answered?.[1];
    const isLettered = before.own?.marker.role === 'question' && isAnswer(own?.marker);
    const length = isCoded ? (answered?.[0].length ?? 0) : isLettered ? (own?.length ?? 0) : 0;
    const marker: Marker = {
      sort: 'label',
      text: text.slice(0, length),
      ordinal: null,
      key: 'answer',
      depth: 1,
      role: 'answer',
    };
    return length === 0 ? [] : [[index, { marker, length }]];
  });
}

export const isAnswer = (marker: Marker | undefined): boolean =>
  marker?.role === 'answer' || (marker?.sort === 'letter' && marker.ordinal === 1);
