import { hasDigit } from './signs';

/** How a line says who speaks: by a time before the name, a time behind it, a line of its own, a cue, or a colon. */
export type TurnShape = 'stamped' | 'named' | 'head' | 'cue' | 'label';

export interface TurnLine {
  shape: TurnShape;
  speaker: string;
  time: string | null;
  /** What is said in the same line; empty where the words stand below. */
  text: string;
}

/** "09:14", "[12/05/24, 20:14:03]", "12/05 20:14", "(9:14 AM)", "[12 May, 9:14 – 9:15]", "00:12:03.500", "오후 3:12". */
const stamp =
  /(?<![\p{L}\p{Nd}])(?:[[(][^[\]()]{0,24}?(?<!\p{Nd})\d{1,2}[:.]\d{2}(?!\p{Nd})[^[\]()]{0,24}[\])]|[[(]?(?:(?:\d{1,4}(?:[./-]\s?\d{1,4}){1,2}\.?|\d{1,2}\.?\s\p{L}{3,10}\.?(?:\s\d{4})?),?\s+)?(?:[\p{Script=Han}\p{Script=Hangul}]{2}\s?)?(?:\d{1,2}[:.]){1,2}\d{2}(?:[.,]\d{1,3})?(?:\s?[ap]\.?\s?m\.?)?[\])]?)(?![\p{L}\p{Nd}%€])/iu;
const name = /^[@~+\p{L}\p{Nd}][\p{L}\p{M}\p{Nd} .'’_&/@+-]{0,38}(?:\([^()]{1,40}\))?$/u;
const mostWordsOfName = 4;
/** "Sunniva 8:31  good morning": columns of a chat's program. */
const wideGap = '  ';
/** Behind more signs nobody is named. */
const longestLead = 120;

/** Who speaks in a line, and what; null where the line doesn't say so. */
export function readTurnLine(line: string): TurnLine | null {
  const text = line.trim();
  if (text.startsWith('<v ')) return readCue(text);
  const found = stamp.exec(text.slice(0, longestLead));
  if (found === null) return readLabelled(text);
  const before = text.slice(0, found.index);
  const untrimmed = text.slice(found.index + found[0].length);
  const behind = untrimmed.trim();
  const time = found[0];
  const isParted = before !== '' && untrimmed.startsWith(wideGap);
  const own = isParted ? null : readLabelled(withoutDash(behind));
  // "Mon 09:02 Ann: …" has the day before the time.
  if (own !== null && !before.trim().includes(' ') && !before.includes(':')) return { ...own, shape: 'stamped', time };
  if (before === '') {
    return isName(behind) ? { shape: 'head', speaker: bareName(behind), time, text: '' } : null;
  }
  const speaker = beforeDash(before);
  if (!isName(speaker)) return readLabelled(text);
  if (behind === '') return { shape: 'head', speaker: bareName(speaker), time, text: '' };
  const isApart = isParted || behind.startsWith(':') || time.endsWith(')') || time.endsWith(']');
  return isApart
    ? { shape: 'named', speaker: bareName(speaker), time, text: withoutColon(behind) }
    : readLabelled(text);
}

/** Whether a line begins with the time of a message: what a program says in a chat has no name. */
export function isStamped(line: string): boolean {
  return stamp.exec(line.trim().slice(0, longestLead))?.index === 0;
}

/** Lines of subtitles and exports that nobody says: numbers, spans of time, reactions, "[laughs]". */
export function isNoise(line: string): boolean {
  const text = line.trim();
  const inner = text.slice(1, -1);
  const isAside =
    (text.startsWith('[') && text.endsWith(']') && !inner.includes(']')) ||
    (text.startsWith('(') && text.endsWith(')') && inner.split(' ').length <= 3);
  const isReaction = text.startsWith(':') && inner.includes(':') && !text.slice(0, text.indexOf(':', 1)).includes(' ');
  return (
    isAside ||
    isReaction ||
    text.includes('-->') ||
    text.startsWith('WEBVTT') ||
    text.startsWith('NOTE ') ||
    /^\d+$/u.test(text)
  );
}

function readCue(text: string): TurnLine | null {
  const end = text.indexOf('>');
  if (end === -1) return null;
  const speaker = text.slice(3, end).trim();
  return {
    shape: 'cue',
    speaker,
    time: null,
    text: text
      .slice(end + 1)
      .replace('</v>', '')
      .trim(),
  };
}

/** "Anna: …", "**Anna:** …". */
function readLabelled(text: string): TurnLine | null {
  const lead = text.slice(0, longestLead);
  const colon = [lead.indexOf(':'), lead.indexOf('：')].filter((at) => at > 0).sort((a, b) => a - b)[0];
  if (colon === undefined) return null;
  const speaker = text.slice(0, colon).replaceAll('*', '').trim();
  const said = text.slice(colon + 1);
  return isName(speaker)
    ? {
        shape: 'label',
        speaker: bareName(speaker),
        time: null,
        text: (said.startsWith('**') ? said.slice(2) : said).trim(),
      }
    : null;
}

function isName(text: string): boolean {
  return name.test(text) && bareName(text).split(' ').length <= mostWordsOfName;
}

function bareName(speaker: string): string {
  const bracket = speaker.indexOf('(');
  // "Speaker 3 (Martin)"
  if (bracket > 1 && hasDigit(speaker.charAt(bracket - 2))) return speaker.slice(bracket + 1, -1);
  return (bracket > 0 ? speaker.slice(0, bracket) : speaker).trim();
}

const dashes = ['-', '–', '—', '|', '·', ','];

/** "Anna — today at": the name before what leads to the time. */
function beforeDash(text: string): string {
  const cuts = [...dashes.map((dash) => text.indexOf(` ${dash}`)), text.indexOf('  '), text.indexOf(',')].filter(
    (at) => at > 0,
  );
  return text.slice(0, Math.min(text.length, ...cuts)).trim();
}

function withoutDash(text: string): string {
  return dashes.includes(text.charAt(0)) ? text.slice(1).trim() : text;
}

function withoutColon(text: string): string {
  return text.startsWith(':') || text.startsWith('：') ? text.slice(1).trim() : text;
}
