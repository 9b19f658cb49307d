import { expect, it } from 'vitest';
import { csvToTable } from './form-files';

it.each([
  [
    'commas',
    'Month,Vans\nJanuary,44000\nFebruary,46500\n',
    '| Month | Vans |\n| --- | --- |\n| January | 44000 |\n| February | 46500 |',
  ],
  [
    'semicolons and a byte order mark',
    '\uFEFFMonat;Umsatz\r\nMai;1,5\r\n',
    '| Monat | Umsatz |\n| --- | --- |\n| Mai | 1,5 |',
  ],
  ['tabs', 'a\tb\n1\t2', '| a | b |\n| --- | --- |\n| 1 | 2 |'],
  [
    'quotes, line ends and bars within',
    '"a ""b"", c",d\n"x\ny",e|f',
    '| a "b", c | d |\n| --- | --- |\n| x y | e\\|f |',
  ],
  ['rows of different lengths and empty lines', 'a,b,c\n\n1\n', '| a | b | c |\n| --- | --- | --- |\n| 1 |  |  |'],
  ['a quote that never ends', 'a,"b\n1,2', '| a | b 1,2 |\n| --- | --- |'],
  ['nothing', '\n\n', ''],
])('makes a table of %s', (_, csv, table) => {
  expect(csvToTable(csv)).toBe(table);
});
