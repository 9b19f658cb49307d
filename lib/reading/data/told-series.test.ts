import { expect, it } from 'vitest';
import type { DataSet } from './data-set';
import type { Section } from '../reading';
import { readPrompt } from '../read-prompt';

const tablesIn = ({ parts, sections }: Section): DataSet[] => [
  ...parts.flatMap((part) => (part.type === 'data' ? [part.data] : [])),
  ...sections.flatMap(tablesIn),
];
const tablesOf = (prompt: string): DataSet[] =>
  tablesIn(readPrompt({ prompt, outputType: 'deck', variantCount: 1 }).content);

it.each([
  [
    'lines',
    'Costs\nWhat we spent last year.\n\nBy town\nAlby 410\nBexley 325\nCorsham 290\n\nThe roof was the largest part.',
  ],
  [
    'pieces',
    'Costs\nWhat we spent last year.\n\nBy town: Alby 410, Bexley 325, Corsham 290. The roof was the largest part.',
  ],
])('are a table under their own name, the first of them a row as the others: %s', (_, prompt) => {
  const [table, ...others] = tablesOf(prompt);
  expect(others).toEqual([]);
  expect(table).toMatchObject({
    name: 'By town',
    rows: [
      ['Alby', '410'],
      ['Bexley', '325'],
      ['Corsham', '290'],
    ],
  });
});

it('have the head that is written as they are', () => {
  const [table] = tablesOf(
    'Quality\nRejects rose.\n\nMonth, rejects in per cent\nSep 2024, 2.9\nOct 2024, 3.4\nNov 2024, 4.8',
  );
  expect(table?.head).toEqual(['Month', 'rejects in per cent']);
  expect(table?.columns.map(({ type }) => type)).toEqual(['time', 'measure']);
});

it.each([
  ['a row that is their sum, behind them', 'Fires 23, floods 61, storms 18, alarms 29. All of it 131'],
  ['or before them', 'Calls 131, fires 23, floods 61, storms 18, alarms 29'],
])('know %s', (_, said) => {
  const [table] = tablesOf(`Brigade\nA year of work for all of us.\n\n${said}`);
  expect(table?.totalRow).toBe(4);
  expect(table?.rows[4]?.[1]).toBe('131');
});

it('are one table where lines say the same of several things, in the unit of the first', () => {
  const [table] = tablesOf(
    'Plan\nThree years are planned.\n\nYear 1: income 61,000 euros, costs 68,500\nYear 2: income 94,000 euros, costs 87,200',
  );
  expect(table?.head).toEqual(['', 'income', 'costs']);
  expect(table?.rows[0]).toEqual(['Year 1', '61,000 euros', '68,500 euros']);
});

it.each([
  ['dates', 'Exams\nApplications 20 January, written test 14 February, results 21 February'],
  ['years', 'Machines\nBoiler 2011, ironer 2014, van 2018'],
  ['things of different units', 'Plan\n4 months closed, 2.4 million euros, 8 per cent less energy'],
])('are none where they are %s', (_, prompt) => {
  expect(tablesOf(`${prompt}\n\nThe board decides in May what is to be done.`)).toEqual([]);
});

it('stand beside each other where lines say the same of several, and one says in words what it has not', () => {
  const [table, ...others] = tablesOf(
    'Heating\nTwo ways.\n\nPump: price € 6.200, grant € 2.100, gas -60%.\nBoiler: price € 2.400, no grant, gas as today.',
  );
  expect(others).toEqual([]);
  expect(table).toMatchObject({
    head: ['', 'price', 'grant', 'gas'],
    rows: [
      ['Pump', '€ 6.200', '€ 2.100', '-60%'],
      ['Boiler', '€ 2.400', 'no', 'as today'],
    ],
  });
});

it.each([
  [
    'the parts of a sum amid a sentence, under what the sentence says first',
    'Expenses were 836,000 dollars, of which wages 431,000, care 188,000, food 74,000, energy 102,000, other 41,000.',
    { name: 'Expenses were 836,000 dollars', said: expect.any(String) as string },
    5,
  ],
  [
    'the parts of a hundred',
    'We ask for £1.4m seed. 55% second line, 25% sales team of four, 20% certification.',
    {},
    3,
  ],
  ['a trend', 'Visitors: 96,400 in 2019, 71,200 in 2022, 88,900 in 2024.', { name: 'Visitors' }, 3],
])('are %s', (_, said, table, rows) => {
  const [first] = tablesOf(`Money\nIt was a full year for all of us.\n\n${said} The board was content with it.`);
  expect(first).toMatchObject(table);
  expect(first?.rows).toHaveLength(rows);
});

it('end where a sentence ends', () => {
  const told = 'Scoring\nPrice 40, quality 35, delivery 15, jobs 10. Lumenor 81 points, Brightwater 77, Solveig 69.';
  const [table] = tablesOf(`${told}\n\nThe board decides in May what is to be done.`);
  expect((table?.rows ?? []).map(([name]) => name)).not.toContain('Lumenor');
});

it.each([
  ['En 2022 on a géré 148 ruptures, en 2023 217, en 2024 289, dont 34 sans alternative.', 'ruptures'],
  ['W 2022 roku sprzedaliśmy 3,1 mln sztuk, w 2023 roku 3,6 mln, a w 2024 roku 4,0 mln.', 'sztuk'],
])('are a trend where each clause says one time and one amount, whatever else: %s', (told, name) => {
  const [table] = tablesOf(`Rapport\n\n${told}`);
  expect(table?.name ?? table?.head.join(' ')).toContain(name);
  expect(table?.rows).toHaveLength(3);
  expect(table?.columns[0]?.type).toBe('time');
});

it('are parts of a whole behind a clause that leads to them', () => {
  const [table] = tablesOf(
    'Quartal\n\nNach Regionen kam der Auftragseingang zu 46 % aus Deutschland, 33 % aus dem übrigen Europa, 14 % aus Nordamerika und 7 % aus Asien.',
  );
  expect(table?.rows.map(([label]) => label)).toEqual(['Deutschland', 'übrigen Europa', 'Nordamerika', 'Asien']);
});
