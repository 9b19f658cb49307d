import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '@/lib/testing/test-run';
import { fitImage, mostCropped } from './fit-image';

const box = { x: 1, y: 1, w: 4, h: 4 };
const wide = { widthPx: 1250, heightPx: 1000 };
const tall = { widthPx: 1000, heightPx: 1250 };

describe('the crop of a picture', () => {
  it.each([
    ['the middle without a focus', undefined, [0.1, 0.1]],
    ['the left end', { x: 0.1, y: 0.5 }, [0, 0.2]],
    ['the right end', { x: 0.95, y: 0.5 }, [0.2, 0]],
    ['what is near the middle', { x: 0.45, y: 0.5 }, [0.05, 0.15]],
  ])('keeps %s', (_, focus, [left, right]) => {
    const { crop } = fitImage(box, { ...wide, focus });
    expect([crop.left, crop.right]).toEqual([expect.closeTo(left!), expect.closeTo(right!)]);
    expect([crop.top, crop.bottom]).toEqual([0, 0]);
  });

  it('keeps the top of a tall one', () => {
    const { crop } = fitImage(box, { ...tall, focus: { x: 0.5, y: 0.05 } });
    expect(crop).toEqual({ left: 0, right: 0, top: 0, bottom: expect.closeTo(0.2) });
  });

  it('always holds the focus, fills the box without stretching and cuts no more than it says', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const sides = fc.record({
      widthPx: fc.integer({ min: 200, max: 4000 }),
      heightPx: fc.integer({ min: 200, max: 4000 }),
    });
    fc.assert(
      fc.property(sides, share, share, (size, x, y) => {
        const { box: placed, crop } = fitImage(box, { ...size, focus: { x, y } });
        const [across, down] = [1 - crop.left - crop.right, 1 - crop.top - crop.bottom];
        expect(Math.min(...Object.values(crop))).toBeGreaterThanOrEqual(0);
        expect(Math.min(across, down)).toBeGreaterThanOrEqual(1 - mostCropped - 1e-9);
        expect((size.widthPx * across) / (size.heightPx * down)).toBeCloseTo(placed.w / placed.h, 6);
        expect([
          x >= crop.left - 1e-9 && x <= 1 - crop.right + 1e-9,
          y >= crop.top - 1e-9 && y <= 1 - crop.bottom + 1e-9,
        ]).toEqual([true, true]);
      }),
      { numRuns: tries(100, 600) },
    );
  });
});
