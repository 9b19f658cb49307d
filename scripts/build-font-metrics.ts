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
import { advancesOf, encodeAdvances, encodeKerning } from '@/lib/templates/fonts/read-font';

const fonts = ['carlito', 'arimo', 'tinos', 'caladea', 'gelasio', 'cousine'] as const;
const faces = { regular: '400-normal', bold: '700-normal', italic: '400-italic', boldItalic: '700-italic' } as const;
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
    ([face, suffix]) => `    ${face}:\n      '${encodeAdvances(advancesOf(openSubsets(font, suffix)))}',\n`,
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

const kernedFaces = ['regular', 'bold'] as const;
/** A property of the metrics; empty for a font that kerns nothing. */
function kerningOf(font: string): string {
  const encoded = kernedFaces.map(
    (face) => [face, encodeKerning(openSubsets(font, `latin-${faces[face]}`)[0]!)] as const,
  );
  if (encoded.every(([, pairs]) => pairs === '')) return '';
  return `  kerning: {\n${encoded.map(([face, pairs]) => `    ${face}:\n      '${pairs}',\n`).join('')}  },\n`;
}

main(process.argv.slice(2));
