import { XmlError } from './xml-error';

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Replaces the five named and all numbered references (XML 1.0, section 4.1); `position` is for the error message. */
export function decodeEntities(raw: string, position: number): string {
  let from = raw.indexOf('&');
  if (from === -1) return raw;
  let decoded = raw.slice(0, from);
  while (from !== -1) {
    const end = raw.indexOf(';', from);
    const character = end === -1 ? undefined : characterOf(raw.slice(from + 1, end));
    if (character === undefined) throw new XmlError('A reference stands for no character', position + from);
    const next = raw.indexOf('&', end);
    decoded += character + raw.slice(end + 1, next === -1 ? undefined : next);
    from = next;
  }
  return decoded;
}

function characterOf(reference: string): string | undefined {
  if (!reference.startsWith('#')) return Object.hasOwn(named, reference) ? named[reference] : undefined;
  const code = reference[1] === 'x' ? Number(`0${reference.slice(1)}`) : Number(reference.slice(1));
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
