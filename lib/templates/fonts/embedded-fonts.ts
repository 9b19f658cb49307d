import type { FaceName } from '@/lib/deck/text/metrics/font-metrics';
import type { OpenPackage } from '@/lib/pptx/package/open-package';
import { childOf, childrenOf, parseXml } from '@/lib/pptx/xml/tree';
import { FontError, readFontFile, type FontFace } from './read-font';

const faceTags: Readonly<Record<string, FaceName>> = {
  'p:regular': 'regular',
  'p:bold': 'bold',
  'p:italic': 'italic',
  'p:boldItalic': 'boldItalic',
};

/** Fonts that a presentation carries, as far as they can be read and their makers let them be embedded. */
export async function embeddedFonts(opened: OpenPackage, presentation: string): Promise<FontFace[]> {
  const bytes = opened.parts.get(presentation);
  const list = bytes && childOf(parseXml(bytes), 'p:embeddedFontLst');
  const links = new Map(opened.relationshipsOf(presentation).map(({ id, target }) => [id, target]));
  const files = (list ? childrenOf(list) : []).flatMap((entry) => {
    const family = childOf(entry, 'p:font')?.get('typeface') ?? '';
    return childrenOf(entry).flatMap((one) => {
      const face = faceTags[one.name];
      const part = opened.parts.get(links.get(one.get('r:id') ?? '') ?? '');
      const font = face && part && unwrapped(part);
      return font ? [{ family, face, font }] : [];
    });
  });
  const read = await Promise.all(
    files.map(async ({ family, face, font }) => {
      const measured = await readFontFile(font).catch((error: unknown) => {
        // One that can't be read is measured by its twin, as one that is not there.
        if (error instanceof FontError) return undefined;
        throw error;
      });
      return measured && { ...measured, family, face };
    }),
  );
  return read.filter((one) => one !== undefined);
}

/** Embedded OpenType (W3C submission, 2008): where its header says what, in bytes. */
const header = { fontSize: 4, flags: 12, license: 32, magic: 34, bytes: 36 };
const magicNumber = 0x504c;
const [compressed, encrypted] = [0x4, 0x10000000];
const encryptionKey = 0x50;
/** The licence lets nobody but its holder use it. */
const restricted = 0x2;

/** The font in a wrapping that is not compressed; undefined for others, and for those that may not be embedded. */
function unwrapped(bytes: Uint8Array): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < header.bytes || view.getUint16(header.magic, true) !== magicNumber) return undefined;
  const size = view.getUint32(header.fontSize, true);
  const flags = view.getUint32(header.flags, true);
  const isRestricted = (view.getUint16(header.license, true) & 0xf) === restricted;
  if (size > bytes.length || (flags & compressed) !== 0 || isRestricted) return undefined;
  const font = bytes.slice(bytes.length - size);
  return (flags & encrypted) === 0 ? font : font.map((byte) => byte ^ encryptionKey);
}
