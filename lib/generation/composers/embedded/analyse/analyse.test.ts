import { describe, expect, it } from 'vitest';
import { readNumberCell } from './read-cell';
import { readMetric } from './read-metric';
import { findFigures, toDecimal } from './read-number';
import { readWhen } from './read-when';
import { shorten } from './shorten';
import { splitHead } from './split-head';
import { splitSentences } from './split-sentences';

describe('numbers', () => {
  it.each([
    ['1,120', 'en-US', '1120'],
    ['148.000', 'de-DE', '148000'],
    ['3,4', 'de-DE', '3.4'],
    ['1.150', 'de-DE', '1150'],
    ['1.204,5', 'de-DE', '1204.5'],
    ['1,204.5', 'en-US', '1204.5'],
    ['3.125', 'en-US', '3.125'],
    ['0,125', 'en-US', '0.125'],
    ['1 240', 'fr-FR', '1240'],
    ["12'500", 'de-DE', '12500'],
    ['１２', 'ja-JP', '12'],
    ['١٬٢٤٠', 'ar-SA', '1240'],
    ['1.234.567', 'es-ES', '1234567'],
  ])('%s in %s is %s', (written, language, decimal) => {
    expect(toDecimal(written, language)).toBe(decimal);
  });

  it.each([
    ['It took 1 h 52 min.', ['1 h 52 min']],
    ['ARR of $18.4M, up 31%', ['$18.4M', '31%']],
    ['3,4 Mio. € im Jahr', ['3,4 Mio. €']],
    ['620 T€ und 1.150 T€', ['620 T€', '1.150 T€']],
    ['312 400 visiteurs', ['312 400']],
    ['הושלמה ב-82%', ['82%']],
    ['from −12 °C', ['−12 °C']],
    ['申請は31,200件', ['31,200件']],
  ])('finds those of %s', (text, figures) => {
    expect(findFigures(text).map((figure) => figure.text)).toEqual(figures);
  });

  it.each([
    ['-190', -190],
    ['(45)', -45],
    ['$1,200', 1200],
    ['23 %', 23],
    ['1.150 T€', 1150],
  ])('reads the cell %s', (cell, value) => {
    expect(readNumberCell(cell, cell.includes('T€') ? 'de-DE' : 'en-US')?.value).toBe(value);
  });

  it('leaves cells of words or several numbers alone', () => {
    expect(readNumberCell('3 to 5', 'en-US')).toBeNull();
    expect(readNumberCell('about ten', 'en-US')).toBeNull();
  });
});

describe('big numbers', () => {
  it.each([
    [
      'ARR reached $18.4M, up 31% year on year',
      { value: '$18.4M', label: 'ARR', change: { text: 'up 31% year on year', direction: 'up' } },
    ],
    ['net revenue retention 118%', { value: '118%', label: 'Net revenue retention' }],
    ['Gross margin 76.2% (target 75%)', { value: '76.2%', label: 'Gross margin', detail: 'Target 75%' }],
    ['148.000 Kundinnen und Kunden', { value: '148.000', label: 'Kundinnen und Kunden' }],
    ['متوسط تقييم المتدربين: 4.6 من 5', { value: '4.6 من 5', label: 'متوسط تقييم المتدربين' }],
    ['种植树木：46,500棵', { value: '46,500棵', label: '种植树木' }],
  ])('%s', (clause, metric) => {
    expect(readMetric(clause)).toEqual(metric);
  });

  it.each([
    'Lost one customer (Halden, $310k ARR) to a competitor',
    'New floor markings in hall 3',
    'Kosten von 4,80 € auf 2,90 € senken',
    'Opened in 2011',
    'Freeze until 26 May',
  ])('%s is none', (clause) => {
    expect(readMetric(clause)).toBeNull();
  });
});

describe('dates and times', () => {
  it.each([
    ['08:02 Deploy starts', '08:02', 'Deploy starts'],
    ['5月〜6月：試行', '5月〜6月', '試行'],
    ['3 March: pre-orders', '3 March', 'pre-orders'],
    ['Q3 2026 – launch', 'Q3 2026', 'launch'],
    ['KW 12: Test', 'KW 12', 'Test'],
    ['15. März 2026: Start', '15. März 2026', 'Start'],
    ['Septembre 2026 : réouverture', 'Septembre 2026', 'réouverture'],
    ['Week 3 Review', 'Week 3', 'Review'],
  ])('%s', (text, when, rest) => {
    expect(readWhen(text)).toMatchObject({ text: when, rest });
  });

  it.each(['3.14 is pi', 'Marching on', '12 people', '2.5% more'])('%s begins with none', (text) => {
    expect(readWhen(text)).toBeNull();
  });
});

describe('sentences', () => {
  it('do not end at abbreviations, ordinals, initials or decimals', () => {
    expect(splitSentences('Approx. 3.5 t by e.g. J. Smith. Next one.', 'en-US')).toEqual([
      'Approx. 3.5 t by e.g. J. Smith.',
      'Next one.',
    ]);
    expect(splitSentences('Am 3. Mai sind es 3,4 Mio. € mehr. Ende.', 'de-DE')).toEqual([
      'Am 3. Mai sind es 3,4 Mio. € mehr.',
      'Ende.',
    ]);
    expect(splitSentences('一つ目です。二つ目です。', 'ja-JP')).toEqual(['一つ目です。', '二つ目です。']);
    expect(splitSentences('It took 52 min. 4% failed.', 'en-US')).toEqual(['It took 52 min.', '4% failed.']);
  });

  it('are shortened where a clause ends, and only there', () => {
    const long =
      'The city extends the line to the harbour in spring, because the depot has reached its limit and buses are full every morning.';
    expect(shorten(long, 80)).toBe('The city extends the line to the harbour in spring');
    expect(shorten('One long clause without any place at which it might end early on', 30)).toBe(
      'One long clause without any place at which it might end early on',
    );
    expect(shorten('Growth came from two places: the campus, which grew by a third, and the docks.', 60)).not.toMatch(
      /campus$/,
    );
  });

  it('fall into head and detail at a colon, brackets or a comma', () => {
    expect(splitHead('Data import, usually 3 to 5 days')).toEqual({
      head: 'Data import',
      detail: 'Usually 3 to 5 days',
    });
    expect(splitHead('Deploy 4417 starts (library 3.1 to 4.0)')).toEqual({
      head: 'Deploy 4417 starts',
      detail: 'Library 3.1 to 4.0',
    });
    expect(splitHead('Apples, pears and plums')).toEqual({ head: 'Apples, pears and plums', detail: null });
  });
});
