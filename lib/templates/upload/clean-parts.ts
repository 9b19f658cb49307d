import type { OpenPackage } from '@/lib/pptx/package/open-package';
import type { Part, Relationship } from '@/lib/pptx/package/part';
import { relationshipTypes } from '@/lib/pptx/package/vocabulary';
import { descendantsOf, parseXml, serializeXml, type XmlElement } from '@/lib/pptx/xml/tree';
import { UploadError } from './upload-error';

/** What was left out of an upload, for whoever uploaded it. */
export interface RemovedPart {
  part: string;
  what: string;
}

const keptTypes = ['theme', 'slideLayout', 'slideMaster', 'image'];
/** What of a drawing acts, or leads out of the file. */
const actingElements = new Set([
  'a:hlinkClick',
  'a:hlinkHover',
  'a:hlinkMouseOver',
  'p:custDataLst',
  'p:controls',
  'p:oleObj',
  'a:audioFile',
  'a:videoFile',
  'a:wavAudioFile',
  'a:quickTimeFile',
  'p:timing',
  'p:transition',
]);

/** Takes parts over with what they lead to, as far as it is drawn. */
export class PartCleaner {
  readonly parts = new Map<string, Part>();
  readonly removed: RemovedPart[] = [];
  readonly #opened: OpenPackage;

  constructor(opened: OpenPackage) {
    this.#opened = opened;
  }

  keep(path: string): void {
    if (this.parts.has(path)) return;
    const bytes = this.#opened.parts.get(path);
    if (bytes === undefined) return;
    const links = this.#opened.relationshipsOf(path);
    const kept = links.filter((link) => this.#isKept(link));
    for (const link of links)
      if (!kept.includes(link))
        this.removed.push({
          part: path,
          what: link.external ? 'a link out of the file' : link.type.slice(link.type.lastIndexOf('/') + 1),
        });
    const contentType = this.#opened.contentTypeOf(path) ?? 'application/octet-stream';
    const relationships = kept.map((link) => ({ ...link, type: canonicalType(link.type) }));
    const isXml = /\.xml$/i.test(path);
    this.parts.set(path, {
      contentType,
      bytes: isXml ? this.#cleaned(path, bytes, new Set(kept.map(({ id }) => id))) : bytes,
      relationships,
    });
    for (const { target } of kept) this.keep(target);
  }

  #isKept({ type, external, target }: Relationship): boolean {
    return external !== true && keptTypes.some((kept) => type.endsWith(`/${kept}`)) && this.#opened.parts.has(target);
  }

  #cleaned(path: string, bytes: Uint8Array, kept: ReadonlySet<string>): Uint8Array {
    const root = readPart(path, bytes);
    for (const node of descendantsOf(root)) {
      const dangles = [...node.attributes].some(
        ([name, value]) => /^r:(id|embed|link|pict|dm|lo|qs|cs)$/.test(name) && !kept.has(value) && value !== '',
      );
      if (!actingElements.has(node.name) && !dangles) continue;
      this.removed.push({ part: path, what: node.name });
      ownerOf(node).remove();
    }
    return serializeXml(root);
  }
}

function readPart(part: string, bytes: Uint8Array): XmlElement {
  try {
    return parseXml(bytes);
  } catch (cause) {
    throw new UploadError('unreadable', `${part} can’t be read.`, { part, cause });
  }
}

/** What goes with an element: pictures and frames whose content is gone are nothing. */
function ownerOf(node: XmlElement): XmlElement {
  if (actingElements.has(node.name) && node.name !== 'p:oleObj') return node;
  for (let owner: XmlElement | undefined = node; owner; owner = owner.parent)
    if (owner.name === 'p:pic' || owner.name === 'p:graphicFrame') return owner;
  return node;
}

function canonicalType(type: string): string {
  const name = type.slice(type.lastIndexOf('/') + 1) as keyof typeof relationshipTypes;
  return relationshipTypes[name] ?? type;
}
