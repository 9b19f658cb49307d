import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { SlideKind } from '@/lib/deck/spec/slide-spec';
import type { Cell } from '../write-template';
import { type Comparison, difference, similarity } from './compare-gallery';
import { findPrograms } from './find-programs';
import { hasFailed, kindValues, kindTable, meanOf } from './kind-values';

const folder = mkdtempSync(join(tmpdir(), 'compare-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('findPrograms', () => {
  it('says what is missing and how to get it', () => {
    expect(() => findPrograms(folder)).toThrow(
      /LibreOffice Impress \(soffice or libreoffice\) and pdftoppm of Poppler \(pdftoppm\) are not on the search path[^]*apt-get install --no-install-recommends libreoffice-impress poppler-utils[^]*brew install poppler/,
    );
  });

  it('asks for nothing that is there', () => {
    const program = join(folder, 'soffice');
    writeFileSync(program, '');
    chmodSync(program, 0o755);
    expect(() => findPrograms(folder)).toThrow(
      /^(?!.*LibreOffice Impress).*pdftoppm of Poppler \(pdftoppm\) is not on/,
    );
  });
});

const drawing = (x: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540"><rect width="960" height="540" fill="#fff"/><rect x="${x}" y="100" width="200" height="200" fill="#1F5FBF"/></svg>`,
  );
const pictureOf = async (x: number) => sharp(drawing(x)).png().toBuffer();

describe('similarity', () => {
  it('is 1 for the same picture and falls as it moves away', async () => {
    const [here, near, far] = await Promise.all([100, 104, 500].map(pictureOf));
    expect(await similarity(here!, here!)).toBeCloseTo(1, 6);
    const values = [await similarity(here!, near!), await similarity(here!, far!)];
    expect(values[0]).toBeLessThan(1);
    expect(values[1]).toBeLessThan(values[0]!);
  });

  it('shows a difference dark on white', async () => {
    const [one, other] = [join(folder, 'one.png'), join(folder, 'other.png')];
    writeFileSync(one, await pictureOf(100));
    writeFileSync(other, await pictureOf(500));
    const { data, info } = await sharp(await difference(one, other))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => data[(y * info.width + x) * info.channels];
    expect(at(20, 20)).toBe(255);
    expect(at(150, 150)).toBeLessThan(200);
  });
});

describe('kindValues', () => {
  const comparison = (kind: SlideKind, template: string, value: number): Comparison => {
    const example = { id: 'x', kind, label: 'list', spec: {} } as unknown as Cell['example'];
    return { cell: { example, template } as Cell, value, libreOffice: '', difference: '' };
  };

  it('judge the least of a kind over all templates, and name its worst slide', () => {
    const values = kindValues([
      comparison('quote', 'Folio', 0.9),
      comparison('quote', 'Civic', 0.97),
      comparison('cards', 'Folio', 0.84),
      comparison('cards', 'Civic', 0.97),
      comparison('cards', 'Clarity', 0.98),
    ]);
    expect(values.map(({ kind, least, worst }) => [kind, least, worst])).toEqual([
      ['quote', 0.9, 'Folio list'],
      ['cards', 0.84, 'Folio list'],
    ]);
    expect(values.map(({ mean }) => mean.toFixed(3))).toEqual(['0.935', '0.930']);
    expect(values.map(hasFailed)).toEqual([false, true]);
    expect(meanOf(values)).toBeCloseTo((0.9 + 0.97 + 0.84 + 0.97 + 0.98) / 5, 6);
    expect(kindTable(values)).toMatch(/cards +3 +0.930 +0.840 +Folio list +under 0.85$/);
  });
});
