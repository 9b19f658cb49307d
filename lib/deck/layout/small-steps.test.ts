import { describe, expect, test } from 'vitest';
import { giveSlack, shareWidths } from './blocks/share-widths';
import { firstFitting } from './blocks/fit';
import { headingLength, splitHeading } from './blocks/split-heading';
import { fitWholeList } from './blocks/lay-list';
import { spreadLists } from './blocks/spread-list';
import { testTheme } from '../quality/testing/test-theme';
import { findFigure, findKeyFigure } from './blocks/find-figure';
import { fitImage } from './blocks/fit-image';
import { formatNumber } from './format-number';
import { isNumeric } from './kinds/table-columns';
import { evenShare } from './placement';
import { shortenText } from './shorten-text';

test.each(['12', '-3.5', '+12.4 %', '$18.4M', '1,850 €', '(120)', '1 240,50', '–', '4.250,0', '12 ms', '٤٢'])(
  '%s reads as a number',
  (cell) => {
    expect(isNumeric(cell)).toBe(true);
  },
);

test.each(['Q3', '2026-01-01', 'Berlin', '', 'Phase 2', '10:30 to 11:00'])('%s does not read as a number', (cell) => {
  expect(isNumeric(cell)).toBe(false);
});

describe('findFigure', () => {
  test.each([
    ['Approve the $1.2M data-residency investment', 'en-US', '$1.2M'],
    ['91.8% of trains were on time in 2021', 'en-US', '91.8%'],
    ['Since 2016 the fleet has had 61 trains', 'en-US', '61'],
    ['Startet am 30. April mit 4,80 € je Kontakt', 'de-DE', '4,80 €'],
    ['Bis 31.12.2027 sinken die Kosten um 3,4 Mio. € im Jahr', 'de-DE', '3,4 Mio. €'],
    ['差し戻し率を5%以下にする', 'ja-JP', '5%'],
    ['خفض الزمن من 14 دقيقة إلى 6', 'ar-SA', '6'],
    ['Kosten je Kundenkontakt von 4,80 € auf 2,90 € senken', 'de-DE', '2,90 €'],
    ['Satisfaction rose from 3.9 to 4.4 of 5', 'en-GB', '4.4'],
    ['Waiting fell from 9 minutes to 3', 'en-GB', '3'],
    ['45 bis 55 % der Anfragen', 'de-DE', '45 bis 55 %'],
    ['Weighs 48 g without its lid', 'en-GB', '48 g'],
    ['Cooled to −25 °C for 12 hours', 'en-GB', '−25 °C'],
    ['Of 48 customers we asked, 31 named delivery times', 'en-GB', '31'],
    ['31 of 48 customers named delivery times', 'en-GB', '31'],
    ['Out of the 120 pilots 14% stopped early', 'en-GB', '14%'],
    ['Von 48 Kunden nannten 31 die Lieferzeit', 'de-DE', '31'],
    ['Sur les 48 clients interrogés, 31 citent les délais', 'fr-FR', '31'],
    ['Из 48 клиентов 31 назвали сроки', 'ru-RU', '31'],
    ['48社中31社が納期を挙げた', 'ja-JP', '31'],
    ['Unter 50 Euro kostet keiner der 31 Tarife', 'de-DE', '50'],
    ['Bei 12 Grad sinkt die Leistung um 20 %', 'de-DE', '12'],
  ])('%s', (text, language, expected) => {
    const found = findFigure(text, language);
    expect(found?.text).toBe(expected);
    expect(text.slice(found!.start, found!.end)).toBe(expected);
  });

  test.each([
    ['Submit the application by 30 April', 'en-US'],
    ['Failed at 10:30 on 2026-09-14', 'en-US'],
    ['Opened in 2011', 'en-US'],
    ['Of 48 machines 3 failed', 'en-US'],
    ['Load test ran with 2 workers', 'en-US'],
    ['Version v2 of Q3', 'en-US'],
    ['3月31日まで', 'ja-JP'],
    ['La campaña empezó el 28 de octubre', 'es-ES'],
    ['Elle aura lieu les 18 et 19 juillet', 'fr-FR'],
    ['La séance est levée à 20 h 55', 'fr-FR'],
    ['Заявки до 20 января', 'ru-RU'],
    ['Hafta içi 23.00', 'tr-TR'],
  ])('%s says no quantity', (text, language) => {
    expect(findFigure(text, language)).toBeNull();
  });
});

describe('findKeyFigure', () => {
  test.each([
    ['38 % of the power', '38 %'],
    ['Bought for £1,200 in May', '£1,200'],
    ['61 trains', null],
    ['From £900 to £700 a month, 12% less', null],
  ])('%s', (text, expected) => {
    expect(findKeyFigure(text, 'en-GB')?.text ?? null).toBe(expected);
  });
});

describe('evenShare', () => {
  test.each([
    [12, 10, 5, 6],
    [8, 10, 5, 8],
    [30, 10, 5, 10],
    [30, 10, 1, 10],
    [12, 10, 0, 10],
  ])('%i items of which %i fit, %i further slides: %i here', (total, fitting, further, expected) => {
    expect(evenShare(total, fitting, further)).toBe(expected);
  });
});

describe('splitHeading', () => {
  test.each([
    ['Stock: held in both warehouses', 'Stock', 'Held in both warehouses'],
    ['二重入力：紙とシステム', '二重入力', '紙とシステム'],
    ['Carrier – iPhone users first', 'Carrier', 'iPhone users first'],
  ])('%s', (text, heading, rest) => {
    expect(splitHeading(text)).toEqual({ heading, text: rest });
  });

  test.each([
    'At 10:30 the service failed',
    'A sentence that goes on for a long while before it ends: then this',
    'No colon here',
  ])('%s stays whole', (text) => {
    expect(splitHeading(text)).toEqual({ text });
  });
});

test('shortenText cuts between words, also where a language writes none', () => {
  expect(shortenText('one two three four', 'en-US', (text) => text.length <= 9)).toBe('one two…');
  expect(shortenText('新勤怠システムを全拠点に展開します', 'ja-JP', (text) => text.length <= 9)).toMatch(/^新勤怠.*…$/);
  expect(shortenText('unbreakable', 'en-US', (text) => text.length <= 5)).toBe('unbr…');
});

describe('formatNumber', () => {
  test.each([
    [1234.5, '#,##0.0', 'en-US', '1,234.5'],
    [1234.5, '#,##0.00', 'de-DE', '1.234,50'],
    [0.31, '0%', 'en-US', '31%'],
    [18.4, '"$"0.0"M"', 'en-US', '$18.4M'],
    [0.1234567, 'General', 'en-US', '0.1234567'],
    [null, '0', 'en-US', '–'],
  ])('%d as %s in %s', (value, format, language, expected) => {
    expect(formatNumber(value, format, language)).toBe(expected);
  });
});

describe('shareWidths', () => {
  const sum = (widths: readonly number[] | null) => (widths ?? []).reduce((total, width) => total + width, 0);

  test('fills the room without breaking a word', () => {
    const widths = shareWidths({ least: [1, 1, 1], wished: [8, 2, 6], numeric: [false, true, false], totalIn: 10 });
    expect(sum(widths)).toBeCloseTo(10);
    expect(widths?.every((width) => width >= 1)).toBe(true);
  });

  test('gives numeric columns one width', () => {
    const widths = shareWidths({
      least: [1, 0.5, 0.5],
      wished: [2, 0.8, 1.4],
      numeric: [false, true, true],
      totalIn: 12,
    });
    expect(widths?.[1]).toBeCloseTo(widths?.[2] ?? 0);
  });

  test('refuses when a word would be broken', () => {
    expect(shareWidths({ least: [4, 4], wished: [5, 5], numeric: [false, false], totalIn: 7 })).toBeNull();
  });
});

describe('giveSlack', () => {
  const no = [false, false, false];
  const slack = { roomyIn: 2, wordy: [true, true, false], open: no, numeric: [false, false, true] };

  test('takes from columns what they do not need, and no more than words want', () => {
    const widths = giveSlack([1, 7, 2], { ...slack, needIn: (column) => [1, 4, 1][column]! });
    expect(widths).toEqual([2, 6.25, 1.75]);
  });

  test('takes nothing that would cost a line', () => {
    const widths = giveSlack([1, 7, 2], { ...slack, needIn: (column, widthIn) => (column === 1 ? 6.5 : widthIn) });
    expect(widths).toEqual([1.5, 6.5, 2]);
  });

  test('keeps numeric columns as wide as one another', () => {
    const needs = [1, 1.5, 0.5];
    const numeric = [false, true, true];
    const wordy = [true, false, false];
    const widths = giveSlack([1, 3, 3], { ...slack, wordy, numeric, needIn: (column) => needs[column]! });
    expect(widths).toEqual([2, 2.5, 2.5]);
  });

  test('shares evenly between columns to be filled in, however long their headers are', () => {
    const open = [false, true, true];
    const options = { ...slack, open, wordy: [true, true, true], numeric: no };
    expect(giveSlack([6, 3, 1], { ...options, needIn: (column) => [2.5, 1.5, 0.5][column]! })).toEqual([
      2.5, 3.75, 3.75,
    ]);
    expect(giveSlack([6, 3, 1], { ...options, needIn: (column) => [5, 3, 0.5][column]! })).toEqual([5, 3, 2]);
  });
});

describe('fitImage', () => {
  const box = { x: 0, y: 0, w: 4, h: 3 };

  test('crops a little, evenly, and keeps the proportions', () => {
    const { crop, box: placed } = fitImage(box, { widthPx: 1600, heightPx: 1000 });
    expect(placed).toEqual(box);
    const shown = 1600 * (1 - crop.left - crop.right);
    expect(shown / 1000).toBeCloseTo(4 / 3);
  });

  test('shows a picture whole when cropping would lose much of it', () => {
    const { crop, box: placed } = fitImage(box, { widthPx: 600, heightPx: 1400 });
    expect(crop).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
    expect(placed.w / placed.h).toBeCloseTo(600 / 1400);
  });
});

describe('firstFitting', () => {
  const sizes = [32, 28, 24, 20, 18, 16, 14];

  test.each(sizes)('finds %i as the largest that fits', (largest) => {
    expect(firstFitting(sizes, (size) => (size <= largest ? size : null))).toBe(largest);
  });

  test('asks for the largest and the smallest alone when nothing fits', () => {
    const asked: number[] = [];
    expect(firstFitting(sizes, (size) => (asked.push(size), null))).toBeNull();
    expect(asked).toEqual([32, 14]);
    expect(firstFitting([], () => 1)).toBeNull();
  });
});

test.each([
  ['Carrier contract: we now ship with two carriers', 'Carrier contract:'],
  ['保守期限：現行の製品は終了する', '保守期限：'],
  ['1: the first source', ''],
  ['We now ship with two carriers instead of one', ''],
])('the term of "%s" is "%s"', (text, term) => {
  expect(text.slice(0, headingLength(text))).toBe(term);
});

test('lists of terms have their terms in bold, other lists have none', () => {
  const bold = (texts: readonly string[]) => {
    const list = fitWholeList(
      { theme: testTheme, language: 'en-US' },
      texts.map((text) => ({ text })),
      { direction: 'ltr', widthIn: 10, heightIn: 5, sizesPt: [18] },
    );
    return list?.paragraphs.map(({ runs }) =>
      runs
        .filter((run) => run.bold)
        .map((run) => run.text)
        .join(''),
    );
  };
  expect(bold(['Stock: in both warehouses', 'Desk: open on Saturdays'])).toEqual(['Stock:', 'Desk:']);
  expect(bold(['Stock: in both warehouses', 'The desk is open on Saturdays'])).toEqual(['', '']);
});

test('short lists side by side spread by one distance, up to the wanted height', () => {
  const context = { theme: testTheme, language: 'en-US' };
  const lists = [4, 2].flatMap(
    (count) =>
      fitWholeList(
        context,
        Array.from({ length: count }, (_, index) => ({ text: `Item ${index}` })),
        { direction: 'ltr', widthIn: 5, heightIn: 5, sizesPt: [18] },
      ) ?? [],
  );
  const spread = spreadLists(lists, 3);
  const gaps = spread.flatMap(({ paragraphs }) => paragraphs.slice(1).map(({ spaceBeforePt }) => spaceBeforePt));
  expect(new Set(gaps).size).toBe(1);
  expect(gaps[0]).toBeGreaterThan(9);
  expect(Math.max(...spread.map(({ heightIn }) => heightIn))).toBeLessThanOrEqual(3);
});
