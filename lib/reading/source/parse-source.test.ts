import { lexiconOf } from '@/lib/languages/words-of';
import { describe, expect, it } from 'vitest';
import { amountsIn } from '../data/read-amount';
import { parseSource } from './parse-source';
import { sentencesIn } from './sentences';

const english = lexiconOf('en-GB');
const blocksOf = (text: string) => parseSource(text, english).blocks;
const tableOf = (text: string) => blocksOf(text).find(({ type }) => type === 'table');
const markersOf = (text: string) =>
  blocksOf(text).map((block) => (block.type === 'line' ? (block.marker?.sort ?? null) : block.type));

describe('a table', () => {
  it.each([
    ['dashes', 'Tombola – 50p – Akhtar\nPlants – £1.50 – Year 5\nRaffle – £1 – Dunn', ['', '', ''], 3],
    ['labels', 'Shop: Lee / Marsh\nPrice: £4 / £5\nDays: 30 / 15', null, 0],
    [
      'labelled rows',
      'Shop: Lee / Marsh / Orr\nPrice: £4 / £5 / £6\nDays: 30 / 15 / 20',
      ['Shop', 'Lee', 'Marsh', 'Orr'],
      2,
    ],
    [
      'a head above',
      'Three ways (name / use / limit)\nsalt / good / dear\nfire / fair / slow\nice / poor / cold',
      ['name', 'use', 'limit'],
      3,
    ],
    ['an empty line', 'week;km;note\n1;16;easy\n2;18;easy\n\n3;21;hills', ['week', 'km', 'note'], 3],
    [
      'no head',
      'Sapiens, Harari, 2011, 498 pp\nFall, Achebe, 1958, 209 pp\nHawk, Macdonald, 2014, 300 pp',
      ['', '', '', ''],
      3,
    ],
    ['amounts with commas', 'Beans, £1,950, spring\nRice, £2,100, autumn\nCorn, £950, summer', ['', '', ''], 3],
    [
      'signs of a wiki',
      '{| class="wikitable"\n! Level !! Trigger\n|-\n| Green || above 2 °C\n|-\n| align="left" | Red\n| ice\n|}\nMore.',
      ['Level', 'Trigger'],
      2,
    ],
    ['signs of a tracker', '||Name||Owner||\n|Alpha|Kim|\n|Beta|Lou|', ['Name', 'Owner'], 2],
    ['a drawn frame', '+---+---+\n| A | B |\n+===+===+\n| x | 12 |\n+---+---+', ['A', 'B'], 1],
    ['words alone', 'asparagus, butter, egg yolk\nlamb neck, peas, mint\nhake, garlic, potatoes', null, 0],
  ])('of lines with %s', (_, text, head, rows) => {
    const table = tableOf(text);
    if (head === null) expect(table).toBeUndefined();
    else expect(table).toMatchObject({ head, rows: { length: rows } });
  });
});

describe('what counts', () => {
  it.each([
    [
      'headings without full stops',
      '1 Background\nIt rained.\n2 Method\nWe measured.\n3 Results\nIt was wet.',
      'number',
    ],
    ['codes with text below', 'O1 Answer faster\n- reply in 2 h\nO2 Fewer tickets\n- better help', 'label'],
    ['codes alone', 'KR1 reply in 2 h\nKR2 close in a day', 'bullet'],
  ])('makes %s siblings', (_, text, sort) => {
    expect(markersOf(text)[0]).toBe(sort);
  });

  const faults = ['The lock sticks. Assigned: Kim', 'Two panes are cracked.', 'The tap drips.', 'The butt leaks.'];

  it.each([
    ['signs and numbers', ['#21', '#24', '#25', '#31']],
    ['letters and numbers', ['GA-204:', 'GA-98:', 'GA-311:', 'GA-5:']],
  ])('makes items of lines that open with those of tickets, which stay in them: %s', (_, codes) => {
    const lines = faults.map((fault, at) => `${codes[at] ?? ''} ${fault}`);
    expect(markersOf(lines.join('\n'))).toEqual(['bullet', 'bullet', 'bullet', 'bullet']);
    expect(blocksOf(lines.join('\n')).map((block) => 'text' in block && block.text)).toEqual(lines);
  });

  it.each([
    ['too few', ['#21', '#24', '#25', 'And']],
    ['the same again', ['#21', '#24', '#25', '#21']],
    ['of several sorts', ['#21', 'GA-24', 'GA-25', '#31']],
    ['words', ['Re-24h', 'Re-25h', 'Re-26h', 'Re-27h']],
    ['spans of years', ['2019-20', '2020-21', '2021-22', '2022-23']],
  ])('makes none of lines whose first words are %s', (_, codes) => {
    const lines = faults.map((fault, at) => `${codes[at] ?? ''} ${fault}`);
    expect(markersOf(lines.join('\n'))).not.toContain('bullet');
  });

  it.each(['1 egg\n2 onions\n3 carrots', '5.15 Vigils\n6.45 Lauds\n8.30 Mass', '112: say where you are'])(
    'is no quantity and no time: %s',
    (text) => {
      expect(new Set(markersOf(text))).toEqual(new Set([null]));
    },
  );
});

it('tells records without what only programs read, with their units', () => {
  const text = '{"site": {"name": "Mill", "span_m": 31.40}, "uid": {"api_id": 7}, "open": true, "amount_cents": 1250}';
  const lines = blocksOf(text).map((block) => ('text' in block ? block.text : ''));
  expect(lines).toEqual(['Open: ✓', 'Amount: 12.50', 'Site', 'Name: Mill', 'Span: 31.40 m', 'Uid']);
});

it('keeps what is shortened and what is one amount in one piece', () => {
  expect(sentencesIn('Say it to Br. Columba. He has the list.')).toHaveLength(2);
  expect(amountsIn('1 h 52 min', 'en-GB', english)).toMatchObject([{ text: '1 h 52 min' }]);
  expect(amountsIn('装修38万元', 'zh-CN', lexiconOf('zh-CN'))).toMatchObject([{ text: '38万元', scale: 1e4 }]);
  expect(amountsIn('112,0', 'de-DE', lexiconOf('de-DE'))).toMatchObject([{ value: 112, decimals: 1 }]);
  expect(amountsIn('1.000', 'de-DE', lexiconOf('de-DE'))).toMatchObject([{ value: 1000, decimals: 0 }]);
  expect(amountsIn('£1.4m', 'en-GB', english)).toMatchObject([{ scale: 1e6, unit: '£' }]);
});

describe('talk', () => {
  it.each([
    ['[12/05, 18:03] Anna: ', '[12/05, 18:04] Ben: '],
    ['12.05.24, 18:03 - Anna: ', '12.05.24, 18:04 - Ben: '],
    ['12 mai, 18:03 - Anna : ', '12 mai, 18:04 - Ben : '],
    ['[12 May 2024, 6:03 PM] Anna: ', '[12 May 2024, 6:04 PM] Ben: '],
    ['[00:00:12 - 00:00:15] Anna: ', '[00:00:15 - 00:00:19] Ben: '],
    ['2024/5/12 下午3:12 - Anna: ', '2024/5/12 下午3:13 - Ben: '],
    ['Anna  18:03\n', 'Ben  18:04\n'],
  ])('is read after %j', (anna, ben) => {
    const said = ['We have six rooms, quoted at 214.000', 'the pool, 58.000', 'done, by 3 May'];
    const text = said.map((each, at) => `${at % 2 === 0 ? anna : ben}${each}`).join('\n');
    expect(blocksOf(text).map((block) => block.type === 'turn' && `${block.speaker}: ${block.text}`)).toEqual(
      said.map((each, at) => `${at % 2 === 0 ? 'Anna' : 'Ben'}: ${each}`),
    );
  });
});
