/** Slides as a composer should never write them, each with what the report must say about it. */
export interface BadSlides {
  name: string;
  slides: unknown[];
  says: RegExp;
}

const nested = (levels: number) => {
  let value: object = { text: `level ${levels}` };
  for (let level = levels - 1; level > 0; level -= 1) value = { text: `level ${level}`, children: [value] };
  return value;
};
const chart = (values: unknown[], categories: unknown[] = ['North', 'South', 'East'].slice(0, values.length)) => ({
  kind: 'chart',
  title: 'Sales by region',
  takeaway: 'The north leads.',
  chart: { type: 'column', categories, series: [{ name: 'Sales', values }] },
});
const list = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index));
const rude = 'Plain\u0000 \u0008words\ud800 with\ufffe \u202econtrols\uffff';

export const badSlides: readonly BadSlides[] = [
  {
    name: 'a kind that nobody knows',
    slides: [
      {
        kind: 'swot',
        title: 'Where we stand',
        strengths: ['A known brand', 'A young team'],
        weaknesses: ['Debt of $4M'],
      },
    ],
    says: /form "swot" is not known/,
  },
  {
    name: 'content of another shape',
    slides: [{ kind: 'comparison', title: 'Two ways', options: 'Rent or buy' }],
    says: /could not be read as such/,
  },
  {
    name: 'texts for parts',
    slides: [{ kind: 'cards', title: 'Three things', cards: ['Speed', 'Care', { text: 'Only a text' }] }],
    says: /read as well as possible/,
  },
  {
    name: 'fields that nobody knows',
    slides: [{ kind: 'quote', title: 'What she said', quote: 'It works.', context: ['At the fair', 'in May'] }],
    says: /Words that .* has no place for/,
  },
  {
    name: 'an icon that the set lacks',
    slides: [
      {
        kind: 'cards',
        title: 'Two things',
        cards: [
          { title: 'Speed', icon: { name: 'rocket' } },
          { title: 'Care', icon: 'no-such-icon' },
        ],
      },
    ],
    says: /read as well as possible|icon/i,
  },
  {
    name: 'a picture that is not there',
    slides: [{ kind: 'image', title: 'The plant', imageId: 'image-7', altText: 'A hall', items: ['It opens in May'] }],
    says: /picture .* is not there/,
  },
  {
    name: 'a picture that is not there and no words',
    slides: [{ kind: 'image', title: 'The plant', imageId: 'image-7', altText: 'A hall with three lines' }],
    says: /picture .* is not there/,
  },
  {
    name: 'texts for numbers',
    slides: [chart(['12 %', '1.240,5 %', 'n/a'])],
    says: /One value of the chart .* could not be read/,
  },
  {
    name: 'a chart without a number',
    slides: [chart(['n/a', 'open', 'soon'])],
    says: /no numbers that can be compared/,
  },
  {
    name: 'numbers that are none',
    slides: [chart([NaN, Infinity, 1e308, -0, 5], ['a', 'b', 'c', 'd', 'e'])],
    says: /could not be read as numbers|could not be used/,
  },
  {
    name: 'short series',
    slides: [chart([4], ['North', 'South', 'East'])],
    says: /fewer values than there are categories/,
  },
  { name: 'surplus values', slides: [chart([1, 2, 3, 4], ['North', 'South'])], says: /values without a category/ },
  {
    name: 'a table of ragged rows',
    slides: [
      {
        kind: 'table',
        title: 'Teams',
        columns: ['Team', 'Change'],
        rows: [['Sales'], ['Care', '+3', 'since May'], 'Desk'],
      },
    ],
    says: /different lengths/,
  },
  {
    name: 'a table of two hundred columns',
    slides: [
      {
        kind: 'table',
        title: 'All sensors',
        columns: list(200, (index) => `Sensor ${index}`),
        rows: [list(200, (index) => `${index} V`), list(200, (index) => `${index} A`)],
      },
    ],
    says: /continues on|speaker notes/,
  },
  {
    name: 'a table of five thousand rows',
    slides: [
      {
        kind: 'table',
        title: 'All orders',
        columns: ['Order', 'Price'],
        rows: list(5000, (index) => `Order ${index}`).map((order, index) => [order, `${index} €`]),
      },
    ],
    says: /"rows" has more entries/,
  },
  {
    name: 'a title of two thousand characters',
    slides: [{ kind: 'bullets', title: 'This title goes on '.repeat(105).trim(), items: ['One point'] }],
    says: /"title" is too long/,
  },
  {
    name: 'a title of one endless word',
    slides: [{ kind: 'bullets', title: 'x'.repeat(2000), items: ['One point'] }],
    says: /"title" is too long/,
  },
  {
    name: 'empty titles and entries',
    slides: [{ kind: 'bullets', title: '', items: ['', 'Sales grew', ' ', { text: '' }, 'Costs fell'] }],
    says: /title was missing/,
  },
  {
    name: 'characters that XML has no place for',
    slides: [
      {
        kind: 'two_columns',
        title: rude,
        eyebrow: rude,
        source: rude,
        notes: rude,
        left: { heading: rude, items: [rude] },
        right: { items: [{ text: rude, children: [rude] }] },
      },
      { ...chart([1, 2]), title: `${rude} again`, takeaway: rude },
      { kind: 'table', title: `${rude} at last`, columns: [rude], rows: [[rude]] },
    ],
    says: /Characters that no slide can show/,
  },
  {
    name: 'floods of invisible characters',
    slides: [
      {
        kind: 'statement',
        title: `A\u200b${'\u200b'.repeat(4000)}B`,
        statement: `Zalgo e${'\u0301'.repeat(3000)} and \u2067turned\u2069 \u202eround`,
      },
    ],
    says: /Characters that no slide can show/,
  },
  {
    name: 'endless words and texts',
    slides: [{ kind: 'bullets', title: 'Long', items: ['w'.repeat(20_000), 'and so on '.repeat(3000)] }],
    says: /"items.text" is too long/,
  },
  {
    name: 'forty levels of lists',
    slides: [{ kind: 'bullets', title: 'Deep', items: [nested(40), ['a', ['b', ['c']]]] }],
    says: /deeper levels/,
  },
  {
    name: 'ten thousand levels of lists',
    slides: [{ kind: 'bullets', title: 'Deepest', items: [nested(10_000)] }],
    says: /deeper levels|more entries/,
  },
  {
    name: 'a hundred thousand entries',
    slides: [{ kind: 'bullets', title: 'Many', items: list(100_000, (index) => `Entry ${index}`) }],
    says: /"items" has more entries/,
  },
  {
    name: 'names of prototypes',
    slides: [
      JSON.parse('{"kind":"quote","title":"T","quote":"Q","__proto__":{"toString":"words"},"constructor":["more"]}'),
    ],
    says: /has no place for/,
  },
  {
    name: 'values that are no slides',
    slides: [null, 'A lone sentence', 7, ['One', 'Two'], {}],
    says: /held no words and was left out/,
  },
];
