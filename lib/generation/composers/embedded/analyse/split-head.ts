import { capitalise } from '../write/capitalise';
import { trimStop, visualLength } from './shorten';

export interface Headed {
  head: string;
  detail: string | null;
}

const colon = /^(.{2,70}?)(?:[:：]\s+|：|\s[–—]\s|\s-\s)(?=\S)(.+)$/u;
const stop = /^(.{3,80}?[^\p{Lu}\p{Nd}\s])\.\s+(?=\S)(.+)$/u;
const bracket = /^(.{3,80}?)\s*[(（]([^()（）]{2,})[)）]\.?$/u;
const clause = /^(.{8,80}?)[,;，；、]\s?(?=\S)(.+)$/u;

/** A text as a head and what is said about it: at a colon or dash, a full stop, brackets, or (for long ones) a comma. */
export function splitHead(text: string): Headed {
  const plain = trimStop(text);
  for (const pattern of [colon, bracket, stop]) {
    const match = pattern.exec(plain);
    if (match !== null && isBalanced(match[1] ?? '')) return headed(match[1] ?? '', match[2] ?? '');
  }
  const match = visualLength(plain) > 24 ? clause.exec(plain) : null;
  const safe =
    match !== null && isBalanced(match[1] ?? '') && !/\p{Nd}$/u.test(match[1] ?? '') && !isEnumeration(plain);
  return safe ? headed(match[1] ?? '', match[2] ?? '') : { head: capitalise(plain), detail: null };
}

/** Only a colon or dash at the start makes a label. */
export function splitLabel(text: string): Headed | null {
  const match = colon.exec(trimStop(text));
  if (match === null || visualLength(match[1] ?? '') > 48 || !isBalanced(match[1] ?? '')) return null;
  return headed(match[1] ?? '', match[2] ?? '');
}

function headed(head: string, detail: string): Headed {
  return { head: capitalise(head.trim()), detail: capitalise(trimStop(detail)) };
}

function isBalanced(text: string): boolean {
  return (text.match(/[(（]/gu)?.length ?? 0) === (text.match(/[)）]/gu)?.length ?? 0);
}

function isEnumeration(text: string): boolean {
  return /,\s[^,]+\s(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub|ve|и|или)\s[^,]+$/iu.test(text);
}
