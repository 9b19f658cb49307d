import { DOMParser, XMLSerializer, onErrorStopParsing } from '@xmldom/xmldom';
import type { Document, Element, Node } from '@xmldom/xmldom';
import { namespaces } from '../package/vocabulary';

export type XmlDocument = Document;
export type XmlElement = Element;

const decoder = new TextDecoder();
const encoder = new TextEncoder();
const parser = new DOMParser({ onError: onErrorStopParsing, locator: false });
const serializer = new XMLSerializer();

/** @throws {ParseError} of xmldom when the bytes are not well-formed XML */
export function parseXml(bytes: Uint8Array): XmlDocument {
  return parser.parseFromString(decoder.decode(bytes), 'text/xml');
}

export function serializeXml(document: XmlDocument): Uint8Array {
  return encoder.encode(serializer.serializeToString(document));
}

/** The root element. */
export function rootOf(document: XmlDocument): XmlElement {
  if (document.documentElement === null) throw new Error('The XML document has no root element.');
  return document.documentElement;
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

/** Child elements in order; with `name` (prefix and local name, such as `a:p`) only those. */
export function childrenOf(parent: XmlElement, name?: string): XmlElement[] {
  const found: XmlElement[] = [];
  for (let node = parent.firstChild; node !== null; node = node.nextSibling) {
    if (isElement(node) && (name === undefined || node.nodeName === name)) found.push(node);
  }
  return found;
}

export function childOf(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  return parent === undefined ? undefined : childrenOf(parent, name)[0];
}

/** Follows a path of child names from an element. */
export function pathOf(from: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined {
  return names.reduce<XmlElement | undefined>((element, name) => childOf(element, name), from);
}

/** Every element below `parent`, in document order; with `name` only those. */
export function descendantsOf(parent: XmlElement, name?: string): XmlElement[] {
  const found: XmlElement[] = [];
  for (const child of childrenOf(parent)) {
    if (name === undefined || child.nodeName === name) found.push(child);
    found.push(...descendantsOf(child, name));
  }
  return found;
}

/** Makes an element for the document of `near`; its prefix is looked up among the project's namespaces. */
export function createElement(
  near: XmlElement,
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly XmlElement[] = [],
): XmlElement {
  const prefix = name.slice(0, name.indexOf(':'));
  const namespace = Object.entries(namespaces).find(([key]) => key === prefix)?.[1];
  if (namespace === undefined || near.ownerDocument === null) throw new Error(`No namespace for ${name}.`);
  const element = near.ownerDocument.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  for (const child of children) element.appendChild(child);
  return element;
}

export function removeElement(element: XmlElement): void {
  element.parentNode?.removeChild(element);
}

export function insertFirst(parent: XmlElement, child: XmlElement): void {
  parent.insertBefore(child, parent.firstChild);
}

export function insertAfter(sibling: XmlElement, child: XmlElement): void {
  sibling.parentNode?.insertBefore(child, sibling.nextSibling);
}

/** Gives an element another name while it keeps its attributes and children. */
export function renameElement(element: XmlElement, name: string): XmlElement {
  const renamed = createElement(element, name);
  for (const attribute of Array.from(element.attributes)) renamed.setAttribute(attribute.name, attribute.value);
  while (element.firstChild !== null) renamed.appendChild(element.firstChild);
  element.parentNode?.replaceChild(renamed, element);
  return renamed;
}

/** Puts child elements into the order of `names` and drops those that are not among them. */
export function arrangeChildren(parent: XmlElement, names: readonly string[]): void {
  const children = childrenOf(parent);
  while (parent.firstChild !== null) parent.removeChild(parent.firstChild);
  for (const name of names) {
    for (const child of children) if (child.nodeName === name) parent.appendChild(child);
  }
}
