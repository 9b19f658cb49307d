import type { Lexicon, Meaning } from '@/lib/languages/lexicon';
import { toAsciiDigits } from '@/lib/languages/normal-form';
import type { Marker } from './block';
import { hasLetter, trimSigns } from './signs';

/** "2 Costs" above "2.1 Rent": a number without a sign is that of a heading where the next line goes on from it. */
export function readOutlineNumber(line: string, next: string): Marked | null {
  const blank = line.indexOf(' ');
  const text = line.slice(0, blank);
  const value = Number(text);
  if (blank < 1 || blank > 2 || !Number.isInteger(value) || !next.trimStart().startsWith(`${text}.1`)) return null;
  return { marker: { sort: 'number', text, ordinal: value, key: 'number', depth: 1 }, length: blank + 1 };
}

export interface Marked {
  marker: Marker;
  /** Where the text behind the marker begins. */
  length: number;
}

const bullet =
  /^(?:->|=>|>>|--|[+~!](?=[ \t])|[-*+•‣◦▪▫●○■□◆◇▶►→⇒➢➤✦★☆·・※–—]|\[[ xX✓]\]|[☐☑☒✓✔✅✗✘❌])(?:[ \t\u3000]+|(?=[^\s\p{P}\d]))/u;
const pictograph = /^\p{Extended_Pictographic}[\ufe0f\u200d\p{Extended_Pictographic}]*[ \t]+/u;
const check = /^[-*+•]?[ \t]*(?:\[[ xX✓]\]|[☐☑☒✓✔✅✗✘❌])[ \t]+/u;
const number = /^[([（]?(\d{1,3})(?:[.)\]）．、:](?!\d)|[ \t]*[-–—][ \t])[ \t\u3000]*/u;
const decimal = /^(\d{1,2}(?:\.\d{1,2}){2,4}[.):]?|\d{1,2}\.\d{1,2}[.):]?(?=[ \t\u3000]+\D))[ \t\u3000]+/u;
const letter = /^(?:[([]?([a-hA-H])[.)\]][ \t]+|([A-H])[ \t]{2,}(?=\p{Lu}))/u;
const roman = /^[([]?((?:x{0,2}(?:ix|iv|v?i{0,3}))|(?:X{0,2}(?:IX|IV|V?I{0,3})))[.)\]][ \t]+/u;
const circled = /^([\u2460-\u2473])[ \t]*/u;
const eastern = /^[（(]?([一二三四五六七八九十]{1,3})[、.．)）][ \t]*/u;
const ordinalBehind = /^[ \t]*(?:(?:#|no\.?|nr\.?|n[°º]|№)[ \t]*)?(\d{1,3}|[a-zA-Z]|[ivxIVX]{1,4})(?![\p{L}\d])/u;
const labelEnd = /^[ \t]*(?:[:：)|]|\.(?=[ \t]|$)|[-–—]{1,2}(?=[ \t]))[ \t\u3000]*|^[ \t]*$/u;
const romans = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv'];
const easternDigits = '〇一二三四五六七八九十';
/** Labels stand at the start of a line. */
const longestLabel = 40;

const labels: readonly { meaning: Meaning; role: NonNullable<Marker['role']> }[] = [
  { meaning: 'word.slideLabel', role: 'slide' },
  { meaning: 'word.stepLabel', role: 'step' },
  { meaning: 'word.optionLabel', role: 'option' },
  { meaning: 'word.itemLabel', role: 'item' },
  { meaning: 'word.questionLabel', role: 'question' },
  { meaning: 'word.answerLabel', role: 'answer' },
];

/** What stands before a line: a bullet, a number, a letter, or a word that counts such as "Step 2:". */
export function readMarker(line: string, lexicon: Lexicon): Marked | null {
  const plain = toAsciiDigits(line);
  return readSign(plain) ?? readLabel(plain, lexicon);
}

function readSign(line: string): Marked | null {
  const made = (
    match: RegExpExecArray,
    sort: Marker['sort'],
    ordinal: number | null,
    key: string,
    depth = 1,
  ): Marked | null =>
    match[0].length >= line.length
      ? null
      : { marker: { sort, text: match[0].trim(), ordinal, key, depth }, length: match[0].length };
  let match: RegExpExecArray | null;
  if ((match = check.exec(line))) return made(match, 'check', null, 'check');
  if ((match = decimal.exec(line))) {
    const path = trimSigns(match[1] ?? '', '.):').split('.');
    // "7.4.0 (2025-08-11)": a number that counts nothing is itself the name.
    if (!hasLetter(line.slice(match[0].length))) return null;
    return made(match, 'decimal', Number(path.at(-1)), `decimal${path.length}`, path.length);
  }
  if ((match = number.exec(line))) return made(match, 'number', Number(match[1]), `number${formOf(match)}`);
  if ((match = circled.exec(line))) return made(match, 'number', (match[1] ?? '').charCodeAt(0) - 0x245f, 'circled');
  if ((match = eastern.exec(line)))
    return made(match, 'number', easternValue(match[1] ?? ''), `eastern${formOf(match)}`);
  if ((match = roman.exec(line)) && match[1] !== '') {
    const value = romans.indexOf((match[1] ?? '').toLowerCase());
    const isLetter = /^[cdvx]$/iu.test(match[1] ?? '') && value !== 1 && value !== 5;
    if (value > 0 && !isLetter) return made(match, 'roman', value, `roman${caseOf(match[1])}`);
  }
  if ((match = letter.exec(line))) {
    const sign = match[1] ?? match[2] ?? '';
    const key = `letter${caseOf(sign)}${match[0].trim().replace(sign, '')}`;
    return made(match, 'letter', sign.toLowerCase().charCodeAt(0) - 96, key);
  }
  // "*Pallet*" is a word that is set off.
  if ((match = bullet.exec(line)) && !(match[0] === '*' && line.endsWith('*')))
    return made(match, 'bullet', null, match[0].trim());
  if ((match = pictograph.exec(line))) return made(match, 'bullet', null, 'pictograph');
  return null;
}

/** "(1)" and "1." don't belong to the same list. */
function formOf([whole, value = '']: RegExpExecArray): string {
  return whole.trim().replace(value, '');
}

function caseOf(text = ''): string {
  return text === text.toUpperCase() ? 'A' : 'a';
}

function easternValue(signs: string): number {
  const [tens, units] = signs.includes('十') ? signs.split('十') : ['', signs];
  const value = (sign = ''): number => Math.max(0, easternDigits.indexOf(sign));
  return (signs.includes('十') ? (tens === '' ? 10 : value(tens) * 10) : 0) + (units === '' ? 0 : value(units));
}

function readLabel(line: string, lexicon: Lexicon): Marked | null {
  const start = line.slice(0, longestLabel);
  if (!/^\p{L}/u.test(start)) return null;
  const marks = lexicon.marksIn(start);
  for (const { meaning, role } of labels) {
    const mark = marks.filter((each) => each.start === 0 && each.meaning === meaning).at(0);
    if (mark === undefined) continue;
    const word = line.slice(0, mark.end);
    const behind = line.slice(mark.end);
    const ordinal = ordinalBehind.exec(behind);
    const counted = behind.slice(ordinal?.[0].length ?? 0);
    // "Slide 4 (table) – …": what stands in brackets is said of the slide, not on it.
    const rest =
      ordinal === null ? counted : counted.replace(/^[ \t]*[(（][^()（）\n]{1,30}[)）](?=[ \t]*[:：–—-])/u, '');
    const isRemarked = role !== 'slide' && rest !== counted;
    const end = labelEnd.exec(rest);
    if (end === null) continue;
    const isQuestion = role === 'question' || role === 'answer';
    // Without a number "Part: …" is a key as any other, but "Q: …" is a question.
    if (ordinal === null && !(isQuestion && /[:：.)]/u.test(end[0]))) continue;
    return {
      marker: {
        sort: 'label',
        text: line.slice(0, mark.end + (ordinal?.[0].length ?? 0)),
        ordinal: ordinal === null ? null : ordinalValue(ordinal[1] ?? ''),
        key: isQuestion ? role : word.toLowerCase(),
        depth: 1,
        role,
      },
      // Of anything else it is part of what is said: "Stage 2 (day 15): …".
      length: isRemarked ? 0 : line.length - rest.length + end[0].length,
    };
  }
  return null;
}

function ordinalValue(text: string): number {
  if (/^\d/u.test(text)) return Number(text);
  const value = romans.indexOf(text.toLowerCase());
  return value > 0 && text.length > 1 ? value : text.toLowerCase().charCodeAt(0) - 96;
}

const longestGap = 400;

/** "Slide 1: … Slide 2: …" in one line: where each further label of the same word begins. */
export function furtherLabels(text: string, { key, ordinal, sort }: Marker): number[] {
  if (sort !== 'label' || ordinal === null || text.length > longestGap * 60) return [];
  const found: number[] = [];
  const lower = text.toLowerCase();
  for (let [next, at] = [ordinal + 1, 0]; ; next += 1) {
    const start = indexOfLabel(lower, `${key} ${next}`, at);
    if (start === -1) return found;
    found.push(start);
    at = start + key.length;
  }
}

function indexOfLabel(text: string, label: string, from: number): number {
  for (let at = text.indexOf(label, from); at !== -1; at = text.indexOf(label, at + 1)) {
    const isEnded = /^\s*[:：–—.)-]/u.test(text.slice(at + label.length, at + label.length + 3));
    if (isEnded && /(?:^|[\s,;.。、，(])$/u.test(text.slice(Math.max(0, at - 1), at))) return at;
  }
  return -1;
}
