import { expect, it } from 'vitest';
import { chart, findings, paragraph, shape, slide, table, text } from '../testing/make-scene';

it('finds a slide without a title, in words or in its placeholder', () => {
  expect(findings('slide-title', slide('', []))).toMatchObject([{ slide: 1 }]);
  expect(findings('slide-title', { ...slide('One', []), elements: [] })).toMatchObject([
    { message: 'The slide has no title.' },
  ]);
  expect(findings('slide-title', slide('One', []))).toEqual([]);
});

it('finds a second title on a slide', () => {
  const second = text('Second', { x: 1, y: 3, w: 4, h: 1 }, [paragraph('Two')], { placeholder: 'title' });
  expect(findings('slide-title', slide('One', [second]))).toMatchObject([{ measured: 2, limit: 1 }]);
});

it('finds a title that is used twice, whatever its case and spaces', () => {
  const found = findings('slide-title', slide('The plan', []), slide('Other', []), slide('the  Plan', []));
  expect(found).toMatchObject([{ slide: 3, message: 'Slide 1 has the same title.' }]);
});

const box = { x: 1, y: 2, w: 4, h: 2 };
const picture = {
  type: 'image' as const,
  name: 'Picture',
  box,
  imageId: 'a',
  altText: ' ',
  crop: { left: 0, top: 0, right: 0, bottom: 0 },
};

it('finds pictures, charts and tables without alternative text', () => {
  const found = findings('alt-text', slide('One', [picture, chart(box, { altText: '' }), table(box, { altText: '' })]));
  expect(found.map(({ element }) => element)).toEqual(['Picture', 'Chart', 'Table']);
  expect(findings('alt-text', slide('One', [{ ...picture, altText: 'A hall' }, chart(box), table(box)]))).toEqual([]);
});

const { rows } = table(box);

it('finds a table that does not begin with its header row, unless it has none', () => {
  expect(findings('table-header', slide('One', [table(box)]))).toEqual([]);
  expect(findings('table-header', slide('One', [table(box, { rows: rows.slice(1) })]))).toEqual([]);
  expect(findings('table-header', slide('One', [table(box, { rows: [...rows].reverse() })]))).toHaveLength(1);
  expect(findings('table-header', slide('One', [table(box, { rows: [] })]))).toHaveLength(1);
});

const small = { x: 1, y: 2, w: 1, h: 1 };

it('finds names that are used twice, missing, or stood on without being there', () => {
  const elements = [
    shape('Card', small),
    shape('Card', { ...small, x: 3 }),
    shape('', { ...small, x: 5 }),
    shape('Edge', { ...small, x: 7 }, { on: 'Nothing' }),
  ];
  const found = findings('element-names', slide('One', elements));
  expect(found.map(({ element, message }) => element ?? message)).toEqual(['Card', 'Element 4 has no name.', 'Edge']);
});

it('lets slides share names', () => {
  expect(findings('element-names', slide('One', [shape('Card', small)]), slide('Two', [shape('Card', small)]))).toEqual(
    [],
  );
});
