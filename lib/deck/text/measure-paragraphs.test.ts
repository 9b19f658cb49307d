import { describe, expect, it } from 'vitest';
import { lineHeightIn, measureTextWidthIn } from './measure-text';
import type { UnbrokenParagraph } from './measure-paragraphs';
import { measureParagraphs, textOffsetIn } from './measure-paragraphs';

const fonts = { heading: 'Calibri', body: 'Arial', mono: 'Courier New' } as const;
const options = { widthIn: 4, fonts, language: 'en' };

function paragraph(text: string, changes: Partial<UnbrokenParagraph> = {}, sizePt = 20): UnbrokenParagraph {
  const runs = [{ text, sizePt, color: 'ink' as const, font: 'body' as const }];
  return {
    runs,
    align: 'start',
    direction: 'ltr',
    level: 0,
    indentIn: 0,
    lineSpacing: 1,
    spaceBeforePt: 0,
    ...changes,
  };
}

describe('measureParagraphs', () => {
  it('fills in the lines and adds 4 % to the height', () => {
    const { paragraphs, heightIn } = measureParagraphs([paragraph('One line'), paragraph('a\nb')], options);
    expect(paragraphs.map(({ lines }) => lines)).toEqual([['One line'], ['a\n', 'b']]);
    expect(heightIn).toBeCloseTo(3 * lineHeightIn({ family: 'Arial', sizePt: 20 }, 1) * 1.04, 6);
  });

  it('writes a hyphen where a word is divided, in the run that the place is in', () => {
    const hyphenate = () => [7, 15];
    const [first, second] = paragraph('Instandhaltungs').runs.concat(paragraph('management').runs);
    const word = paragraph('', { runs: [first!, { ...second!, bold: true }] });
    const { paragraphs } = measureParagraphs([word], { ...options, widthIn: 2.2, language: 'de', hyphenate });
    expect(paragraphs[0]?.lines).toEqual(['Instandhaltungs-', 'management']);
    expect(paragraphs[0]?.runs.map(({ text }) => text)).toEqual(['Instandhaltungs-', 'management']);
    // Measured once more, it is the same.
    const again = measureParagraphs(paragraphs, { ...options, widthIn: 2.2, language: 'de' });
    expect(again.paragraphs).toEqual(paragraphs);
  });

  it('counts space before a paragraph, but not before the first', () => {
    const spaced = { spaceBeforePt: 36 };
    const plain = measureParagraphs([paragraph('a'), paragraph('b')], options).heightIn;
    expect(measureParagraphs([paragraph('a', spaced), paragraph('b')], options).heightIn).toBeCloseTo(plain, 6);
    expect(measureParagraphs([paragraph('a'), paragraph('b', spaced)], options).heightIn).toBeCloseTo(
      plain + 0.5 * 1.04,
      6,
    );
  });

  it('takes the hanging indent of a bullet off the width, once more for each level', () => {
    const bullet = { bullet: { kind: 'disc' as const }, indentIn: 0.5 };
    const { widthIn } = measureParagraphs([paragraph('a', { ...bullet, level: 1 })], options);
    expect(widthIn).toBeCloseTo(1 + measureTextWidthIn('a', { family: 'Arial', sizePt: 20 }), 6);
    expect(textOffsetIn(paragraph('a', { indentIn: 0.5, level: 1 }))).toBe(0);
    const text = 'A sentence that fills one line';
    expect(
      measureParagraphs([paragraph(text, { ...bullet, level: 2 })], options).paragraphs[0]?.lines.length,
    ).toBeGreaterThan(measureParagraphs([paragraph(text)], options).paragraphs[0]?.lines.length ?? 0);
  });

  it('makes each line as high as its highest run', () => {
    const runs = [
      { text: 'big\n', sizePt: 40, color: 'ink' as const, font: 'body' as const },
      { text: 'small', sizePt: 10, color: 'ink' as const, font: 'body' as const },
    ];
    const { heightIn } = measureParagraphs([paragraph('', { runs })], options);
    expect(heightIn).toBeCloseTo(((40 + 10) * 1.2 * 1.04) / 72, 6);
  });

  it('gives an empty paragraph the height of a line', () => {
    expect(measureParagraphs([paragraph('')], options).heightIn).toBeCloseTo((20 * 1.2 * 1.04) / 72, 6);
  });

  it('gives scripts with taller fonts taller lines', () => {
    const latin = measureParagraphs([paragraph('Tokyo')], options).heightIn;
    expect(measureParagraphs([paragraph('東京')], options).heightIn).toBeGreaterThan(latin);
    expect(measureParagraphs([paragraph('नमस्ते')], options).heightIn).toBeGreaterThan(latin);
  });
});
