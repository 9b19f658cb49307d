import { describe, expect, it } from 'vitest';
import { contrastRatio, layOver, leastContrast } from './contrast';

describe('contrastRatio', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio('000000', 'FFFFFF')).toBeCloseTo(21, 6);
    expect(contrastRatio('1F5FBF', '1f5fbf')).toBe(1);
  });

  it('does not depend on the order, and knows the greys at the threshold', () => {
    expect(contrastRatio('767676', 'FFFFFF')).toBeCloseTo(4.54, 2);
    expect(contrastRatio('FFFFFF', '777777')).toBeCloseTo(4.48, 2);
  });

  it('refuses what is not a colour', () => {
    expect(() => contrastRatio('#FFFFFF', '000000')).toThrow(RangeError);
  });
});

describe('leastContrast', () => {
  it('is lower for large text: from 18 pt, or bold from 14 pt', () => {
    expect([
      leastContrast(17.9, false),
      leastContrast(18, false),
      leastContrast(14, true),
      leastContrast(13.9, true),
    ]).toEqual([4.5, 3, 3, 4.5]);
  });
});

describe('layOver', () => {
  it('mixes by opacity', () => {
    expect(layOver('000000', 0.5, 'FFFFFF')).toBe('808080');
    expect(layOver('102030', 1, 'FFFFFF')).toBe('102030');
  });
});
