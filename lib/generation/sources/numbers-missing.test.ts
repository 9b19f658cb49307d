import { describe, expect, it } from 'vitest';
import { numbersMissing } from './numbers-missing';

describe('the numbers of a statement', () => {
  it.each([
    // One amount in the forms of several languages, and in words of magnitude.
    ['14.6 million', '14,600,000'],
    ['14,600,000 visitors', '14.6 million visitors'],
    ['$18.4M', 'revenue of 18,400,000 dollars'],
    ['18.4 million', 'USD18.4m'],
    ['€18.4 million', '18,4 Mio. €'],
    ['€18.4 million', '18.4 €m'],
    ['18.4 million euros', '18,4 MEUR'],
    ['1 234,5', '1,234.5'],
    ['1.234,5', '1234.5'],
    ['1\u202f234,5', '1.234,50'],
    ['1’200', '1,200'],
    ['12,34,567', '1234567'],
    ['5 crore', '50,000,000'],
    ['2 crore 50 lakh', '25 million'],
    ['1,2 Mrd. Euro', '1.2 billion euros'],
    ['1,2 milliard', '1,200 million'],
    ['1,2 Billionen Euro', '1.2 trillion euros'],
    ['3,5 mil millones', '3.5 billion'],
    ['2,5 bilhões', '2.5 billion'],
    ['2,5 miljard', '2.5 bn'],
    ['2,5 mld zł', '2.5 billion'],
    ['2,5 milyar', '2.5 billion'],
    ['2,5 млрд рублей', '2.5 billion roubles'],
    ['120 тыс.', '120,000'],
    ['٢٫٥ مليون', '2.5 million'],
    ['١٬٢٣٤', '1,234'],
    ['2.5 מיליון', '2,500,000'],
    ['२.५ लाख', '250,000'],
    ['५ करोड़', '50 million'],
    ['1億2000万円', '120 million yen'],
    ['1.2億円', '120 million yen'],
    ['3千万', '30 million'],
    ['5만 명', '50,000 people'],
    ['1억 2천만 원', '120 million won'],
    ['１２３人', '123 people'],
    // Percent.
    ['41 %', 'a share of 0.41'],
    ['41%', '41 percent'],
    ['41 Prozent', '41,0 %'],
    ['41 процент', '0,41'],
    ['%41', '41 percent'],
    ['25 basis points', '0.25 %'],
    // Words, fractions, dates, times.
    ['12 depots', 'twelve depots'],
    ['12 Filialen', 'zwölf Filialen'],
    ['1 million', 'a million people'],
    ['500,000', 'half a million people'],
    ['2.5 hours', '2½ hours'],
    ['31 March 2025', '31.03.2025'],
    ['31 März', 'bis zum 31.03. abgeschlossen'],
    ['31 March 2025', '2025-03-31'],
    ['12:30', 'um 12.30 Uhr'],
    // What stands elsewhere in the passage says how its numbers are meant.
    ['18.4 million', 'EUR thousand\nRevenue: 18,400'],
    ['18.4 million', 'in T€ | Umsatz | 18.400'],
    ['18.4 million', 'Umsatz (in Mio. €): 18,4'],
    ['41 %', 'Share (%) | 41 | 43'],
    // Cells beside each other are several numbers.
    ['300 trucks', 'Trucks 120 300 450'],
    ['12,300 units in 2024', 'Units 2024 12,300 13,100'],
    ['Q3 revenue', 'no figures at all'],
    ['from 10 to 12', '10–12'],
  ])('are in the passage: %s in %s', (claim, passage) => expect(numbersMissing(claim, passage)).toEqual([]));

  it.each([
    ['19.4 million', '18.4 million', ['19.4']],
    ['$184M', '$18.4M', ['184']],
    ['18.4 billion', '18.4 million', ['18.4']],
    ['18,4 Mrd. €', '18,4 Mio. €', ['18,4']],
    ['1,234', '1.2345', ['1,234']],
    ['14.6 million', '1,460,000', ['14.6']],
    ['5 lakh', '5 crore', ['5']],
    ['41 %', '0.041', ['41']],
    ['41 %', '41 million', ['41']],
    ['3億円', '3万円', ['3']],
    ['5 млн', '5 млрд', ['5']],
    ['٥ مليون', '6 million', ['5']],
    ['0.125', '125 people', ['0.125']],
    ['50,000', 'a growth of 5', ['50,000']],
    ['13 depots', 'twelve depots', ['13']],
    ['2026', 'in 2025', ['2026']],
    ['0', '5', ['0']],
    ['120 and 300', '120', ['300']],
  ])('are not in the passage: %s in %s', (claim, passage, missing) =>
    expect(numbersMissing(claim, passage)).toEqual(missing),
  );

  it('take no longer than their text is long', () => {
    const most = 200_000;
    for (const text of ['1 ', '1,', '1.1', '9', '$ ', '億 ', 'a million '])
      expect(numbersMissing('7.7', text.repeat(most / text.length))).toEqual(['7.7']);
  });
});
