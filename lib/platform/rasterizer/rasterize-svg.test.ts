import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { rasterizeSvg } from './rasterize-svg';

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#fff"/>${inner}</svg>`;

describe('rasterizeSvg', () => {
  it('makes a PNG of the width that was asked for', async () => {
    const png = await rasterizeSvg(svg(''), { widthPx: 320 });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 320, height: 180 });
  });

  it('has letters of every family, whatever the machine has', async () => {
    const families = ['Carlito', 'Arimo', 'Tinos', 'Caladea', 'Gelasio', 'Cousine'];
    const weights = ['400', '700'];
    const drawn = await Promise.all(
      families.flatMap((family) => weights.map((weight) => rasterizeSvg(svg(`<text x="10" y="60" font-size="40" font-weight="${weight}" font-family="Nowhere, ${family}">Wm</text>`), { widthPx: 320 }))),
    );
    expect(new Set(drawn.map((png) => Buffer.from(png).toString('base64'))).size).toBe(families.length * weights.length);
  });
});
