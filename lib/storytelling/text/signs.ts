import { hasLetter } from '@/lib/reading/source/signs';

/** Small questions about the signs of a text. */

const enders = new Set('.!?…。！？।؟');
const quotes = new Map(['“”', '„“”', '«»', '「」', '""'].map((pair) => [pair.charAt(0), pair.slice(1)]));
const addressed = new Set('@/_\\');

export const isBlank = (text: string): boolean => text.trim() === '';
export const isEnder = (sign: string): boolean => enders.has(sign);

/** Without these signs and blanks at both ends. */
export function trimmed(text: string, signs: string): string {
  const isTaken = (sign: string): boolean => sign !== '' && (signs.includes(sign) || isBlank(sign));
  let [start, end] = [0, text.length];
  while (start < end && isTaken(text.charAt(start))) start += 1;
  while (end > start && isTaken(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** With a capital where it begins with a small word; "iPhone", "pH" and "ann@example.org" stay. */
export function capitalised(text: string): string {
  const [first, second] = [text.charAt(0), text.charAt(1)];
  const isWord = isBlank(second) || "'’".includes(second) || (hasLetter(second) && second === second.toLowerCase());
  const isAddress = Array.from(text.split(' ', 1)[0] ?? '').some((sign) => addressed.has(sign));
  return isWord && !isAddress ? first.toUpperCase() + text.slice(1) : text;
}

/** Without the full stop that a line of a slide doesn't have. */
export function unstopped(text: string): string {
  const last = text.at(-1);
  const isLetter = hasLetter(text.at(-2) ?? '') && !hasLetter(text.at(-3) ?? ' ');
  return (last === '.' && !text.endsWith('..') && !isLetter) || last === '。' ? text.slice(0, -1) : text;
}

/** The first stretch in quotation marks and what stands around it; null for none. */
export function quotedIn(text: string): { quote: string; around: string } | null {
  const start = Array.from(text).findIndex((sign) => quotes.has(sign));
  if (start === -1) return null;
  const closes = quotes.get(text.charAt(start)) ?? '';
  const end = Math.max(...Array.from(closes, (sign) => text.lastIndexOf(sign)));
  return end <= start || Array.from(text.slice(start + 1, end)).some((sign) => quotes.has(sign))
    ? null
    : { quote: text.slice(start + 1, end), around: `${text.slice(0, start)} ${text.slice(end + 1)}`.trim() };
}
