import { describe, expect, it } from 'vitest';
import { balancedWidthIn } from './balanced-width';
import { breakLines } from './break-lines';
import { findBreaks } from './find-breaks';

function balance(
  text: string,
  {
    sizePt,
    widthIn,
    language = 'en',
    onlyMendFaults = false,
  }: { sizePt: number; widthIn: number; language?: string; onlyMendFaults?: boolean },
) {
  const spans = [{ text, style: { family: 'Arial', sizePt, bold: true } as const }];
  const balancedIn = balancedWidthIn(spans, { widthIn, language, onlyMendFaults });
  const lines = (width: number, share?: number) =>
    breakLines(spans, width, language, share).map((line) => line.text.trimEnd());
  return { balancedIn, before: lines(widthIn), measured: lines(balancedIn), drawn: lines(balancedIn, 1.004) };
}

describe('balancedWidthIn', () => {
  it('evens the lines of a title', () => {
    const { before, measured } = balance('Watches reach your stores in April, before the campaign starts on 2 May', {
      sizePt: 28,
      widthIn: 11.5,
    });
    expect(before.at(-1)).toBe('starts on 2 May');
    expect(measured).toEqual(['Watches reach your stores in April,', 'before the campaign starts on 2 May']);
  });

  it('leaves no lone word below a text', () => {
    const { before, measured } = balance('The service has been running without a fault for all of the last quarter', {
      sizePt: 20,
      widthIn: 8.6,
      onlyMendFaults: true,
    });
    expect(before.at(-1)).toBe('quarter');
    expect(measured.at(-1)?.split(' ').length).toBeGreaterThan(3);
  });

  it('ends Japanese lines between phrases where they ended within words', () => {
    const { before, measured } = balance('函館店の改装は予定どおり4月18日に完了し、4月20日に再開した', {
      sizePt: 28,
      widthIn: 11.5,
      language: 'ja',
    });
    expect(before.at(-1)).toBe('た');
    expect(measured).toEqual(['函館店の改装は予定どおり4月18日に', '完了し、4月20日に再開した']);
  });

  it('makes the lines of a Japanese cover even between words', () => {
    const { before, measured } = balance('新年度に向けた人材育成計画のご提案', {
      sizePt: 44,
      widthIn: 7,
      language: 'ja',
    });
    expect(before).toEqual(['新年度に向けた人材育成', '計画のご提案']);
    expect(measured).toEqual(['新年度に向けた人材', '育成計画のご提案']);
  });

  it('keeps the number of lines, and shows the same lines measured and drawn', () => {
    for (const text of [
      'Pebble Two is the hiking watch that lasts the weekend',
      'Growth is strong, margin beats its target, and cash lasts 19 months',
      'Wir empfehlen, die Kühlkette bei −25 °C für 12 Mio. € auszubauen',
    ]) {
      for (let widthIn = 5; widthIn < 11; widthIn += 0.37) {
        const { before, measured, drawn, balancedIn } = balance(text, { sizePt: 36, widthIn });
        expect(balancedIn).toBeLessThanOrEqual(widthIn);
        if (before.length > 4 || balancedIn === widthIn) continue;
        expect(measured).toHaveLength(before.length);
        expect(drawn).toEqual(measured);
      }
    }
  });

  it('leaves a running text alone that has no fault', () => {
    expect(
      balance('A running text of two lines whose second one is about half as long as the first one', {
        sizePt: 20,
        widthIn: 8,
        onlyMendFaults: true,
      }).balancedIn,
    ).toBe(8);
  });

  it('has no line that begins with a closing mark', () => {
    const text = '「禁則処理」が、きちんと守られているかどうかを確認します。';
    for (let widthIn = 3; widthIn < 8; widthIn += 0.3) {
      for (const line of balance(text, { sizePt: 32, widthIn, language: 'ja' }).measured)
        expect(line).not.toMatch(/^[。、」]/);
    }
    expect(findBreaks(text, 'ja').length).toBeGreaterThan(10);
  });
});
