import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines } from './break-lines';
import { findBreaks } from './find-breaks';
import { measureTextWidthIn } from './measure-text';
import type { TextStyle } from './faces';

const style: TextStyle = { family: 'Calibri', sizePt: 18 };

function linesOf(text: string, widthIn: number, language = 'en'): string[] {
  return breakLines([{ text, style }], widthIn, { language }).map((line) => line.text);
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

function graphemesOf(text: string): number {
  return [...segmenter.segment(text)].length;
}

describe('breakLines', () => {
  it('breaks between words and keeps the spaces at the ends of lines', () => {
    const lines = breakLines([{ text: 'The quick brown fox jumps over the lazy dog', style }], 2, { language: 'en' });
    expect(lines.map((line) => line.text)).toEqual(['The quick brown ', 'fox jumps over the ', 'lazy dog']);
    expect(lines[0]?.widthIn).toBeCloseTo(measureTextWidthIn('The quick brown', style), 6);
  });

  it('loses no character and fills no line beyond 98 % of the width', () => {
    const words = fc.array(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 12 }),
        fc.constantFrom(' ', '\n', '日本語、', 'a/b', '-', '👨‍👩‍👧', 'สวัสดีครับ'),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(words, fc.double({ min: 2, max: 6, noNaN: true }), (parts, widthIn) => {
        const text = parts.join('');
        const lines = breakLines([{ text, style }], widthIn, { language: 'en' });
        expect(lines.map((line) => line.text).join('')).toBe(text);
        // Nothing can be broken off a single character, such as the ligature ﷽, which is wider than a narrow box.
        for (const line of lines.filter(({ text }) => graphemesOf(text.trimEnd()) > 1))
          expect(line.widthIn).toBeLessThanOrEqual(widthIn * 0.98 + 1e-9);
      }),
    );
  });

  it('gives a character wider than the box a line of its own', () => {
    expect(linesOf('a﷽b', 2)).toEqual(['a', '﷽', 'b']);
  });

  describe('a word wider than its line', () => {
    const word = 'Instandhaltungsmanagement';
    /** In-stand-haltungs-manage-ment */
    const hyphenate = (text: string) => [2, 7, 15, 21].filter((place) => place < text.trimEnd().length);
    const broken = (text: string, widthIn: number) =>
      breakLines([{ text, style }], widthIn, { language: 'de', hyphenate });

    it('is divided where its language allows, with room for the hyphen', () => {
      const lines = broken(word, 1.75);
      expect(lines.map(({ text }) => text)).toEqual(['Instandhaltungs', 'management']);
      expect(lines.map(({ needsHyphen }) => needsHyphen)).toEqual([true, undefined]);
      expect(lines[0]?.widthIn).toBeCloseTo(measureTextWidthIn('Instandhaltungs-', style), 6);
      // Wide enough for the letters, and not for the hyphen.
      expect(broken(word, 1.7)[0]?.text).toBe('Instand');
    });

    it('begins on the line of the words before it, as programs do that find a hyphen', () => {
      const texts = broken(`Das ${word}`, 1.9).map(({ text }) => text);
      expect(texts).toEqual(['Das Instand', 'haltungsmanage', 'ment']);
      const marked = 'Das Instand-haltungsmanage-ment';
      expect(linesOf(marked, 1.9, 'de').map((text) => text.replaceAll('-', ''))).toEqual(texts);
    });

    it('stays whole where it fits on a line of its own', () => {
      expect(broken(`Das ${word}`, 3.1).map(({ text }) => text)).toEqual(['Das ', word]);
    });

    it('is divided between letters where the language has no place for it', () => {
      expect(linesOf('x'.repeat(40), 1.7).length).toBeGreaterThan(1);
      expect(breakLines([{ text: 'x'.repeat(40), style }], 1.7, { language: 'de', hyphenate: () => [] })).toEqual(
        breakLines([{ text: 'x'.repeat(40), style }], 1.7, { language: 'de' }),
      );
    });
  });

  it('leaves slack: a text exactly as wide as the box is broken', () => {
    const text = 'Revenue and margin';
    const width = measureTextWidthIn(text, style);
    expect(linesOf(text, width)).toHaveLength(2);
    expect(linesOf(text, width / 0.97)).toHaveLength(1);
  });

  it('breaks at line feeds, also at one at the end', () => {
    expect(linesOf('one\ntwo\r\nthree', 5)).toEqual(['one\n', 'two\r\n', 'three']);
    expect(linesOf('one\n', 5)).toEqual(['one\n', '']);
    expect(linesOf('', 5)).toEqual(['']);
  });

  it('never breaks after a slash', () => {
    const lines = linesOf('Speed in km/h and/or miles/hour', 1);
    expect(lines.some((line) => line.trimEnd().endsWith('/'))).toBe(false);
  });

  it('divides a word that is wider than a line between graphemes only', () => {
    const [first, ...rest] = linesOf('It is cafe\u0301cafe\u0301cafe\u0301cafe\u0301cafe\u0301', 1);
    expect(first).toBe('It is ');
    expect(rest.length).toBeGreaterThan(1);
    for (const line of rest) expect(line).not.toMatch(/^\u0301/);
  });

  it('starts no Japanese line with closing punctuation and ends none with an opening bracket', () => {
    const text = 'これは日本語の文章です。「禁則処理」が、きちんと守られているかどうかを確認します。';
    for (let widthIn = 1; widthIn < 4; widthIn += 0.25) {
      const lines = linesOf(text, widthIn, 'ja');
      for (const line of lines) expect(line).not.toMatch(/^[。、」]|「$/);
    }
  });

  it('breaks Thai between the words of a dictionary', () => {
    const lines = linesOf('รายงานนี้นำเสนอผลประกอบการไตรมาสที่สามและอธิบายสาเหตุของการเติบโต', 2, 'th');
    expect(lines.length).toBeGreaterThan(3);
    // Vowels and tone marks that belong to the letter before them.
    for (const line of lines) expect(line).not.toMatch(/^[\u0e30-\u0e3a\u0e47-\u0e4e]/);
  });

  it('finds the words of a long Thai text as those of a short one', () => {
    const sentence = 'รายงานนี้นำเสนอผลประกอบการไตรมาสที่สามและอธิบายสาเหตุของการเติบโต';
    const ends = (text: string) => findBreaks(text, 'th');
    const once = ends(sentence);
    const expected = Array.from({ length: 60 }, (_, time) => once.map((end) => time * sentence.length + end)).flat();
    expect(ends(sentence.repeat(60))).toEqual(expected);
  });

  it('keeps Korean words whole in Korean text', () => {
    const text = '이 보고서는 삼분기 결과를 제시합니다';
    expect(linesOf(text, 1.4, 'ko-KR')).toEqual(['이 보고서는 ', '삼분기 ', '결과를 ', '제시합니다']);
    expect(linesOf(text, 1.4, 'en')).toContain('삼분기 결과');
  });

  it('breaks across spans of different styles as if they were one text', () => {
    const bold = { ...style, bold: true };
    const lines = breakLines(
      [
        { text: 'Revenue ', style },
        { text: 'grew by ', style: bold },
        { text: '18% in the third quarter', style },
      ],
      2.2,
      { language: 'en' },
    );
    expect(lines.map((line) => line.text).join('')).toBe('Revenue grew by 18% in the third quarter');
    expect(lines[0]?.text).toBe('Revenue grew by ');
    const width = measureTextWidthIn('Revenue ', style) + measureTextWidthIn('grew by', bold);
    expect(lines[0]?.widthIn).toBeCloseTo(width, 6);
  });
});
