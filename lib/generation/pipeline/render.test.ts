import { describe, expect, it } from 'vitest';
import { checkKey } from '@/lib/platform/blob-store/blob-store';
import { fileNameOf, storedNameOf } from './render';

describe('fileNameOf', () => {
  it.each([
    ['Q3 board update', null, 'Q3 board update.pptx'],
    ['Q3: up 12 %?', 1, 'Q3 up 12 %.pptx'],
    ['Plan', 2, 'Plan 2.pptx'],
    ['a/b\\c\u0000d', null, 'a b c d.pptx'],
    ['導入計画', null, '導入計画.pptx'],
    ['...', null, 'Presentation.pptx'],
    ['  ', null, 'Presentation.pptx'],
  ])('names %j (variant %s) %j', (title, variant, expected) => {
    expect(fileNameOf(title, variant)).toBe(expected);
  });

  it('keeps whole words when it shortens', () => {
    expect(fileNameOf('word '.repeat(40), null)).toBe(`${'word '.repeat(15)}word.pptx`);
  });

  it('keeps whole characters when it shortens', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(fileNameOf(family.repeat(20), null)).toBe(`${family.repeat(7)}.pptx`);
  });

  it('fits into the 255 bytes of a name on Linux, whatever the script', () => {
    for (const sign of ['漢', '😀', 'е']) expect(Buffer.byteLength(fileNameOf(sign.repeat(200), 4))).toBeLessThan(255);
  });
});

describe('storedNameOf', () => {
  it.each([
    ['Q3 board update', null, 'Q3-board-update.pptx'],
    ['Größe: Plan für “Müller”', 1, 'Gro-e-Plan-fur-Muller.pptx'],
    ['Plan', 2, 'Plan-2.pptx'],
    ['導入計画', null, 'Presentation.pptx'],
    ['導入計画', 3, 'Presentation-3.pptx'],
    ['../.hidden/-rm', null, 'hidden-rm.pptx'],
    ['e'.repeat(300), 4, `${'e'.repeat(80)}-4.pptx`],
  ])('names %j (variant %s) %j, as a part of a key', (title, variant, expected) => {
    expect(storedNameOf(title, variant)).toBe(expected);
    expect(() => checkKey(`job/output/${expected}`)).not.toThrow();
  });
});
