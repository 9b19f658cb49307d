import { describe, expect, it } from 'vitest';
import type { Paragraph } from '../scene/scene';
import type { Theme } from '../theme/theme';
import { breakLines } from './break-lines';
import { withoutDanglingWords, withoutLoneWord } from './lone-word';
import { measureParagraphs } from './measure-paragraphs';

const fonts: Theme['fonts'] = { heading: 'Arial', body: 'Arial', mono: 'Courier New' };

function mend(
  pieces: readonly string[],
  { sizePt, widthIn, language = 'en' }: { sizePt: number; widthIn: number; language?: string },
  hold = withoutLoneWord,
) {
  const options = { widthIn, fonts, language };
  const paragraph: Paragraph = {
    runs: pieces.map((text) => ({ text, sizePt, color: 'ink', font: 'heading' })),
    align: 'start',
    direction: 'ltr',
    level: 0,
    indentIn: 0,
    lineSpacing: 1,
    spaceBeforePt: 0,
    lines: [],
  };
  const before = measureParagraphs([paragraph], options).paragraphs[0]!;
  const after = hold(before, options);
  const drawn = breakLines(
    after.runs.map(({ text }) => ({ text, style: { family: 'Arial', sizePt } as const })),
    widthIn,
    { language, share: 1.004 },
  ).map(({ text }) => text);
  return { before: before.lines, after: after.lines, drawn, texts: after.runs.map(({ text }) => text) };
}

const sentence = 'The service has been running without a fault for all of the last quarter';

describe('withoutLoneWord', () => {
  it('brings a word down to the one that stands alone', () => {
    const { before, after, drawn } = mend([sentence], { sizePt: 20, widthIn: 8.3 });
    expect(before.at(-1)).toBe('quarter');
    expect(after.at(-1)).toBe('last\u00a0quarter');
    expect(drawn).toEqual(after);
    expect(after).toHaveLength(before.length);
  });

  it('brings a word down to two of which the first is a short one', () => {
    const text = 'Quarterly review for the board: results, risks and what we ask you to decide';
    const { before, after } = mend([text], { sizePt: 20, widthIn: 8.3 });
    expect(before.at(-1)).toBe('to decide');
    expect(after.at(-1)).toBe('you\u00a0to decide');
  });

  it('changes one space and nothing else, whatever the width and the runs', () => {
    let mended = 0;
    for (let widthIn = 3; widthIn < 12; widthIn += 0.13) {
      const { before, after, texts } = mend(
        ['The service has been running ', 'without a fault', ' for all of the last quarter'],
        { sizePt: 20, widthIn },
      );
      const text = texts.join('');
      expect(text.replace('\u00a0', ' ')).toBe(sentence);
      expect(after.join('')).toBe(text);
      expect(after.length).toBeLessThanOrEqual(before.length);
      if (text === sentence) continue;
      mended += 1;
      expect(after.at(-1)).toBe('last\u00a0quarter');
    }
    expect(mended).toBeGreaterThan(3);
  });

  it.each([
    ['a text of one line', 'A short title', 8],
    [
      'a last line of more words',
      'A running text of two lines whose second one is about half as long as the first one',
      8,
    ],
    ['a line that would then be short itself', 'Yes internationalisation and', 3.4],
    [
      'a line of a narrow column that would be shorter than the last',
      'Of 48 customers who left since January, 31 named delivery times first and four named price.',
      2.48,
    ],
    ['two words that are wider than a line', 'Wir wollen das Instandhaltungsmanagement prüfen', 3.9],
    [
      'a word that a hyphen ends the line before',
      'A plan for the whole of the company that looks far ahead and is long-term',
      8.9,
    ],
  ])('leaves %s alone', (_, text, widthIn) => {
    expect(mend([text], { sizePt: 20, widthIn }).texts).toEqual([text]);
  });

  it('leaves Japanese to the rules of programs', () => {
    const text = '函館店の改装は予定どおり4月18日に完了し、4月20日に再開した';
    expect(mend([text], { sizePt: 28, widthIn: 11.5, language: 'ja' }).texts).toEqual([text]);
  });
});

describe('withoutDanglingWords', () => {
  const hold = (text: string, widthIn: number) => mend([text], { sizePt: 44, widthIn }, withoutDanglingWords);

  it('takes a short word to the line of what it belongs to', () => {
    const { before, after } = hold('Northwind grew 18% in the third quarter', 6.6);
    expect(before).toEqual(['Northwind grew 18% in ', 'the third quarter']);
    expect(after).toEqual(['Northwind grew 18% ', 'in\u00a0the third quarter']);
  });

  it('leaves lines that end in longer words, and those that would be short without the word', () => {
    const long = hold('Northwind grew during three quarters', 6.6);
    expect(long.after).toEqual(long.before);
    const short = hold('As for transcontinentality', 5.6);
    expect(short.before).toEqual(['As for ', 'transcontinentality']);
    expect(short.after).toEqual(short.before);
  });

  it('never holds more together than a line has room for', () => {
    let held = 0;
    for (let widthIn = 2.85; widthIn < 6; widthIn += 0.05) {
      const { after } = hold('Median delivery time fell from 4.1 to 2.9\u00a0days.', widthIn);
      expect(after.slice(0, -1).filter((line) => !line.endsWith(' '))).toEqual([]);
      if (after.join('').includes('to\u00a02.9')) held += 1;
    }
    expect(held).toBeGreaterThan(0);
  });
});
