import { xmlDeclaration } from '../package/vocabulary';
import type { XmlElement } from './element';

const encoder = new TextEncoder();

/** The opposite of `parseXml`, with the declaration that Office writes. */
export function serializeXml(root: XmlElement): Uint8Array {
  const pieces: string[] = [xmlDeclaration];
  addElement(root, pieces);
  return encoder.encode(pieces.join(''));
}

function addElement(element: XmlElement, pieces: string[]): void {
  pieces.push('<', element.name);
  for (const [name, value] of element.attributes) pieces.push(' ', name, '="', escape(value, true), '"');
  if (element.children.length === 0) {
    pieces.push('/>');
    return;
  }
  pieces.push('>');
  for (const child of element.children) {
    if (typeof child === 'string') pieces.push(escape(child, false));
    else addElement(child, pieces);
  }
  pieces.push('</', element.name, '>');
}

/** Line breaks in attributes would be read back as spaces. */
const needsEscape = { text: /[&<>\r]/, attribute: /[&<>"\t\n\r]/ };

function escape(value: string, attribute: boolean): string {
  if (!(attribute ? needsEscape.attribute : needsEscape.text).test(value)) return value;
  const text = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;');
  return attribute ? text.replaceAll('"', '&quot;').replaceAll('\t', '&#9;').replaceAll('\n', '&#10;') : text;
}
