import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { readZip } from '@/lib/pptx/package/read-zip';
import { writeZip } from '@/lib/pptx/package/write-zip';
import { writePptx } from '@/lib/pptx/write-pptx';
import { findThemes } from '../../own-template';
import { sampleDeck } from '../../sample-deck';

/** Entries of a file as text or bytes, by name. */
export type UploadEntries = Map<string, Uint8Array>;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A deck of a built-in template as somebody would upload it, changed. */
export async function buildUpload(
  change: (entries: UploadEntries) => void = () => undefined,
  template = 'Ledger',
): Promise<Buffer> {
  const theme = findThemes(template)[0]!;
  // Its slides have the forms that suit their content, whichever the built-in template likes, and cards without a bar of their own.
  const style = { ...theme.style, card: { face: 'outlined', accent: 'top' } as const };
  const { scene } = layOutDeck(
    sampleDeck,
    { ...theme, style, composition: undefined },
    { maxSlides: 10, images: new Map() },
  );
  const entries: UploadEntries = new Map(readZip(await writePptx({ scene, theme, images: new Map() })));
  change(entries);
  return zipOf(entries);
}

export function zipOf(entries: UploadEntries): Buffer {
  return Buffer.from(writeZip([...entries].map(([name, bytes]) => ({ name, bytes, compress: true }))));
}

/** Changes the text of one entry. */
export function editEntry(entries: UploadEntries, name: string, edit: (xml: string) => string): void {
  const bytes = entries.get(name);
  if (bytes === undefined) throw new Error(`There is no ${name}.`);
  const before = decoder.decode(bytes);
  const after = edit(before);
  if (after === before) throw new Error(`Nothing changed in ${name}.`);
  entries.set(name, encoder.encode(after));
}

/** Adds a part that another one refers to. */
export function addPart(
  entries: UploadEntries,
  part: { name: string; contentType: string; content: string; from: string; id: string; type: string },
): void {
  entries.set(part.name, encoder.encode(part.content));
  editEntry(entries, '[Content_Types].xml', (xml) =>
    xml.replace('</Types>', `<Override PartName="/${part.name}" ContentType="${part.contentType}"/></Types>`),
  );
  const slash = part.from.lastIndexOf('/');
  const relationships = `${part.from.slice(0, slash + 1)}_rels/${part.from.slice(slash + 1)}.rels`;
  editEntry(entries, relationships, (xml) =>
    xml.replace(
      '</Relationships>',
      `<Relationship Id="${part.id}" Type="${part.type}" Target="/${part.name}"/></Relationships>`,
    ),
  );
}

/** The font that all text of the file asks for, as a part that the presentation carries. */
export function embedFont(entries: UploadEntries, font: Uint8Array): void {
  const presentation = 'ppt/presentation.xml';
  const name = 'ppt/fonts/font1.fntdata';
  addPart(entries, {
    name,
    contentType: 'application/x-fontdata',
    content: '',
    from: presentation,
    id: 'rId80',
    type: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/font',
  });
  entries.set(name, font);
  editEntry(entries, presentation, (xml) =>
    xml.replace(
      '<p:defaultTextStyle>',
      '<p:embeddedFontLst><p:embeddedFont><p:font typeface="House Sans"/><p:regular r:id="rId80"/></p:embeddedFont></p:embeddedFontLst><p:defaultTextStyle>',
    ),
  );
  editEntry(entries, 'ppt/theme/theme1.xml', (xml) =>
    xml.replace(/<a:latin typeface="[^"]*"/g, '<a:latin typeface="House Sans"'),
  );
}
