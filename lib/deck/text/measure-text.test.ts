import { describe, expect, it } from 'vitest';
import { fontFamilies } from '../theme/theme';
import { lineHeightIn, measureTextWidthIn } from './measure-text';
import type { TextStyle } from './faces';

const calibri: TextStyle = { family: 'Calibri', sizePt: 72 };

describe('measureTextWidthIn', () => {
  it('adds the advances of the metric-compatible font', () => {
    // Calibri: H 1276, e 1019, l 470, o 1080 of 2048 units.
    expect(measureTextWidthIn('Hello', calibri)).toBeCloseTo((1276 + 1019 + 2 * 470 + 1080) / 2048, 5);
    // Arial: every digit is 1139 of 2048 units wide.
    expect(measureTextWidthIn('0123456789', { family: 'Arial', sizePt: 72 })).toBeCloseTo((10 * 1139) / 2048, 5);
    expect(measureTextWidthIn('iiiWWW', { family: 'Courier New', sizePt: 72 })).toBeCloseTo((6 * 1229) / 2048, 5);
  });

  it('grows in proportion to the size and with letter spacing', () => {
    expect(measureTextWidthIn('Quarter', { ...calibri, sizePt: 36 })).toBeCloseTo(
      measureTextWidthIn('Quarter', calibri) / 2,
      6,
    );
    expect(measureTextWidthIn('abc', { ...calibri, letterSpacingPt: 7.2 })).toBeCloseTo(
      measureTextWidthIn('abc', calibri) + 0.3,
      6,
    );
  });

  it('measures the bold face wider than the regular one', () => {
    for (const family of ['Calibri', 'Arial', 'Times New Roman', 'Cambria', 'Georgia'] as const) {
      const style = { family, sizePt: 18 };
      expect(measureTextWidthIn('revenue and margin', { ...style, bold: true })).toBeGreaterThan(
        measureTextWidthIn('revenue and margin', style),
      );
    }
  });

  it('gives every script and every family a positive, finite width', () => {
    const texts = [
      'Łódź',
      'Ωμέγα',
      'Москва',
      'đường',
      'שלום',
      'سلام',
      'नमस्ते',
      'สวัสดี',
      '東京',
      '서울',
      'ქართული',
      'አማርኛ',
      '→ ▲ ✓',
      '🚀',
      '𝛼',
      '\ue000',
      '\ud800',
    ];
    for (const family of fontFamilies) {
      for (const text of texts) {
        for (const bold of [false, true]) {
          const width = measureTextWidthIn(text, { family, sizePt: 18, bold });
          expect(Number.isFinite(width) && width > 0, `${family} ${text}`).toBe(true);
        }
      }
    }
  });

  it('measures East Asian letters a full em wide, and half-width ones half', () => {
    expect(measureTextWidthIn('日本語', calibri)).toBeCloseTo(3, 6);
    expect(measureTextWidthIn('。「', calibri)).toBeCloseTo(2, 6);
    expect(measureTextWidthIn('ｶﾅ', calibri)).toBeCloseTo(1, 6);
  });

  it('takes quotation marks beside East Asian letters as full-width', () => {
    expect(measureTextWidthIn('“线上”', calibri)).toBeCloseTo(4, 6);
    expect(measureTextWidthIn('“on”', calibri)).toBeLessThan(2);
  });

  it('adds nothing for combining marks, joiners, selectors and line feeds', () => {
    expect(measureTextWidthIn('e\u0301', calibri)).toBeCloseTo(measureTextWidthIn('e', calibri), 6);
    expect(measureTextWidthIn('a\u200b\u2060\n', calibri)).toBeCloseTo(measureTextWidthIn('a', calibri), 6);
  });

  it('measures an emoji made of several code points as one', () => {
    const one = measureTextWidthIn('👍', calibri);
    for (const emoji of ['👍🏽', '👨‍👩‍👧', '🇩🇪']) expect(measureTextWidthIn(emoji, calibri), emoji).toBeCloseTo(one, 6);
  });
});

describe('lineHeightIn', () => {
  it('is 1.2 times the size for fonts that ask for less, and the own pitch of the others', () => {
    expect(lineHeightIn({ family: 'Arial', sizePt: 20 }, 1)).toBeCloseTo(24 / 72, 6);
    expect(lineHeightIn({ family: 'Calibri', sizePt: 20 }, 1)).toBeCloseTo((20 * 1.2207) / 72, 4);
    expect(lineHeightIn({ family: 'Arial', sizePt: 20 }, 1.5)).toBeCloseTo(36 / 72, 6);
  });
});
