import { join } from 'node:path';
import { openSync } from 'fontkit';
import { describe, expect, it } from 'vitest';
import type { TextStyle } from './faces';
import { measureSpans } from './measured-text';
import { measureTextWidthIn } from './measure-text';

const fonts = join(import.meta.dirname, '../../../assets/fonts');
const texts = [
  'Late parcels are reported to us before the customer notices',
  'To VAT: “AWAY”, 7.5 % of Tyre & Yarn',
  'Für Wartung und Prüfung verfügbar',
];
const faces: readonly (readonly [TextStyle['family'], boolean, string])[] = [
  ['Calibri', false, 'carlito-regular'],
  ['Calibri', true, 'carlito-bold'],
  ['Cambria', false, 'caladea-regular'],
  ['Georgia', true, 'gelasio-bold'],
];

describe('a kerned width', () => {
  it.each(faces)('of %s, bold %s, is that of a program which shapes with %s', (family, bold, file) => {
    const font = openSync(join(fonts, `${file}.ttf`));
    const style: TextStyle = { family, bold, sizePt: 72 };
    for (const text of texts) {
      const shaped = font.layout(text).advanceWidth / font.unitsPerEm;
      const kerned = measureSpans([{ text, style }], true).offsets.at(-1)!;
      expect(Math.abs(kerned / shaped - 1)).toBeLessThan(0.002);
      expect(measureSpans([{ text, style }]).offsets.at(-1)).toBeCloseTo(measureTextWidthIn(text, style), 6);
    }
  });
});
