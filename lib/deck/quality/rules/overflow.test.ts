import { expect, it } from 'vitest';
import { findings, paragraph, shape, slide, table, text } from '../testing/make-scene';

const long = 'Customers leave because of late deliveries, not because of price, as the survey of August showed.';

it('finds text that is higher than its box', () => {
  const found = findings(
    'text-overflow',
    slide('One', [text('Body', { x: 1, y: 2, w: 3, h: 0.8 }, [paragraph(long)])]),
  );
  expect(found).toMatchObject([{ slide: 1, element: 'Body', limit: 0.8 }]);
  expect(found[0]?.measured).toBeGreaterThan(0.8);
});

it('takes the insets off the box', () => {
  const box = { x: 1, y: 2, w: 3, h: 0.4 };
  const inset = { left: 0, top: 0.1, right: 0, bottom: 0.1 };
  expect(findings('text-overflow', slide('One', [text('Label', box, [paragraph('One line')])]))).toEqual([]);
  expect(
    findings('text-overflow', slide('One', [text('Label', box, [paragraph('One line')], { inset })])),
  ).toHaveLength(1);
});

it.each([
  [0.009, 0],
  [0.012, 1],
])('lets rounding add up to %s in: %s finding(s)', (over, count) => {
  const rows = table({ x: 1, y: 2, w: 4, h: 1 }).rows.map((row) => ({ ...row, heightIn: 0.5 + over / 2 }));
  expect(findings('text-overflow', slide('One', [table({ x: 1, y: 2, w: 4, h: 1 }, { rows })]))).toHaveLength(count);
});

it('looks into the cells of tables and at the sum of their rows', () => {
  const box = { x: 1, y: 2, w: 4, h: 1 };
  const rows = [
    {
      kind: 'header' as const,
      heightIn: 0.5,
      cells: [{ paragraphs: [paragraph(long)] }, { paragraphs: [paragraph('b')] }],
    },
    {
      kind: 'body' as const,
      heightIn: 0.6,
      cells: [{ paragraphs: [paragraph('c')] }, { paragraphs: [paragraph('d')] }],
    },
  ];
  const found = findings('text-overflow', slide('One', [table(box, { rows })]));
  expect(found.map(({ element }) => element)).toEqual(['Table, row 1, column 1', 'Table']);
  expect(findings('text-overflow', slide('One', [table(box)]))).toEqual([]);
});

it('finds elements beyond any edge', () => {
  const elements = [
    shape('left', { x: -0.1, y: 1, w: 1, h: 1 }),
    shape('top', { x: 2, y: -0.1, w: 1, h: 1 }),
    shape('right', { x: 13, y: 2, w: 1, h: 1 }),
    shape('bottom', { x: 6, y: 7, w: 1, h: 1 }),
    shape('flush', { x: 0, y: 4, w: 13.333, h: 1 }),
  ];
  expect(findings('outside-slide', slide('One', elements)).map(({ element }) => element)).toEqual([
    'left',
    'top',
    'right',
    'bottom',
  ]);
});

it.each([
  [0.004, 0],
  [0.006, 1],
])('lets rounding reach %s in over the edge: %s finding(s)', (over, count) => {
  expect(findings('outside-slide', slide('One', [shape('edge', { x: -over, y: 1, w: 1, h: 1 })]))).toHaveLength(count);
});

it('turns the box with the shape', () => {
  const box = { x: 4, y: 6.4, w: 3, h: 1 };
  expect(findings('outside-slide', slide('One', [shape('bar', box)]))).toEqual([]);
  expect(findings('outside-slide', slide('One', [shape('bar', box, { rotationDeg: 90 })]))).toMatchObject([
    { element: 'bar', measured: 0.9 },
  ]);
});
