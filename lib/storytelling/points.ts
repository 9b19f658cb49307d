import { amountsIn, type Amount } from '@/lib/reading/data/read-amount';
import { isWhen, readWhen, type When } from '@/lib/reading/data/read-time';
import { wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from './context';

/** A line as what it is about and what it says of it. */
export interface Headed {
  head: string;
  rest: string;
}

const separated = /^(.{2,60}?)(?:\s*[:：]\s*|\s+[–—-]{1,2}\s+|\s*(?:→|=>|->)\s*)(\S.*)$/u;
const mostWordsOfHead = 7;

/** "Security: every byte is encrypted": null for a line that says one thing. */
export function headOf(text: string): Headed | null {
  const match = separated.exec(text);
  if (match === null) return null;
  const [, head = '', rest = ''] = match;
  const isTime = /\d$/u.test(head) && /^\d/u.test(rest);
  const isAddress = /^(?:https?|www)/u.test(head);
  if (isTime || isAddress || wordCount(head) > mostWordsOfHead || !balanced(head) || /[.!?,]$/u.test(head)) return null;
  return { head: head.replace(/\*/gu, '').trim(), rest: rest.trim() };
}

/** What happens when: a line that begins with a time, or names one before its colon or at its end. */
export interface Dated {
  when: When;
  text: string;
}

export function datedOf(text: string, { lexicon }: TellingContext): Dated | null {
  const found = readWhen(text, lexicon);
  if (found !== null) {
    const rest = text.slice(found.end).replace(/^[\s,.:：;–—\-→|]+/u, '');
    return rest === '' || (found.scale === 'relative' && !/^[\s]*[:：–—-]/u.test(text.slice(found.end)))
      ? null
      : { when: found, text: rest };
  }
  const ended = endedBy(text, lexicon);
  if (ended !== null) return ended;
  const parts = /^(.{3,80}?)\s*(?:[:：]|\s[–—-]\s|\()\s*(.{2,40}?)\)?$/u.exec(text);
  const when = parts === null ? null : isWhen(parts[2] ?? '', lexicon);
  return parts === null || when === null || when.scale === 'relative' ? null : { when, text: (parts[1] ?? '').trim() };
}

const mostWordsOfTime = 5;

/** "Ground floor 3 May", "order in April": the time stands last. */
function endedBy(text: string, lexicon: TellingContext['lexicon']): Dated | null {
  const plain = text.replace(/[.,;]$/u, '');
  const starts = [...plain.matchAll(/\s+(?=\S)/gu)].map(({ 0: blank, index }) => index + blank.length);
  if (starts.length > 14) return null;
  for (const start of starts.slice(-mostWordsOfTime)) {
    const when = isWhen(plain.slice(start), lexicon);
    const rest = plain
      .slice(0, start)
      .replace(/\s(?:on|in|at|by|from|am|im|ab|bis|le|en|à|el|em|il|a|op|w|в|с)\s*$/iu, '')
      .replace(/[\s,:–—-]+$/u, '');
    if (
      when !== null &&
      when.scale !== 'relative' &&
      when.scale !== 'clock' &&
      when.scale !== 'weekday' &&
      rest.length > 2 &&
      /\p{L}/u.test(rest) &&
      (when.scale !== 'year' || /\s(?:in|en|em|im|seit|since|w|в)\s*$/iu.test(plain.slice(0, start)))
    )
      return { when, text: rest };
  }
  return null;
}

/** "Rent: 1,200 €", "18 servers migrated": a number and what it counts. */
export interface Counted {
  label: string;
  amount: Amount;
}

export function countedOf(text: string, { lexicon, tag }: TellingContext): Counted | null {
  const headed = headOf(text);
  const amounts = joinedParts(headed?.rest ?? text, amountsIn(headed?.rest ?? text, tag, lexicon));
  const [amount] = amounts;
  if (amount === undefined) return null;
  if (headed !== null) {
    const rest = (headed.rest.slice(0, amount.start) + headed.rest.slice(amount.end)).trim();
    return amounts.length === 1 && wordCount(rest) === 0 ? { label: headed.head, amount } : null;
  }
  if (amounts.length > 1) return null;
  const plain = text.replace(/[.;,]$/u, '');
  const isFirst = amount.start === 0;
  const isLast = amount.end >= plain.length;
  if (!isFirst && !isLast) return null;
  const label = (isFirst ? plain.slice(amount.end) : plain.slice(0, amount.start)).replace(
    /^[\s,.:–—-]+|[\s,.:–—-]+$/gu,
    '',
  );
  return label === '' || wordCount(label) > 9 ? null : { label, amount };
}

const mostWordsOfPiece = 9;

/** The things that a line lists: parts between semicolons, or between commas where each of them is short; else the line. */
export function listed(text: string): string[] {
  const plain = unstopped(text);
  if (/[.!?。]\s/u.test(plain)) return [text];
  const halves = outside(plain, /;\s+|；\s?/u);
  if (halves.length > 1) return halves;
  const commas = outside(plain, /,\s+(?!\d{4}\b)|、\s?|，\s?|،\s?/u);
  const isList =
    commas.length >= 3 &&
    commas.every((part) => wordCount(part) <= mostWordsOfPiece) &&
    commas.filter((part) => wordCount(part) <= 6 || /\d/u.test(part)).length >= commas.length - 1;
  return isList ? commas.map((part) => part.replace(/^(?:and|und|et|y|e|en|i|ve|и|ו|و)\s+/iu, '')) : [text];
}

/** Parts between separators that stand in no brackets and no quotes. */
function outside(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let open = '';
  for (const piece of text.split(new RegExp(`(${separator.source})`, 'u'))) {
    if (separator.test(piece) && piece.trim().length <= 1 && balanced(open)) {
      parts.push(open);
      open = '';
    } else open += piece;
  }
  return [...parts, open].map((part) => part.trim()).filter(Boolean);
}

/** "318 of 402" is one figure. */
function joinedParts(text: string, amounts: readonly Amount[]): Amount[] {
  const [first, second, ...others] = amounts;
  if (first === undefined || second === undefined || others.length > 0) return [...amounts];
  const between = text.slice(first.end, second.start);
  if (!/^\s(?:of|von|sur|de|di|van|z|из|מתוך|من)\s$|^\s?\/\s?$/u.test(between)) return [...amounts];
  return [{ ...first, end: second.end, text: text.slice(first.start, second.end), unit: second.unit }];
}

/** Brackets and quotes of a piece of text close. */
export function balanced(text: string): boolean {
  const pairs: readonly [string, string][] = [
    ['(', ')'],
    ['[', ']'],
    ['（', '）'],
    ['「', '」'],
    ['“', '”'],
    ['„', '“'],
    ['«', '»'],
  ];
  return (
    pairs.every(
      ([open, close]) =>
        text.split(open).length === text.split(close).length || open === '„' || (open === '“' && text.includes('„')),
    ) && (text.split('"').length - 1) % 2 === 0
  );
}

export function capitalised(text: string): string {
  const first = /^\p{Ll}[\p{Ll}\s]/u.test(text) ? text.charAt(0).toUpperCase() : text.charAt(0);
  return first + text.slice(1);
}

/** Without the full stop that a line of a slide doesn't have. */
export function unstopped(text: string): string {
  return text.replace(/(?<!\.\.|\b\p{L})[.。]$/u, '');
}
