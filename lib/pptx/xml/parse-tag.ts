import { decodeEntities } from './decode-entities';
import { XmlElement } from './element';
import { XmlError } from './xml-error';

export interface StartTag {
  element: XmlElement;
  /** Written as `<name/>`. */
  closed: boolean;
  /** The character behind the tag. */
  end: number;
}

const codes = {
  tab: 9,
  lineFeed: 10,
  carriageReturn: 13,
  space: 32,
  quote: 34,
  apostrophe: 39,
  slash: 47,
  equals: 61,
  greater: 62,
};

/** Reads a start tag whose name begins at `start`. */
export function parseStartTag(source: string, start: number): StartTag {
  let at = endOfName(source, start);
  const element = new XmlElement(source.slice(start, at));
  for (;;) {
    at = skipSpace(source, at);
    const code = source.charCodeAt(at);
    if (code === codes.greater) return { element, closed: false, end: at + 1 };
    if (code === codes.slash && source.charCodeAt(at + 1) === codes.greater)
      return { element, closed: true, end: at + 2 };
    at = parseAttribute(source, at, element);
  }
}

function parseAttribute(source: string, start: number, element: XmlElement): number {
  const nameEnd = endOfName(source, start);
  const name = source.slice(start, nameEnd);
  const equals = skipSpace(source, nameEnd);
  const open = skipSpace(source, equals + 1);
  const quote = source.charCodeAt(open);
  if (source.charCodeAt(equals) !== codes.equals || (quote !== codes.quote && quote !== codes.apostrophe)) {
    throw new XmlError(`The attribute ${name} has no quoted value`, start);
  }
  const close = source.indexOf(source.charAt(open), open + 1);
  const raw = close === -1 ? '<' : source.slice(open + 1, close);
  if (raw.includes('<')) throw new XmlError(`The value of ${name} does not end`, start);
  if (element.attributes.has(name)) throw new XmlError(`The attribute ${name} stands twice`, start);
  element.set(name, decodeEntities(raw, open + 1));
  return close + 1;
}

function endOfName(source: string, start: number): number {
  let at = start;
  while (at < source.length && isNameCode(source.charCodeAt(at))) at += 1;
  if (at === start) throw new XmlError('A name is missing', start);
  return at;
}

/** Letters, digits and `-._:`, and everything outside ASCII: wider than XML 1.0 (section 2.3), never narrower. */
function isNameCode(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 48 && code <= 58) ||
    code === 95 ||
    code === 45 ||
    code === 46 ||
    code > 127
  );
}

function skipSpace(source: string, start: number): number {
  let at = start;
  while (isSpace(source.charCodeAt(at))) at += 1;
  return at;
}

function isSpace(code: number): boolean {
  return code === codes.space || code === codes.lineFeed || code === codes.tab || code === codes.carriageReturn;
}
