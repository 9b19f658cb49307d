import { expect, it } from 'vitest';
import { chart, findings, slide, table } from '../testing/make-scene';

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
