/**
 * Writes lib/deck/text/metrics/<font>.ts from the open fonts that have the same advance
 * widths as the families of Office. Run it after one of those packages was updated:
 *
 *   npx tsx scripts/build-font-metrics.ts [--help] [FONT…]
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import type { Font } from 'fontkit';

const fonts = ['carlito', 'arimo', 'tinos', 'caladea', 'gelasio', 'cousine'] as const;
const faces = { regular: '400-normal', bold: '700-normal', italic: '400-italic', boldItalic: '700-italic' } as const;
/** Beyond lie East Asian characters and presentation forms, which have widths of their own. */
const lastCodePoint = 0x2fff;
const root = join(import.meta.dirname, '..');

function main(names: readonly string[]): void {
  if (names.includes('--help')) {
    console.log(`usage: npx tsx scripts/build-font-metrics.ts [FONT…]\nFONT: ${fonts.join(', ')} (default: all)`);
    return;
  }
  const unknown = names.filter((name) => !fonts.some((font) => font === name));
  if (unknown.length > 0) throw new Error(`unknown font ${unknown.join(', ')}; choose from ${fonts.join(', ')}`);
  for (const font of names.length > 0 ? names : fonts) writeMetrics(font);
}

function writeMetrics(font: string): void {
  const subsets = openSubsets(font, faces.regular);
  const first = subsets[0];
  if (!first) throw new Error(`no files of @fontsource/${font}; run npm install first`);
  const { unitsPerEm, hhea } = first;
  const encoded = Object.entries(faces).map(
    ([face, suffix]) => `    ${face}:\n      '${encode(readAdvances(openSubsets(font, suffix)))}',\n`,
  );
  const text =
    `// Written by scripts/build-font-metrics.ts from @fontsource/${font}; do not edit.\n` +
    `import type { FontMetrics } from './font-metrics';\n\n` +
    `export const ${font}: FontMetrics = {\n` +
    `  unitsPerEm: ${unitsPerEm},\n  ascent: ${hhea.ascent},\n  descent: ${hhea.descent},\n  lineGap: ${hhea.lineGap},\n` +
    `  faces: {\n${encoded.join('')}  },\n${kerningOf(font)}};\n`;
  const path = join(root, 'lib/deck/text/metrics', `${font}.ts`);
  writeFileSync(path, text);
  console.log(`${path}: ${Math.round(text.length / 1024)} kB`);
}

/** A font is divided into one file a subset (latin, greek, …). */
function openSubsets(font: string, suffix: string): Font[] {
  const folder = join(root, 'node_modules/@fontsource', font, 'files');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(`-${suffix}.woff`))
    .sort();
  return files.map((file) => openSync(join(folder, file)));
}

function readAdvances(subsets: readonly Font[]): Map<number, number> {
  const advances = new Map<number, number>();
  for (const font of subsets) {
    for (const codePoint of font.characterSet) {
      if (codePoint < 0x20 || codePoint > lastCodePoint || advances.has(codePoint)) continue;
      // Combining marks stand on the letter before them, whatever advance a font gives them alone.
      const isMark = /\p{Mn}|\p{Me}|\p{Cf}/u.test(String.fromCodePoint(codePoint));
      advances.set(codePoint, isMark ? 0 : advanceOf(font, codePoint));
    }
  }
  return advances;
}

/** From `hmtx`; the glyph's own `advanceWidth` reads its outline as well, which fails on blank glyphs of a WOFF. */
function advanceOf(font: Font, codePoint: number): number {
  const { id } = font.glyphForCodePoint(codePoint);
  return font.hmtx.metrics.get(Math.min(id, font.hhea.numberOfMetrics - 1)).advance;
}

/** What programs kern most: the letters of Western Europe, digits and the signs between them. */
const kernedCharacters = [
  ...' !"%&\'()*+,-./0123456789:;?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  ...'–—‘’“”„«»€ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÙÚÜßàáâãäåæçèéêëíîïñóôõöøùúûüœłńśźżąęğışç',
];
const kernedFaces = ['regular', 'bold'] as const;
/** Of an em; less is not seen. */
const leastKerning = 0.002;

/** A property of the metrics; empty for a font that kerns nothing. */
function kerningOf(font: string): string {
  const encoded = kernedFaces.map(
    (face) => [face, encodeKerning(openSubsets(font, `latin-${faces[face]}`)[0]!)] as const,
  );
  if (encoded.every(([, pairs]) => pairs === '')) return '';
  return `  kerning: {\n${encoded.map(([face, pairs]) => `    ${face}:\n      '${pairs}',\n`).join('')}  },\n`;
}

/** How much closer two characters stand than their advances say, ligatures included, as `first:units=second.second,…;…`. */
function encodeKerning(font: Font): string {
  const known = kernedCharacters.filter((character) => font.characterSet.includes(character.codePointAt(0)!));
  const widthOf = (text: string) => font.layout(text).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const alone = new Map(known.map((character) => [character, widthOf(character)]));
  const base36 = (character: string) => character.codePointAt(0)!.toString(36);
  return known
    .flatMap((first) => {
      const byUnits = new Map<number, string[]>();
      for (const second of known) {
        const units = Math.round(widthOf(first + second) - alone.get(first)! - alone.get(second)!);
        if (Math.abs(units) < leastKerning * font.unitsPerEm) continue;
        byUnits.set(units, [...(byUnits.get(units) ?? []), base36(second)]);
      }
      const groups = [...byUnits].map(([units, seconds]) => `${units.toString(36)}=${seconds.join('.')}`);
      return groups.length > 0 ? [`${base36(first)}:${groups.join(',')}`] : [];
    })
    .join(';');
}

/** Runs of consecutive code points as `first:advance,advance*count,…`, joined by `;`, in base 36. */
function encode(advances: ReadonlyMap<number, number>): string {
  const runs: { first: number; next: number; values: { advance: number; count: number }[] }[] = [];
  for (const codePoint of [...advances.keys()].sort((a, b) => a - b)) {
    const advance = advances.get(codePoint)!;
    let run = runs.at(-1);
    if (run?.next !== codePoint) runs.push((run = { first: codePoint, next: codePoint, values: [] }));
    const last = run.values.at(-1);
    if (last?.advance === advance) last.count += 1;
    else run.values.push({ advance, count: 1 });
    run.next += 1;
  }
  const base36 = (value: number) => value.toString(36);
  return runs
    .map(
      ({ first, values }) =>
        `${base36(first)}:${values.map(({ advance, count }) => base36(advance) + (count > 1 ? `*${base36(count)}` : '')).join(',')}`,
    )
    .join(';');
}

main(process.argv.slice(2));
