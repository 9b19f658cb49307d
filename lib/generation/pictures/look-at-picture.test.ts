import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { lookAtPicture } from './look-at-picture';

const drawing = (w: number, h: number, body: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${body}</svg>`));
const blob = (w: number, h: number, x: number, y: number) =>
  drawing(
    w,
    h,
    `<rect width="${w}" height="${h}" fill="#c9d2d8"/><circle cx="${w * x}" cy="${h * y}" r="${Math.min(w, h) * 0.09}" fill="#e02010"/><circle cx="${w * x}" cy="${h * y}" r="${Math.min(w, h) * 0.04}" fill="#ffe000"/>`,
  );

describe('the focus of a picture', () => {
  const sizes = [
    [1200, 800],
    [600, 1000],
    [500, 500],
    [2000, 400],
    [90, 60],
  ] as const;
  const places = [
    [0.15, 0.2],
    [0.85, 0.2],
    [0.15, 0.8],
    [0.85, 0.8],
    [0.5, 0.5],
  ] as const;

  it.each(sizes.flatMap((size) => places.map((place) => [size, place] as const)))(
    'in %j is what stands out at %j',
    async ([w, h], [x, y]) => {
      const { focus } = await lookAtPicture(await blob(w, h, x, y).jpeg().toBuffer());
      expect(Math.hypot((focus.x - x) * w, (focus.y - y) * h)).toBeLessThan(Math.min(w, h) * 0.2);
    },
  );

  it.each([
    [3, [0.15, 0.8]],
    [6, [0.8, 0.85]],
    [8, [0.2, 0.15]],
  ] as const)('is that of the upright picture (Exif orientation %i)', async (orientation, [x, y]) => {
    const { focus } = await lookAtPicture(
      await blob(1200, 1200, 0.85, 0.2).withMetadata({ orientation }).jpeg().toBuffer(),
    );
    expect([focus.x, focus.y]).toEqual([expect.closeTo(x, 0.5), expect.closeTo(y, 0.5)]);
    expect(Math.hypot(focus.x - x, focus.y - y)).toBeLessThan(0.1);
  });

  it('is somewhere in a picture without anything, and in one of a single pixel', async () => {
    for (const side of [1, 2, 300]) {
      const { focus, colors } = await lookAtPicture(
        await drawing(side, side, `<rect width="${side}" height="${side}" fill="#808080"/>`).png().toBuffer(),
      );
      for (const share of [focus.x, focus.y]) expect(share >= 0 && share <= 1).toBe(true);
      expect(colors).toEqual([{ hex: '808080', share: 1 }]);
    }
  });
});

describe('the colours of a picture', () => {
  it('come with the share of the picture that they have, the most frequent first', async () => {
    const { colors } = await lookAtPicture(
      await drawing(
        400,
        400,
        '<rect width="400" height="400" fill="#ffffff"/><rect width="400" height="100" fill="#1f5fbf"/><rect y="100" width="400" height="40" fill="#e0641f"/>',
      )
        .png()
        .toBuffer(),
    );
    expect(colors.slice(0, 3).map(({ hex }) => hex)).toEqual(['FFFFFF', '1F5FBF', 'E0641F']);
    for (const [index, share] of [0.65, 0.25, 0.1].entries())
      expect(Math.abs(colors[index]!.share - share)).toBeLessThan(0.03);
  });

  it('are those that can be seen: nothing transparent counts', async () => {
    const { colors } = await lookAtPicture(
      await drawing(200, 200, '<circle cx="100" cy="100" r="40" fill="#1f5fbf"/>').png().toBuffer(),
    );
    expect(colors[0]).toMatchObject({ hex: '1F5FBF' });
    expect(colors[0]!.share).toBeGreaterThan(0.85);
  });

  it('are the same each time', async () => {
    const bytes = await blob(700, 500, 0.3, 0.6).jpeg().toBuffer();
    expect(await lookAtPicture(bytes)).toEqual(await lookAtPicture(bytes));
  });

  it.each(['gif', 'webp', 'png'] as const)('are read from a %s', async (type) => {
    const { colors } = await lookAtPicture(
      await drawing(100, 100, '<rect width="100" height="100" fill="#1f5fbf"/>')
        .toFormat(type, { lossless: true })
        .toBuffer(),
    );
    expect(colors[0]).toEqual({ hex: '1F5FBF', share: 1 });
  });
});
