import { parseOfficeAsync } from 'officeparser';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { allFixtures, fixtureImages } from '@/lib/deck/layout/fixtures/all-fixtures';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { deckSpecSchema, type DeckSpec } from '@/lib/deck/spec/deck-spec';
import { directTheme } from '@/lib/deck/theme/direct-theme';
import { readZip } from '@/lib/pptx/package/read-zip';
import { writePptx } from '@/lib/pptx/write-pptx';
import { parseXml } from '@/lib/pptx/xml/parse-xml';
import { descendantsOf } from '@/lib/pptx/xml/tree';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { readDocument } from '@/lib/documents/read-document';
import { testLimits } from '@/lib/documents/testing/corpus';
import { sample } from '@/lib/testing/test-run';
import { deckWords } from '../testing/deck-words';
import { findLibreOffice, readWithLibreOffice, saveWithLibreOffice } from '../testing/libreoffice';

const sizes = [...fixtureImages];
const bytes = new Uint8Array(
  await sharp({ create: { width: 64, height: 48, channels: 3, background: '#7A8794' } })
    .png()
    .toBuffer(),
);
const images = new Map(sizes.map(([id, size]) => [id, { id, mimeType: 'image/png' as const, bytes, ...size }]));
const soffice = await findLibreOffice();

const decks = Object.entries(allFixtures).map(([name, input], index) => {
  const spec = deckSpecSchema.parse(input);
  // Notes of every slide, so that there is something to find.
  const slides = spec.slides.map((slide, at) => ({
    ...slide,
    notes: slide.notes || `What is said on slide ${at + 1}.\nAnd then – “more”.`,
  }));
  return { name, spec: { ...spec, slides }, theme: builtinThemes[index % builtinThemes.length]! };
});

const written = new Map<DeckSpec, Promise<Uint8Array>>();

function write(spec: DeckSpec, theme: (typeof decks)[number]['theme']): Promise<Uint8Array> {
  const known = written.get(spec) ?? writeAnew(spec, theme);
  written.set(spec, known);
  return known;
}

function writeAnew(spec: DeckSpec, theme: (typeof decks)[number]['theme']): Promise<Uint8Array> {
  const { scene } = layOutDeck(spec, theme, { maxSlides: 1000, images });
  return writePptx({ scene, theme: directTheme(theme, spec.direction), images });
}

/** Programs differ in what they make of spaces and line breaks, nothing else. */
const plain = (text: string) => text.normalize('NFC').replace(/[\p{Cf}\p{Cc}\s]+/gu, '');

function missing(wanted: readonly string[], found: string): string[] {
  const all = plain(found);
  return wanted.filter((text) => !all.includes(plain(text)));
}

function missingNumbers(wanted: readonly number[], found: Iterable<string>): number[] {
  const numbers = new Set([...found].map(Number));
  return wanted.filter((value) => !numbers.has(value));
}

describe.each(sample(decks, 2))('the file of $name', ({ spec, theme }) => {
  const wanted = deckWords(spec);

  test('has every title, cell and note for a parser of Office files', async () => {
    const text = await parseOfficeAsync(Buffer.from(await write(spec, theme)), { outputErrorToConsole: false });
    expect(missing([...wanted.titles, ...wanted.cells, ...wanted.notes], text)).toEqual([]);
  });

  test('has every figure and name of its charts in their workbooks', async () => {
    const parts = [...readZip(await write(spec, theme))].filter(([path]) => path.endsWith('.xlsx'));
    const texts = await Promise.all(
      parts.map(([, workbook]) =>
        parseOfficeAsync(Buffer.from(workbook), { newlineDelimiter: '\n', outputErrorToConsole: false }),
      ),
    );
    expect(missing(wanted.chartNames, texts.join('\n'))).toEqual([]);
    expect(missingNumbers(wanted.chartValues, texts.join('\n').split(/\s+/))).toEqual([]);
  });
});

// LibreOffice takes seconds to start: each day some of the decks.
describe.skipIf(soffice === null).each(sample(decks, 4, 3))(
  'the file of $name in LibreOffice (skipped where that is not installed)',
  ({ spec, theme }) => {
    const wanted = deckWords(spec);

    test('has every title, cell, note and figure', async () => {
      const xml = parseXml(
        new TextEncoder().encode(await readWithLibreOffice(soffice ?? '', await write(spec, theme))),
      );
      const text = descendantsOf(xml)
        .map((element) => element.text)
        .join(' ');
      expect(missing([...wanted.titles, ...wanted.cells, ...wanted.notes, ...wanted.chartNames], text)).toEqual([]);
      const cells = descendantsOf(xml, 'table:table-cell').flatMap((cell) => cell.get('office:value') ?? []);
      expect(missingNumbers(wanted.chartValues, cells)).toEqual([]);
    });

    test('and sent back as a document has its titles, cells, notes and names for our own reader, as before', async () => {
      const own = await write(spec, theme);
      for (const file of [own, await saveWithLibreOffice(soffice ?? '', own)]) {
        const { parts } = await readDocument(Buffer.from(file), 'pptx', { ...testLimits, maxPages: 500 });
        const text = parts.flatMap(({ heading, text }) => [heading, text]).join('\n');
        expect(missing([...wanted.titles, ...wanted.cells, ...wanted.notes, ...wanted.chartNames], text)).toEqual([]);
      }
    });
  },
);
