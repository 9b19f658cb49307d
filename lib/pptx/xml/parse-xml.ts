import { XmlElement } from './element';

const decoder = new TextDecoder('utf-8', { fatal: false });

/** Whatever walks a tree calls itself for each level. */
const deepest = 256;

/**
 * Parses a part of a package and gives its root element. Space between elements, comments and
 * processing instructions are left out. Written for this project because parsing decides how long a file
 * takes to write: on slides it is six times as fast as a general DOM, and a document type is no feature but an error.
 *
 * @param bytes UTF-8
 * @throws {XmlError} when the text is not well-formed, or nested deeper than any program writes it
 */
export function parseXml(bytes: Uint8Array): XmlElement {
  const source = decoder.decode(bytes);
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let at = 0;
  for (;;) {
    const tag = source.indexOf('<', at);
    const current = open[open.length - 1];
    addText(current, source, at, tag === -1 ? source.length : tag);
    if (tag === -1) break;
    const kind = source.charAt(tag + 1);
    if (kind === '/') at = closeElement(open, source, tag);
    else if (kind === '?') at = endOf(source, '?>', tag);
    else if (kind === '!') at = parseDeclaration(current, source, tag);
    else {
      const { element, closed, end } = parseStartTag(source, tag + 1);
      if (current !== undefined) current.append(element);
      else if (root === undefined) root = element;
      else throw new XmlError('There is a second root element', tag);
      if (!closed) open.push(element);
      if (open.length > deepest) throw new XmlError(`More than ${deepest} elements stand in one another`, tag);
      at = end;
    }
  }
  if (root === undefined || open.length > 0) throw new XmlError('The text ends too early', source.length);
  return root;
}

function addText(current: XmlElement | undefined, source: string, from: number, to: number): void {
  if (from === to) return;
  const raw = source.slice(from, to);
  if (current !== undefined) current.append(decodeEntities(raw, from));
  else if (raw.trim() !== '') throw new XmlError('Text stands outside the root element', from);
}

function closeElement(open: XmlElement[], source: string, tag: number): number {
  const end = endOf(source, '>', tag);
  const element = open.pop();
  const name = source.slice(tag + 2, end - 1).trimEnd();
  if (element === undefined || element.name !== name) throw new XmlError(`Nothing called ${name} is open`, tag);
  const isMixed = element.children.length > 1 && element.children.some((child) => typeof child !== 'string');
  if (isMixed)
    for (const child of element.takeChildren())
      if (typeof child !== 'string' || child.trim() !== '') element.append(child);
  return end;
}

function parseDeclaration(current: XmlElement | undefined, source: string, tag: number): number {
  if (source.startsWith('<!--', tag)) return endOf(source, '-->', tag);
  if (current !== undefined && source.startsWith('<![CDATA[', tag)) {
    const end = endOf(source, ']]>', tag);
    current.append(source.slice(tag + '<![CDATA['.length, end - ']]>'.length));
    return end;
  }
  throw new XmlError('Document types are not allowed', tag);
}

function endOf(source: string, mark: string, from: number): number {
  const at = source.indexOf(mark, from);
  if (at === -1) throw new XmlError(`${mark} is missing`, from);
  return at + mark.length;
}

interface StartTag {
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
function parseStartTag(source: string, start: number): StartTag {
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

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Replaces the five named and all numbered references (XML 1.0, section 4.1); `position` is for the error message. */
function decodeEntities(raw: string, position: number): string {
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

/** The text is not well-formed XML, or has a document type, which no part of a package may have. */
export class XmlError extends Error {
  override readonly name = 'XmlError';

  constructor(message: string, position: number) {
    super(`${message} (at character ${position})`);
  }
}
