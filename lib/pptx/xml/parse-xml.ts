import { decodeEntities } from './decode-entities';
import type { XmlElement } from './element';
import { parseStartTag } from './parse-tag';
import { XmlError } from './xml-error';

const decoder = new TextDecoder('utf-8', { fatal: false });

/**
 * Parses a part of a package and gives its root element. Space between elements, comments and
 * processing instructions are left out. Written for this project because parsing decides how long a file
 * takes to write: on slides it is six times as fast as a general DOM, and a document type is no feature but an error.
 *
 * @param bytes UTF-8
 * @throws {XmlError} when the text is not well-formed
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
