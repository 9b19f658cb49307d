import type { DeckSpecInput } from '@/lib/deck/spec/deck-spec';

/** Slides of the sample deck about what is planned and who stands under whom, and those with two blocks. */
export const plannedSlides: DeckSpecInput['slides'] = [
  {
    kind: 'roadmap',
    title: 'Both halls run by the end of the year',
    periods: ['Q1', 'Q2', 'Q3', 'Q4'],
    lanes: [
      {
        name: 'Building',
        items: [
          { text: 'Lease and plans', start: 'Q1' },
          { text: 'Fit out the second hall', start: 'Q2', end: 'Q3' },
          { text: 'Opening', start: 'Q4', milestone: true },
        ],
      },
      {
        name: 'Software',
        items: [
          { text: 'Choose the stock system', start: 'Q1', end: 'Q2' },
          { text: 'Move all sites', start: 'Q3', end: 'Q4' },
        ],
      },
      { name: 'People', items: [{ text: 'Hire 40 packers', start: 'Q2', end: 'Q3' }] },
    ],
  },
  {
    kind: 'tree',
    title: 'Three people answer for the second hall',
    nodes: [
      { name: 'Dana Whitfield', detail: 'Head of the site' },
      { name: 'Omar Haddad', under: 'Dana Whitfield', detail: 'Operations' },
      { name: 'Lena Roth', under: 'Dana Whitfield', detail: 'Purchasing' },
      { name: 'Inspection', under: 'Omar Haddad' },
      { name: 'Packing', under: 'Omar Haddad', detail: '40 people' },
    ],
  },
  {
    kind: 'blocks',
    title: 'Orders follow the days of delivery',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'column',
          categories: ['Spring', 'Summer', 'Autumn', 'Winter'],
          series: [{ name: 'Orders', values: [24, 31, 38, 52] }],
          numberFormat: '0',
        },
      },
      {
        kind: 'bullets',
        items: [{ text: 'Two days since summer' }, { text: 'One day in cities' }, { text: 'Returns in every shop' }],
      },
    ],
  },
  {
    kind: 'blocks',
    title: 'Packers have time for what matters',
    blocks: [
      {
        kind: 'metrics',
        metrics: [
          { value: '46 min', label: 'Saved in each shift' },
          { value: '92%', label: 'Would not go back' },
        ],
      },
      { kind: 'quote', quote: 'I no longer write everything twice.', attribution: 'Lena Roth, packing' },
    ],
  },
  {
    kind: 'logos',
    title: 'Six carriers deliver for us',
    logos: ['Halden Marine', 'Nordbahn', 'Vento', 'Rhein Cargo', 'Ellipse', 'Polar Post'].map((name) => ({ name })),
  },
];
