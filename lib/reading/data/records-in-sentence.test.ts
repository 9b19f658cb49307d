import { describe, expect, it } from 'vitest';
import { findLanguage } from '@/lib/languages/find-language';
import { lexiconOf } from '@/lib/languages/words-of';
import { readPrompt } from '../read-prompt';
import type { Section } from '../reading';
import { balanced } from '../source/brackets';
import { evenColumns, looseColumns } from './align-records';
import { parallelIn } from './parallel-clauses';
import { recordsIn, type ToldRecords } from './records-in-sentence';
import type { Speech } from './told-number';

const speechOf = (text: string): Speech => {
  const { tag } = findLanguage(text);
  return { tag, lexicon: lexiconOf(tag, []) };
};
const read = (text: string): ToldRecords | null => recordsIn(text, speechOf(text));

describe('records of a sentence', () => {
  it('are names with what their brackets say of them', () => {
    const text =
      'Options: A wait (delay cost EUR 31m), B second supplier (plus EUR 6.8m, delay 6 weeks), C rent (EUR 4.1m, 60 % output).';
    expect(read(text)).toMatchObject({
      name: 'Options',
      rest: '',
      records: [
        { name: 'A) Wait', attributes: ['delay cost EUR 31m'] },
        { name: 'B) Second supplier', attributes: ['plus EUR 6.8m', 'delay 6 weeks'] },
        { name: 'C) Rent', attributes: ['EUR 4.1m', '60 % output'] },
      ],
    });
  });

  it('have a number that every name ends with as an attribute', () => {
    const told = read(
      'Three models: Core 2,799 € (16.4 kg, 430 Wh), Pro 3,899 € (14.9 kg, 430 Wh), Race 5,499 € (12.8 kg, 360 Wh).',
    );
    expect(told?.records[0]).toEqual({ name: 'Core', attributes: ['2,799 €', '16.4 kg', '430 Wh'] });
  });

  it('stand between semicolons, and what comes in as many values as they are belongs to each', () => {
    const text =
      'Facts: three packages – S up to 5 ha, 4 cells, EUR 2,490 a month; M up to 30 ha, 16 cells, EUR 6,900; L up to 150 ha, 48 cells, EUR 14,500; contract 48 months, set-up EUR 9,000 / 24,000 / 58,000.';
    const told = read(text);
    expect(told).toMatchObject({ name: 'three packages', label: 'Facts', rest: 'contract 48 months' });
    expect(told?.records[1]).toEqual({
      name: 'M',
      attributes: ['up to 30 ha', '16 cells', 'EUR 6,900', 'set-up EUR 24,000'],
    });
  });

  it('are to be compared where the words before them say so', () => {
    const told = read(
      'Vergleiche drei Varianten: A) Erweiterung (1,9 Mio. €, fertig März 2026), B) neue Linie (4,6 Mio. €, fertig September 2026).',
    );
    expect(told).toMatchObject({ name: 'drei Varianten', isCompared: true });
    expect(told?.records.map(({ name }) => name)).toEqual(['A) Erweiterung', 'B) Neue Linie']);
  });

  it('begin behind the article that the next one has, too', () => {
    const told = read('Head to head with the Trelgo Dust (4,199 €, 15.6 kg) and the Kantar R (3,699 €, 16.1 kg).');
    expect(told?.records.map(({ name }) => name)).toEqual(['Trelgo Dust', 'Kantar R']);
  });

  it('are none in prose, lists of figures and remarks in brackets', () => {
    expect(read('Risks: liquidity (7-year lock-up), valuation lag, suitability under MiFID II.')).toBeNull();
    expect(read('Total budget EUR 412m, spent EUR 96m; engineering 74 % complete, civil works 31 %.')).toBeNull();
    expect(read('We met Anna Berg (CFO), Tom Li (COO) and others.')).toBeNull();
    expect(read('The plant (built 1998, 640 people) and the mine (sold 2011, empty) are closed.')).toBeNull();
  });
});

describe('columns of records', () => {
  it('are headed by the words or the unit that their cells share', () => {
    const text =
      'Ausbaugebiete: Nordstadt (1.450 Anschlüsse, 2026–2028), Lindenpark (980, 2027–2029), Hafen (620, 2028–2030).';
    expect(evenColumns(read(text)?.records ?? [], speechOf(text))).toEqual({
      head: ['', 'Anschlüsse', ''],
      rows: [
        ['Nordstadt', '1.450', '2026–2028'],
        ['Lindenpark', '980', '2027–2029'],
        ['Hafen', '620', '2028–2030'],
      ],
    });
  });

  it('take what shares a word, and leave what stands alone to the last', () => {
    const text =
      'Compare three routes: (a) own fund, set-up cost EUR 650k, running cost 0.38 % p.a., start Q4 2026; (b) feeder, set-up EUR 120k, running 0.21 %, start May 2026; (c) listed vehicles only, no set-up, start at once, but expected return 6.1 % instead of 8.9 %.';
    const records = read(text)?.records ?? [];
    expect(evenColumns(records, speechOf(text))).toBeNull();
    expect(looseColumns(records, speechOf(text))).toEqual({
      head: ['', 'Set-up cost', 'Running cost', 'Start', ''],
      rows: [
        ['A) Own fund', 'EUR 650k', '0.38 % p.a.', 'Q4 2026', ''],
        ['B) Feeder', 'EUR 120k', '0.21 %', 'May 2026', ''],
        ['C) Listed vehicles only', 'No', '', 'At once', 'But expected return 6.1 % instead of 8.9 %'],
      ],
    });
  });
});

describe('things that are told beside each other', () => {
  const optionsOf = (title: string | null, text: string): unknown =>
    parallelIn(text, title, speechOf(text))?.map(({ name, attributes }) => [name, ...attributes]);

  it.each([
    ['Compare in-licensing (fast, 12 M€ upfront) with own discovery (slow, 4 M€ a year)', 'In-licensing'],
    [
      'Wir vergleichen für den Rat: Variante A (Eigenregie, 48 Mio. €) gegen Variante B (Partner, 21 Mio. €)',
      'Variante A',
    ],
    ['FeedCo (cheap, low quality), us (dear, high quality)', 'FeedCo'],
    ['today: price 3 €, cost 2 €; direct: price 7 €, cost 5 €', 'Today'],
  ])('are records, whatever stands between them: %s', (text, first) => {
    const records = read(text)?.records ?? [];
    expect(records).toHaveLength(2);
    expect(records[0]?.name).toBe(first);
    expect(records.every(({ attributes }) => attributes.length > 1)).toBe(true);
  });

  it('are clauses that share a word behind their subjects', () => {
    expect(
      optionsOf(null, 'Vendor X costs 3.1 M€ and delivers in May, vendor Y costs 2.4 M€ and delivers in July.'),
    ).toEqual([
      ['Vendor X', 'costs 3.1 M€', 'delivers in May'],
      ['Vendor Y', 'costs 2.4 M€', 'delivers in July'],
    ]);
  });

  it('are clauses that begin with what the title names, or with before and after', () => {
    expect(
      optionsOf('Ledger vs sheets', 'ledger needs 10 minutes and finds errors, sheets need 6 hours and hide them'),
    ).toEqual([
      ['Ledger', 'needs 10 minutes', 'finds errors'],
      ['Sheets', 'need 6 hours', 'hide them'],
    ]);
    expect(optionsOf('Kargi', 'before 4.2 km to water and 31 sick children, after 300 m and 4 sick children')).toEqual([
      ['Before', '4.2 km to water', '31 sick children'],
      ['After', '300 m', '4 sick children'],
    ]);
  });

  it('are clauses under a heading that say one thing each', () => {
    expect(optionsOf('Competition', 'DiveCo has low prices but needs divers, NetBot has robots but no camera')).toEqual(
      [
        ['DiveCo', 'has low prices but needs divers'],
        ['NetBot', 'has robots but no camera'],
      ],
    );
    const led = "At today's saving of €2 a piece and 90 pieces, the energy saving is €180 a year";
    expect(optionsOf('Cost', led)).toBeUndefined();
    expect(optionsOf('Pricing', 'Solo 9 € a month, Team 29 € a month')).toBeUndefined();
  });

  it.each(['Sales rose by 3 %, costs rose by 2 %', 'We sold 3 boats and 2 masts, we bought 4 sails and 1 rope'])(
    'are none where little is said, or of one thing: %s',
    (text) => {
      expect(optionsOf(null, text)).toBeUndefined();
    },
  );
});

const prompts = [
  'We need 6 slides on our snack boxes. Facts: four boxes – Carrot (185 kcal, €2.10), Apple (160 kcal, €1.80), Berry (150 kcal, €2.20), Pepper (170 kcal, €2.05); all organic, no added sugar. Pilot in 14 schools: 9,300 boxes sold.',
  'Make 5 slides for the board. Competition: Telvia (cheaper by 8 %, only 5 ha), Systemhaus Kern (flexible, no service at night). Market: 3,600 possible customers, we aim for 85 contracts.',
  'Bitte 6 Folien. Wärmequellen: Flusswasser 18 MW (31 Mio. €, 7,9 ct/kWh), Abwärme 6 MW (9,5 Mio. €, 6,4 ct/kWh), Biomasse 10 MW (17 Mio. €, 9,1 ct/kWh). Risiken: Tiefbaukosten (+14 % im letzten Jahr), Förderstopp.',
];

describe('prompts with records', () => {
  const textsIn = ({ title, parts, sections }: Section): string[] => [
    title ?? '',
    ...parts.flatMap((part) => {
      if (part.type === 'data') return [part.data.name ?? '', ...part.data.head, ...part.data.rows.flat()];
      if (part.type === 'list')
        return part.items.flatMap(({ text, children }) => [text, ...children.map((child) => child.text)]);
      return part.type === 'paragraph' ? [part.text] : [];
    }),
    ...sections.flatMap(textsIn),
  ];

  it.each(prompts)('tear no brackets: %#', (prompt) => {
    const { content } = readPrompt({ prompt, outputType: 'deck', variantCount: 1 });
    for (const text of textsIn(content)) expect(balanced(text), text).toBe(true);
  });
});
