import type { SourceSpan } from './block';
import { hasDigit } from './signs';

/** What opens, and all that may close it. */
const pairs = new Map(
  ['()', '[]', '（）', '「」', '『』', '“”', '„“”', '«»', '【】'].map((pair) => [pair.charAt(0), pair.slice(1)]),
);
const closers = new Set(')]）」』»】');

/** Calls back for each sign outside of brackets and quotes; whether all of them close. */
function walkOutside(text: string, visit: (sign: string, at: number) => void): boolean {
  const open: string[] = [];
  let isTorn = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    const closes = sign === '"' ? sign : pairs.get(sign);
    if (open.at(-1)?.includes(sign) === true) open.pop();
    else if (closes !== undefined) open.push(closes);
    else if (closers.has(sign)) isTorn = true;
    else if (open.length === 0) visit(sign, at);
  }
  return open.length === 0 && !isTorn;
}

/** Where a text has signs that stand in no brackets and no quotes. */
export function placesOutside(text: string, isMeant: (sign: string, at: number) => boolean): number[] {
  const places: number[] = [];
  walkOutside(text, (sign, at) => {
    if (isMeant(sign, at)) places.push(at);
  });
  return places;
}

export interface PlacedPart extends SourceSpan {
  text: string;
}

/** The parts of a text between the places where it may be cut, of those in no brackets and no quotes, with where they stand. */
export function placedParts(text: string, cutsAt: (sign: string, at: number) => boolean): PlacedPart[] {
  const ends = [...placesOutside(text, cutsAt), text.length];
  return ends.flatMap((end, index) => {
    const from = index === 0 ? 0 : (ends[index - 1] ?? 0) + 1;
    const said = text.slice(from, end);
    const start = from + said.length - said.trimStart().length;
    return said.trim() === '' ? [] : [{ text: said.trim(), start, end: start + said.trim().length }];
  });
}

/** The same without their places. */
export function partsOf(text: string, cutsAt: (sign: string, at: number) => boolean): string[] {
  return placedParts(text, cutsAt).map((part) => part.text);
}

/** Brackets and quotes of a piece of text close. */
export function balanced(text: string): boolean {
  return walkOutside(text, () => undefined);
}

/** What a text says outside of its brackets and quotes. */
export function saidOutside(text: string): string {
  return placesOutside(text, () => true)
    .map((at) => text.charAt(at))
    .join('');
}

const isOneOf =
  (text: string, signs: string) =>
  (sign: string, at: number): boolean =>
    signs.includes(sign) && !(hasDigit(text.charAt(at - 1)) && hasDigit(text.charAt(at + 1)));

/** Where signs stand outside of brackets and quotations, and between no digits. */
export const signsOutside = (text: string, signs: string): number[] => placesOutside(text, isOneOf(text, signs));

/** The stretches of a text between signs outside of brackets, without the blanks around them. */
export const partedOutside = (text: string, signs: string): PlacedPart[] => placedParts(text, isOneOf(text, signs));
