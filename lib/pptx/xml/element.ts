/**
 * One element of an XML tree. Names keep their prefixes: every part of a package that this
 * project makes declares the usual ones (`a`, `c`, `p`, `r`), so that they say enough.
 */
export class XmlElement {
  readonly name: string;
  readonly attributes: Map<string, string>;
  parent: XmlElement | undefined;
  #children: (XmlElement | string)[];

  constructor(name: string, attributes: Iterable<readonly [string, string]> = []) {
    this.name = name;
    this.attributes = new Map(attributes);
    this.#children = [];
  }

  /** Elements and texts in document order. */
  get children(): readonly (XmlElement | string)[] {
    return this.#children;
  }

  /** The name without its prefix. */
  get localName(): string {
    return this.name.slice(this.name.indexOf(':') + 1);
  }

  /** All text below, in document order. */
  get text(): string {
    return this.#children.map((child) => (typeof child === 'string' ? child : child.text)).join('');
  }

  get(attribute: string): string | undefined {
    return this.attributes.get(attribute);
  }

  set(attribute: string, value: string): this {
    this.attributes.set(attribute, value);
    return this;
  }

  unset(...attributes: readonly string[]): void {
    for (const attribute of attributes) this.attributes.delete(attribute);
  }

  /** Adds children at the end; an element leaves its former place. */
  append(...children: readonly (XmlElement | string)[]): void {
    for (const child of children) {
      this.#adopt(child);
      this.#children.push(child);
    }
  }

  prepend(child: XmlElement): void {
    this.#adopt(child);
    this.#children.unshift(child);
  }

  /** Adds a child in front of another; at the end when there is no other. */
  insertBefore(child: XmlElement, sibling: XmlElement | undefined): void {
    this.#adopt(child);
    this.#children.splice(this.#placeOf(sibling), 0, child);
  }

  insertAfter(child: XmlElement, sibling: XmlElement): void {
    this.#adopt(child);
    this.#children.splice(this.#placeOf(sibling) + 1, 0, child);
  }

  /** Puts another element where this one stands. */
  replaceWith(other: XmlElement): void {
    this.parent?.insertBefore(other, this);
    this.remove();
  }

  remove(): void {
    if (this.parent !== undefined) this.parent.#children = this.parent.#children.filter((child) => child !== this);
    this.parent = undefined;
  }

  /** Takes all children out, so that they can be put back in another order. */
  takeChildren(): (XmlElement | string)[] {
    const taken = this.#children;
    this.#children = [];
    for (const child of taken) if (typeof child !== 'string') child.parent = undefined;
    return taken;
  }

  /** A copy with copies of everything below it, outside the tree. */
  clone(): XmlElement {
    const copy = new XmlElement(this.name, this.attributes);
    copy.append(...this.#children.map((child) => (typeof child === 'string' ? child : child.clone())));
    return copy;
  }

  #placeOf(sibling: XmlElement | undefined): number {
    const place = sibling === undefined ? -1 : this.#children.indexOf(sibling);
    return place === -1 ? this.#children.length : place;
  }

  #adopt(child: XmlElement | string): void {
    if (typeof child === 'string') return;
    if (child.parent !== undefined) child.remove();
    child.parent = this;
  }
}
