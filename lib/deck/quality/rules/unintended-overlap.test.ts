import { expect, it } from 'vitest';
import type { LineElement, ShapeElement } from '../../scene/scene';
import { findings, findingsWith, paragraph, shape, slide, text } from '../testing/make-scene';
import { testTheme } from '../testing/test-theme';

const card = { x: 1, y: 2, w: 4, h: 3 };

it('finds two elements that stand on each other', () => {
  const found = findings(
    'unintended-overlap',
    slide('One', [shape('Card 1', card), shape('Card 2', { ...card, x: 4.5 })]),
  );
  expect(found).toMatchObject([{ element: 'Card 2', measured: 0.125, limit: 0.005 }]);
});

it('lets text stand on its card, and a part on what the card stands on', () => {
  const elements = [
    shape('Panel', { x: 0.8, y: 1.8, w: 8, h: 4 }),
    shape('Card', card, { on: 'Panel' }),
    text('Card text', { x: 1.2, y: 2.2, w: 3, h: 1 }, [paragraph('words')], { on: 'Card' }),
  ];
  expect(findings('unintended-overlap', slide('One', elements))).toEqual([]);
  expect(
    findings(
      'unintended-overlap',
      slide(
        'One',
        elements.map((element) => ({ ...element, on: undefined })),
      ),
    ),
  ).toHaveLength(3);
});

it('does not take siblings on one panel for intended', () => {
  const elements = [
    shape('Panel', { x: 0.8, y: 1.8, w: 8, h: 4 }),
    shape('A', card, { on: 'Panel' }),
    shape('B', card, { on: 'Panel' }),
  ];
  expect(findings('unintended-overlap', slide('One', elements))).toMatchObject([{ element: 'B' }]);
});

it('looks at outlines, not boxes: chevrons interlock, lines have no area', () => {
  const first = shape('Step 1', { x: 1, y: 2, w: 3, h: 1 }, { geometry: 'chevron' });
  const second = shape('Step 2', { x: 3.6, y: 2, w: 3, h: 1 }, { geometry: 'chevron' });
  const line = {
    type: 'line' as const,
    name: 'Line',
    box: { x: 1, y: 2.5, w: 5, h: 0 },
    stroke: { color: 'ink' as const, widthPt: 1 },
  };
  expect(findings('unintended-overlap', slide('One', [first, second, line]))).toEqual([]);
  expect(findings('unintended-overlap', slide('One', [first, { ...second, geometry: 'rect' }]))).toHaveLength(1);
});

it.each([
  [4.981, 0],
  [4.979, 1],
])('tolerates half a percent of the smaller box (second one at %s)', (x, count) => {
  expect(findings('unintended-overlap', slide('One', [shape('A', card), shape('B', { ...card, x })]))).toHaveLength(
    count,
  );
});

it('finds a rule of the layout that runs through a text, and lets planes lie behind it', () => {
  const decorated = (decor: ShapeElement | LineElement) => ({
    ...testTheme,
    layouts: { ...testTheme.layouts, content: { ...testTheme.layouts.content, decor: [decor] } },
  });
  const words = slide('One', [text('Body', { x: 1, y: 2, w: 6, h: 1 }, [paragraph('words that stand there')])]);
  const found = (decor: ShapeElement | LineElement) =>
    findingsWith('unintended-overlap', { theme: decorated(decor) }, words).map(({ element }) => element);
  expect(found(shape('Rule', { x: 0.6, y: 2.1, w: 8, h: 0.05 }))).toEqual(['Body']);
  expect(
    found({ type: 'line', name: 'Line', box: { x: 0.6, y: 2.1, w: 8, h: 0 }, stroke: { color: 'quiet', widthPt: 1 } }),
  ).toEqual(['Body']);
  expect(found(shape('Rule below', { x: 0.6, y: 2.8, w: 8, h: 0.05 }))).toEqual([]);
  expect(found(shape('Plane', { x: 0, y: 0, w: 8, h: 7 }))).toEqual([]);
});

it('tolerates what rounding may cause', () => {
  expect(findings('unintended-overlap', slide('One', [shape('A', card), shape('B', { ...card, x: 4.99 })]))).toEqual(
    [],
  );
});
