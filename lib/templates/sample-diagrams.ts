import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';

/** Slides with drawings of their own, of the deck that shows what a template makes of every kind. */
export const diagrams: readonly SlideSpecInput[] = [
  {
    kind: 'features',
    title: 'The shop plan suits most of us',
    plans: [
      { name: 'Basic', price: '$9', note: 'a month' },
      { name: 'Shop', price: '$29', note: 'a month', recommended: true },
      { name: 'Chain', price: 'On request' },
    ],
    features: [
      { name: 'Stock list', values: ['✓', '✓', '✓'] },
      { name: 'Online orders', values: ['–', '✓', '✓'] },
      { name: 'Reports', values: ['◔', '◑', '●'] },
      { name: 'Sites', values: ['1', '5', 'Unlimited'] },
    ],
  },
  {
    kind: 'cycle',
    title: 'Every month makes the next one better',
    center: 'Service',
    steps: [
      { title: 'Plan', detail: 'Set the routes' },
      { title: 'Deliver', detail: 'On the promised day' },
      { title: 'Measure', detail: 'Count what came late' },
      { title: 'Improve', detail: 'One thing a month' },
    ],
  },
  {
    kind: 'plot',
    title: 'The calendar brings most for least',
    xAxis: 'Effort',
    yAxis: 'Impact',
    xScale: { min: 0, max: 10 },
    yScale: { min: 0, max: 10 },
    quadrants: ['Quick wins', 'Big bets', 'Fill-ins', 'Leave'],
    items: [
      { name: 'Shared calendar', x: 2, y: 8.5 },
      { name: 'Stock system', x: 8, y: 8 },
      { name: 'Second carrier', x: 3.5, y: 6 },
      { name: 'Night shift', x: 7, y: 3 },
      { name: 'New labels', x: 1.5, y: 2 },
    ],
  },
  {
    kind: 'code',
    title: 'Six lines find what is late',
    language: 'Python',
    code: [
      'def late(parcels, today):',
      '    """Parcels that should be there."""',
      '    return [',
      '        parcel for parcel in parcels',
      '        if parcel.promised < today',
      '    ]',
    ].join('\n'),
    highlight: [5],
    points: ['It reads each parcel once', 'Nothing is stored'],
  },
];
