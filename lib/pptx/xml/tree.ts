import { XmlElement } from './element';

export { XmlElement } from './element';
export { parseXml } from './parse-xml';
export { serializeXml } from './serialize-xml';

/** Child elements in order; with `name` (prefix and local name, such as `a:p`) only those. */
export function childrenOf(parent: XmlElement, name?: string): XmlElement[] {
  return parent.children.filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  );
}

export function childOf(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  if (parent === undefined) return undefined;
  for (const child of parent.children) if (typeof child !== 'string' && child.name === name) return child;
  return undefined;
}

/** Follows a path of child names from an element. */
export function pathOf(from: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined {
  return names.reduce<XmlElement | undefined>((element, name) => childOf(element, name), from);
}

/** Every element below `parent`, in document order; with `name` only those. A list of its own: changes of the tree don't move it. */
export function descendantsOf(parent: XmlElement, name?: string): XmlElement[] {
  const found: XmlElement[] = [];
  collect(parent, name, found);
  return found;
}

function collect(parent: XmlElement, name: string | undefined, found: XmlElement[]): void {
  for (const child of parent.children) {
    if (typeof child === 'string') continue;
    if (name === undefined || child.name === name) found.push(child);
    collect(child, name, found);
  }
}

/** Makes an element outside any tree. */
export function createElement(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly (XmlElement | string)[] = [],
): XmlElement {
  const element = new XmlElement(name, Object.entries(attributes));
  element.append(...children);
  return element;
}

/** Puts an element of another name with the same attributes and children in the place of one. */
export function renameElement(element: XmlElement, name: string): XmlElement {
  const renamed = new XmlElement(name, element.attributes);
  element.replaceWith(renamed);
  renamed.append(...element.takeChildren());
  return renamed;
}

/** Puts child elements into the order of `names` and drops those that are not among them. */
export function arrangeChildren(parent: XmlElement, names: readonly string[]): void {
  const children = parent.takeChildren();
  for (const name of names) {
    for (const child of children) if (typeof child !== 'string' && child.name === name) parent.append(child);
  }
}
