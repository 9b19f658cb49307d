const colons = ':：';
const questionMarks = '?？؟';
const fullStops = '.。．';
const digit = /\p{Nd}/u;
const letter = /\p{L}/u;
const blankRun = /\s+/gu;
/** Anything but marks between words; "→" and "✓" say something. */
const word = /[^\p{P}\p{Z}\p{C}]/u;

export const hasDigit = (text: string): boolean => digit.test(text);
export const hasLetter = (text: string): boolean => letter.test(text);
export const saysSomething = (text: string): boolean => word.test(text);

/** Whether a text is made of some signs alone; an empty one is. */
export function consistsOf(text: string, signs: string): boolean {
  for (const sign of text) if (!signs.includes(sign)) return false;
  return true;
}

/** A text without some signs, wherever they stand. */
export function without(text: string, signs: string): string {
  return Array.from(text)
    .filter((sign) => !signs.includes(sign))
    .join('');
}

/** How many digits a text has. */
export function digitsIn(text: string): number {
  let count = 0;
  for (const sign of text) if (hasDigit(sign)) count += 1;
  return count;
}

/** A text with each digit as a sign for all of them. */
export function withoutDigits(text: string): string {
  return Array.from(text, (sign) => (hasDigit(sign) ? '0' : sign)).join('');
}

export function endsWithColon(text: string): boolean {
  return endsWith(text, colons);
}

export function isQuestion(text: string): boolean {
  return endsWith(text, questionMarks);
}

/** Whether a text asks anywhere. */
export function hasQuestion(text: string): boolean {
  return Array.from(text).some((sign) => questionMarks.includes(sign));
}

export function endsWith(text: string, signs: string): boolean {
  const last = text.trimEnd().at(-1);
  return last !== undefined && signs.includes(last);
}

/** Whether a text begins with a letter that could be a capital and is none. */
export function startsSmall(text: string): boolean {
  const sign = text.charAt(0);
  return sign === sign.toLowerCase() && sign !== sign.toUpperCase();
}

export function startsLarge(text: string): boolean {
  const sign = text.charAt(0);
  return sign === sign.toUpperCase() && sign !== sign.toLowerCase();
}

/** A text without the colon, or the full stop, that it ends with; that of "U.S." stays. */
export function withoutStop(text: string): string {
  const trimmed = text.trimEnd();
  const isAbbreviation = startsLarge(trimmed.charAt(trimmed.length - 2)) && trimmed.endsWith('.');
  return !isAbbreviation && endsWith(trimmed, colons + fullStops) ? trimmed.slice(0, -1).trimEnd() : trimmed;
}

export function inOneLine(text: string): string {
  return text.replace(blankRun, ' ').trim();
}

export function trimStart(text: string, signs: string): string {
  let start = 0;
  while (start < text.length && signs.includes(text.charAt(start))) start += 1;
  return text.slice(start);
}

export function trimEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** A text without signs at both its ends. */
export function trimSigns(text: string, signs: string): string {
  let [start, end] = [0, text.length];
  while (start < end && signs.includes(text.charAt(start))) start += 1;
  while (end > start && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

const pairs = ['()', '（）', '[]', '«»', '「」', '“”'];

/** Whether every bracket or quotation that opens in a text ends in it; "a)" opens none. */
export function isWhole(text: string): boolean {
  return pairs.every(([open = '', close = '']) => text.split(open).length <= text.split(close).length);
}

export interface LabelledValue {
  key: string;
  value: string;
}

/** "Key: value" of one line; times, ratios and addresses have colons, too. */
export function fieldOf(text: string, widestKey = 40): LabelledValue | null {
  for (let at = 1; at <= widestKey && at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\n') return null;
    if (!colons.includes(sign)) continue;
    const [before, behind] = [text.charAt(at - 1), text.charAt(at + 1)];
    if ((hasDigit(before) && hasDigit(behind)) || behind === '/') return null;
    const value = text.slice(at + 1).trim();
    const key = text.slice(0, at).trim();
    return key === '' || value === '' ? null : { key, value };
  }
  return null;
}

/** "North America": each of its words begins with a capital letter. */
export const isProperName = (text: string): boolean =>
  text.split(' ').every((word) => word.charAt(0) !== word.charAt(0).toLowerCase());
