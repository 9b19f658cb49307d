import { createElement, descendantsOf, parseXml, serializeXml, type XmlElement } from '@/lib/pptx/xml/tree';
import { textOfShape } from './sample-slides';
import { placeholderOf } from './shapes';

/** Namespaces by the prefix that this project knows them by; the second is that of the strict form of the standard. */
const namespaces: Readonly<Record<string, readonly [transitional: string, strict: string]>> = {
  a: ['http://schemas.openxmlformats.org/drawingml/2006/main', 'http://purl.oclc.org/ooxml/drawingml/main'],
  c: ['http://schemas.openxmlformats.org/drawingml/2006/chart', 'http://purl.oclc.org/ooxml/drawingml/chart'],
  p: ['http://schemas.openxmlformats.org/presentationml/2006/main', 'http://purl.oclc.org/ooxml/presentationml/main'],
  r: [
    'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
    'http://purl.oclc.org/ooxml/officeDocument/relationships',
  ],
};
const prefixOf = new Map(Object.entries(namespaces).flatMap(([prefix, both]) => both.map((uri) => [uri, prefix])));
const strictRoot = 'http://purl.oclc.org/ooxml/';
const declaration = /xmlns(?::([\w.-]+))?\s*=\s*["']([^"']+)["']/g;
/** Programs declare what they use at the start of the root. */
const headBytes = 4096;

/**
 * A part in the words that this project reads: the usual prefixes, and the transitional form of the standard. Most parts
 * are so already and come back as they are.
 *
 * @throws {XmlError}
 */
export function withCanonicalNames(bytes: Buffer): Buffer {
  const isStrict = bytes.includes(strictRoot);
  const declared = [...bytes.subarray(0, headBytes).toString('utf8').matchAll(declaration)];
  const isUsual = declared.every(([, prefix = '', uri = '']) => (prefixOf.get(uri) ?? prefix) === prefix);
  if (isUsual && !isStrict) return bytes;
  return Buffer.from(serializeXml(canonical(parseXml(bytes), new Map(), isStrict)));
}

/** @param scope namespaces by the prefixes that stand for them here; '' without one */
function canonical(node: XmlElement, scope: ReadonlyMap<string, string>, isStrict: boolean): XmlElement {
  const inner = new Map(scope);
  for (const [name, value] of node.attributes) {
    const [space, prefix = ''] = name.split(':');
    if (space === 'xmlns') inner.set(prefix, value);
  }
  const named = (name: string, isElement: boolean): string => {
    const colon = name.indexOf(':');
    const prefix = colon === -1 ? '' : name.slice(0, colon);
    if (colon === -1 && !isElement) return name;
    const known = prefixOf.get(inner.get(prefix) ?? '');
    return known === undefined ? name : `${known}:${name.slice(colon + 1)}`;
  };
  const attributes = [...node.attributes].map(([name, value]): [string, string] => {
    if (name !== 'xmlns' && !name.startsWith('xmlns:')) return [named(name, false), isStrict ? plain(value) : value];
    const prefix = prefixOf.get(value);
    return prefix === undefined ? [name, value] : [`xmlns:${prefix}`, namespaces[prefix]![0]];
  });
  const children = node.children.map((child) =>
    typeof child === 'string' ? child : canonical(child, inner, isStrict),
  );
  return createElement(named(node.name, true), Object.fromEntries(attributes), children);
}

/** Shares are thousandths of a percent in the transitional form (ECMA-376 part 4, 12.1). */
function plain(value: string): string {
  return /^-?\d+(?:\.\d+)?%$/.test(value) ? String(Math.round(Number.parseFloat(value) * 1000)) : value;
}

/**
 * A master or layout without the boxes that a program left in the place of a field: they say no more than its name, such as
 * “<date/time>”, on every slide. Most parts have none and come back as they are.
 *
 * @throws {XmlError}
 */
export function withoutLeftOverFields(bytes: Buffer): Buffer {
  if (!bytes.includes('&lt;')) return bytes;
  const root = parseXml(bytes);
  const left = descendantsOf(root, 'p:sp').filter(
    (shape) =>
      placeholderOf(shape) === undefined &&
      descendantsOf(shape, 'a:fld').length === 0 &&
      nameOfField.test(textOfShape(shape)),
  );
  if (left.length === 0) return bytes;
  for (const shape of left) shape.remove();
  return Buffer.from(serializeXml(root));
}

const nameOfField = /^<\p{L}[\p{L}\s/-]{2,24}>$/u;
