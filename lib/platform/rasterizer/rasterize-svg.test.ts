import { join } from 'node:path';
import { openSync } from 'fontkit';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { rasterizeSvg } from './rasterize-svg';

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#fff"/>${inner}</svg>`;
const word = (text: string, family: string, weight = 400) =>
  svg(`<text x="10" y="60" font-size="40" font-weight="${weight}" font-family="Nowhere, ${family}">${text}</text>`);
const drawn = async (drawing: string) => Buffer.from(await rasterizeSvg(drawing, { widthPx: 320 })).toString('base64');

/** How many pixels are dark. */
async function inkOf(drawing: string): Promise<number> {
  const pixels = await sharp(await rasterizeSvg(drawing, { widthPx: 320 }))
    .greyscale()
    .raw()
    .toBuffer();
  return pixels.reduce((sum, value) => sum + (value < 128 ? 1 : 0), 0);
}

describe('rasterizeSvg', () => {
  it('makes a PNG of the width that was asked for', async () => {
    const png = await rasterizeSvg(svg(''), { widthPx: 320 });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 320, height: 180 });
  });

  it('sets the Thai letter after a sara am beside it, not on top', async () => {
    const rightmostInk = async (text: string) => {
      const { data, info } = await sharp(await rasterizeSvg(word(text, 'Noto Sans Thai'), { widthPx: 320 }))
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return data.reduce((right, value, index) => (value < 128 ? Math.max(right, index % info.width) : right), 0);
    };
    const [one, two] = await Promise.all([
      rightmostInk('\u0e01\u0e49\u0e33'),
      rightmostInk('\u0e01\u0e49\u0e33\u0e01'),
    ]);
    expect(two - one).toBeGreaterThan(20);
  });

  describe('Hindi', () => {
    const size = 40;
    const left = 10;
    const at = (attributes: string, text: string) =>
      svg(`<text y="100" xml:space="preserve" ${attributes}>${text}</text>`);
    const piece = (text: string, weight = 400) =>
      `<tspan font-family="Mangal, Noto Sans Devanagari, sans-serif" font-size="${size}" font-weight="${weight}">${text}</tspan>`;
    const inkEnds = async (drawing: string) => {
      const { data, info } = await sharp(await rasterizeSvg(drawing, { widthPx: 320 }))
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const columns = [...data].flatMap((value, index) => (value < 128 ? [index % info.width] : []));
      return { first: Math.min(...columns), last: Math.max(...columns) };
    };
    /** As a shaper sets the whole line. */
    const shapedWidth = (text: string, weight: 'regular' | 'bold') => {
      const font = openSync(join(process.cwd(), `assets/fonts/noto-sans-devanagari-${weight}.ttf`));
      return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
    };

    it.each(['राजस्व की वृद्धि', 'कार्यालय में', 'हिन्दी', 'Q3 की 18% & <'])(
      'has room for every vowel of %s',
      async (text) => {
        const { first, last } = await inkEnds(
          at(`x="${left}"`, piece(text.replace('&', '&amp;').replace('<', '&lt;'))),
        );
        expect(Math.abs(last - first - shapedWidth(text, 'regular'))).toBeLessThan(5);
      },
    );

    it('sets bold pieces behind regular ones, from every anchor', async () => {
      const [one, two] = ['राजस्व ', 'की'];
      const width = shapedWidth(one, 'regular') + shapedWidth(two, 'bold');
      const words = piece(one) + piece(two, 700);
      for (const [anchor, x] of [
        ['start', left],
        ['middle', left + width / 2],
        ['end', left + width],
      ] as const) {
        const { first, last } = await inkEnds(at(`x="${x}" text-anchor="${anchor}"`, words));
        expect(Math.abs(first - left), anchor).toBeLessThan(4);
        expect(Math.abs(last - left - width), anchor).toBeLessThan(4);
      }
    });

    it('borrows letters that its font lacks', async () => {
      const box = await drawn(at('x="10"', piece('की \u{10fffe}')));
      expect(await drawn(at('x="10"', piece('की Ω')))).not.toBe(box);
    });

    it('in a line that is read from right to left is left to the rasteriser', async () => {
      expect(await inkOf(at('x="10"', piece('की שלום')))).toBeGreaterThan(100);
    });
  });

  it('has letters of every family, whatever the machine has', async () => {
    const families = ['Carlito', 'Arimo', 'Tinos', 'Caladea', 'Gelasio', 'Cousine'];
    const pictures = await Promise.all(
      families.flatMap((family) => [400, 700].map((weight) => drawn(word('Wm', family, weight)))),
    );
    expect(new Set(pictures).size).toBe(families.length * 2);
  });

  it.each([
    ['Greek', 'Ωμ', 'Carlito'],
    ['Cyrillic', 'Жя', 'Arimo'],
    ['Hebrew', 'שם', 'Arimo'],
    ['Vietnamese', 'ộạ', 'Tinos'],
    ['Arabic', 'ضع', 'Noto Sans Arabic'],
    ['Hindi', 'कि', 'Noto Sans Devanagari'],
    ['Thai', 'กำ', 'Noto Sans Thai'],
    ['Japanese', '字あ', 'Noto Sans JP'],
    ['Chinese', '这国', 'Noto Sans SC'],
    ['Korean', '한글', 'Noto Sans KR'],
  ])('sets %s in regular and bold letters of its own', async (_, text, family) => {
    const [regular, bold, other] = await Promise.all([
      inkOf(word(text, family)),
      inkOf(word(text, family, 700)),
      drawn(word(`${text[0]}${text[0]}`, family)),
    ]);
    expect(bold).toBeGreaterThan(regular * 1.1);
    // Boxes for missing letters would all look the same.
    expect(other).not.toBe(await drawn(word(text, family)));
  });

  it('draws lines that mix joined letters, signs and figures', async () => {
    const line = '\u2067لا غدًا (2026).\u2069';
    expect(await inkOf(word(line, 'Noto Sans Arabic'))).toBeGreaterThan(
      2 * (await inkOf(word('لا', 'Noto Sans Arabic'))),
    );
  });

  it('finds letters that the named family lacks', async () => {
    const box = await drawn(word('\u{10ffff}', 'Carlito'));
    for (const text of ['字', '這', '한', 'ض', 'क', '▲', '✓', '🚀'])
      expect(await drawn(word(text, 'Carlito')), text).not.toBe(box);
  });
});
