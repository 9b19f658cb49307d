import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { cutIntoPieces, cutStart, cutText, cutWithEllipsis } from './cut-text';

const family = '👩‍👩‍👧‍👦';
const flag = '🇩🇪';
const accented = 'e\u0301';
const graphemesOf = (text: string) => [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);

describe('cutText', () => {
  it.each([
    ['a short text', 'abc', 3, 'abc'],
    ['plain letters', 'abcdef', 3, 'abc'],
    ['a surrogate pair', 'ab😀cd', 3, 'ab'],
    ['a family', `ab${family}`, 5, 'ab'],
    ['a flag in a row of them', flag.repeat(3), 6, flag],
    ['a letter with its accent', `ab${accented}x`, 3, 'ab'],
    ['a line end of two characters', 'ab\r\nc', 3, 'ab'],
    ['a family at the very beginning', `${family}x`, 3, ''],
    ['nothing', 'abc', 0, ''],
  ])('keeps whole characters: %s', (_what, text, most, kept) => expect(cutText(text, most)).toBe(kept));

  it('gives a beginning of whole graphemes, and never one grapheme less than fits', () => {
    const grapheme = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      fc.constantFrom(family, flag),
    );
    fc.assert(
      fc.property(fc.array(grapheme, { maxLength: 60 }), fc.nat(120), (parts, most) => {
        const text = parts.join('');
        const whole = graphemesOf(text);
        let kept = '';
        for (const next of whole) {
          if (kept.length + next.length > most) break;
          kept += next;
        }
        expect(cutText(text, most)).toBe(kept);
      }),
    );
  });

  it('looks at no more of a text than it needs', () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    try {
      cutText('😀'.repeat(100_000), 100);
      cutText('😀'.repeat(100_000), 150_001);
      cutStart('😀'.repeat(100_000), 150_001);
      expect(segment.mock.calls.map(([text]) => text.length).every((length) => length < 600)).toBe(true);
    } finally {
      segment.mockRestore();
    }
  });

  it('divides a character longer than any that people write between code points', () => {
    const endless = `e${'\u0301'.repeat(5_000)}`;
    expect(cutText(endless, 1_000)).toBe(endless.slice(0, 1_000));
    const emoji = `😀${'\u{1F3FB}'.repeat(5_000)}`;
    expect(cutText(emoji, 1_001).isWellFormed()).toBe(true);
  });
});

describe('its relatives', () => {
  it('keep the end of a text', () => {
    expect(cutStart('abcdef', 3)).toBe('def');
    expect(cutStart('ab😀c', 2)).toBe('c');
    expect(cutStart(`x${family}`, 5)).toBe('');
    expect(cutStart(`${flag}${flag}`, 6)).toBe(flag);
    expect(cutStart('abc', 0)).toBe('');
  });

  it('say that something is missing', () => {
    expect(cutWithEllipsis('abcdef', 6)).toBe('abcdef');
    expect(cutWithEllipsis('abc defg', 5)).toBe('abc…');
    expect(cutWithEllipsis('ab😀cd', 4)).toBe('ab…');
  });

  it('cut a text into pieces that are the text again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 8, max: 30 }), (text, most) => {
        const pieces = cutIntoPieces(text, most);
        expect(pieces.join('')).toBe(text);
        expect(pieces.every((piece) => piece.length > 0 && piece.length <= most && piece.isWellFormed())).toBe(true);
      }),
    );
    expect(cutIntoPieces('abc😀def', 4)).toEqual(['abc', '😀de', 'f']);
    expect(cutIntoPieces('', 4)).toEqual([]);
  });
});
