import { toAsciiDigits } from '../brief/number-words';

/** Digits with what separates thousands and decimals; a sign or unit is no part of it. */
const number = /\d+(?:[.,'’\u00a0\u202f]\d+)*/g;

/** The numbers of a statement that its passage does not have, however either writes thousands and decimals. */
export function numbersMissing(claim: string, passage: string): string[] {
  const known = new Set(numbersIn(passage).map(digitsOf));
  return [...new Set(numbersIn(claim))].filter((written) => !known.has(digitsOf(written)));
}

function numbersIn(text: string): string[] {
  return toAsciiDigits(text).match(number) ?? [];
}

function digitsOf(written: string): string {
  return written.replace(/\D/g, '');
}
