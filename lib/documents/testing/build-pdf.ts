import { deflateSync } from 'node:zlib';

export interface PdfText {
  text: string;
  x: number;
  /** From the bottom of the page, as in PDF. */
  y: number;
  size?: number;
  /** Of the line against the page, anticlockwise. */
  degrees?: number;
}

export interface PdfPlan {
  pages: readonly (readonly PdfText[])[];
  title?: string;
  /** Further entries of the catalogue. */
  catalog?: string;
  compressed?: boolean;
  /** Turns every page. */
  rotate?: 0 | 90 | 180 | 270;
  /** Entries of the trailer, such as an encryption dictionary, and the objects that they name. */
  trailer?: string;
  extraObjects?: readonly string[];
}

/** A small PDF in plain syntax: one font, A4, a cross-reference table. Characters beyond Latin-1 are not available. */
export function buildPdf({
  pages,
  title,
  catalog = '',
  compressed = false,
  rotate = 0,
  trailer = '',
  extraObjects = [],
}: PdfPlan): Buffer {
  const firstPage = 5;
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ');
  const objects: Buffer[] = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    `<<${title === undefined ? '' : `/Title(${escapeText(title)})`}/Producer(a test)>>`,
  ].map((text) => Buffer.from(text, 'latin1'));
  pages.forEach((texts, index) => {
    objects.push(
      Buffer.from(
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Rotate ${rotate}/Resources<</Font<</F1 3 0 R>>>>/Contents ${firstPage + 1 + index * 2} 0 R>>`,
      ),
    );
    objects.push(streamOf(texts.map(showText).join('\n'), compressed));
  });
  objects.push(...extraObjects.map((text) => Buffer.from(text, 'latin1')));
  return assemble(objects, `/Root 1 0 R/Info 4 0 R${trailer}`);
}

function showText({ text, x, y, size = 11, degrees = 0 }: PdfText): string {
  const [cosine, sine] = [
    Math.cos((degrees / 180) * Math.PI).toFixed(4),
    Math.sin((degrees / 180) * Math.PI).toFixed(4),
  ];
  return `BT /F1 ${size} Tf ${cosine} ${sine} ${sine.startsWith('-') ? sine.slice(1) : `-${sine}`} ${cosine} ${x} ${y} Tm (${escapeText(text)}) Tj ET`;
}

function escapeText(text: string): string {
  return text.replace(/[\\()]/g, '\\$&');
}

function streamOf(content: string, compressed: boolean): Buffer {
  const bytes = Buffer.from(content, 'latin1');
  const data = compressed ? deflateSync(bytes) : bytes;
  return Buffer.concat([
    Buffer.from(`<</Length ${data.length}${compressed ? '/Filter/FlateDecode' : ''}>>stream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

function assemble(objects: readonly Buffer[], trailer: string): Buffer {
  const chunks = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let length = chunks[0]?.length ?? 0;
  objects.forEach((object, index) => {
    offsets.push(length);
    const chunk = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    chunks.push(chunk);
    length += chunk.length;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  chunks.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<</Size ${objects.length + 1}${trailer}>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(chunks);
}

/** Lines of a page from the top, as a typesetter would set them. */
export function pdfLines(
  lines: readonly string[],
  { x = 72, y = 760, size = 11, leading = 1.25 }: { x?: number; y?: number; size?: number; leading?: number } = {},
): PdfText[] {
  return lines.map((text, index) => ({ text, x, y: y - index * size * leading, size }));
}
