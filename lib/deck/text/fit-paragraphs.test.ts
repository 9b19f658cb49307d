import { describe, expect, it } from 'vitest';
import { fitParagraphs, fitSiblings } from './fit-paragraphs';
import type { UnbrokenParagraph } from './measure-paragraphs';

const options = { fonts: { heading: 'Calibri', body: 'Calibri', mono: 'Courier New' }, language: 'en' } as const;
const sizesPt = [24, 20, 16, 14];

function build(...texts: string[]) {
  return (sizePt: number): UnbrokenParagraph[] =>
    texts.map((text) => ({ runs: [{ text, sizePt, color: 'ink', font: 'body' }], align: 'start', direction: 'ltr', level: 0, indentIn: 0, lineSpacing: 1, spaceBeforePt: 0 }));
}

describe('fitParagraphs', () => {
  it('takes the largest size that fits', () => {
    const one = fitParagraphs(build('A line of text'), sizesPt, { widthIn: 5, heightIn: 1 }, options);
    expect(one).toMatchObject({ outcome: 'placed', sizePt: 24 });
    const lower = fitParagraphs(build('A line', 'and another'), sizesPt, { widthIn: 5, heightIn: 0.6 }, options);
    expect(lower).toMatchObject({ outcome: 'placed', sizePt: 16 });
    expect(lower.heightIn).toBeLessThanOrEqual(0.6);
  });

  it('honours the number of lines', () => {
    const box = { widthIn: 2.3, heightIn: 3, maxLines: 1 };
    expect(fitParagraphs(build('Eighteen percent growth'), sizesPt, box, options)).toMatchObject({ outcome: 'placed', sizePt: 16 });
  });

  it('says how many leading paragraphs fit at the smallest size when not all do', () => {
    const result = fitParagraphs(build('one', 'two', 'three', 'four'), sizesPt, { widthIn: 5, heightIn: 0.6 }, options);
    expect(result).toMatchObject({ outcome: 'too-long', sizePt: 14, fittingCount: 2 });
    expect(result.paragraphs).toHaveLength(4);
  });

  it('refuses to work without sizes', () => {
    expect(() => fitParagraphs(build('one'), [], { widthIn: 1, heightIn: 1 }, options)).toThrow(RangeError);
  });
});

describe('fitSiblings', () => {
  it('sets all siblings in the size that the longest of them allows', () => {
    const boxes = [{ widthIn: 3, heightIn: 0.35 }, { widthIn: 3, heightIn: 0.35 }];
    const { sizePt, siblings } = fitSiblings([build('Short'), build('A rather longer heading here')], sizesPt, boxes, options);
    expect(sizePt).toBe(16);
    expect(siblings.map((one) => [one.outcome, one.sizePt])).toEqual([['placed', 16], ['placed', 16]]);
  });

  it('falls back to the smallest size and says who does not fit', () => {
    const boxes = [{ widthIn: 1, heightIn: 0.3 }, { widthIn: 1, heightIn: 0.3 }];
    const { sizePt, siblings } = fitSiblings([build('Short'), build('far too long for such a small box')], sizesPt, boxes, options);
    expect(sizePt).toBe(14);
    expect(siblings.map(({ outcome }) => outcome)).toEqual(['placed', 'too-long']);
  });
});
