import { expect, it } from 'vitest';
import type { ImageElement } from '../../scene/scene';
import { findings, findingsWith, slide } from '../testing/make-scene';

const none = { left: 0, top: 0, right: 0, bottom: 0 };

function picture(changes: Partial<ImageElement> = {}): ImageElement {
  return {
    type: 'image',
    name: 'Picture',
    imageId: 'hall',
    altText: 'A hall',
    box: { x: 1, y: 2, w: 4, h: 3 },
    crop: none,
    ...changes,
  };
}

function found(widthPx: number, heightPx: number, changes: Partial<ImageElement> = {}) {
  const images = new Map([['hall', { widthPx, heightPx }]]);
  return findingsWith('picture-sharpness', { images }, slide('One', [picture(changes)])).map(
    ({ element, measured, limit }) => ({ element, measured, limit }),
  );
}

it('finds a picture that is stretched by more than two percent', () => {
  expect(found(800 * 1.019, 600)).toEqual([]);
  expect(found(800 * 1.021, 600)).toEqual([{ element: 'Picture', measured: 0.021, limit: 0.02 }]);
  expect(found(800, 600 * 1.021)).toEqual([{ element: 'Picture', measured: 0.021, limit: 0.02 }]);
});

it('finds a picture of fewer than 110 pixels an inch', () => {
  expect(found(4 * 110, 3 * 110)).toEqual([]);
  expect(found(4 * 109, 3 * 109)).toEqual([{ element: 'Picture', measured: 109, limit: 110 }]);
});

it('counts the pixels that are shown', () => {
  const half = { ...none, left: 0.25, right: 0.25 };
  expect(found(1600, 600, { crop: half })).toEqual([]);
  expect(found(4 * 200, 3 * 100, { crop: half })).toEqual([{ element: 'Picture', measured: 100, limit: 110 }]);
});

it('says nothing of pictures whose size is not known', () => {
  expect(findings('picture-sharpness', slide('One', [picture()]))).toEqual([]);
});
