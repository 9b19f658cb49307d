import { openPackage, type OpenPackage } from '@/lib/pptx/package/open-package';
import { childrenOf, descendantsOf, parseXml, type XmlElement } from '@/lib/pptx/xml/tree';
import type { Archive } from '../archive/open-archive';
import { toZip } from '../archive/to-zip';

/**
 * A package of a stranger by its parts and links. Names are compared without prefixes and link types by their last
 * word: writers choose prefixes freely, and the strict form of the standard has link types of its own.
 */
export class OpenParts {
  readonly #package: OpenPackage;

  constructor(archive: Archive) {
    this.#package = openPackage(toZip(archive));
  }

  /** The root element of a part; undefined for parts that the package lacks. */
  rootOf(path: string | undefined): XmlElement | undefined {
    const bytes = path === undefined ? undefined : this.#package.parts.get(path);
    return bytes === undefined ? undefined : parseXml(bytes);
  }

  /** Parts that another one ('' is the package) links to with the type, such as `slide`. */
  linkedFrom(path: string, type: string): string[] {
    return this.#package
      .relationshipsOf(path)
      .flatMap((link) => (link.type.endsWith(`/${type}`) && link.external !== true ? [link.target] : []));
  }

  linkById(path: string, id: string | undefined): string | undefined {
    return this.#package.relationshipsOf(path).find((link) => link.id === id && link.external !== true)?.target;
  }

  /** As the package's properties say (ECMA-376 part 2, 8.2). */
  title(): string {
    const core = this.rootOf(this.linkedFrom('', 'core-properties')[0]);
    return core === undefined ? '' : (belowByName(core, 'title')[0]?.text ?? '');
  }
}

export function belowByName(element: XmlElement, name: string): XmlElement[] {
  return descendantsOf(element).filter(({ localName }) => localName === name);
}

export function childByName(element: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined {
  return names.reduce<XmlElement | undefined>(
    (parent, name) => parent && childrenOf(parent).find(({ localName }) => localName === name),
    element,
  );
}

/** Of an attribute whose prefix the writer chose, such as `r:id`. */
export function linkedId(element: XmlElement, name = 'id'): string | undefined {
  return [...element.attributes].find(([key]) => key.endsWith(`:${name}`))?.[1];
}

export function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true' || value === 'on';
}
