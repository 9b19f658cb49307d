import { expect, it } from 'vitest';
import { slideSpecSchema } from '@/lib/deck/spec/slide-spec';
import type { ReadingImage } from '@/lib/reading/reading';
import { besideImage, placeImages } from './beside-image';

const image: ReadingImage = { id: 'photo', widthPx: 1600, heightPx: 900, use: 'both', description: null };
const statement = 'The new terminal opens in May';
const slide = slideSpecSchema.parse({
  kind: 'statement',
  title: statement,
  eyebrow: 'Harbour site',
  statement,
  support: 'Designed by Studio Nord',
});
const bullets = slideSpecSchema.parse({ kind: 'bullets', title: 'Costs', items: [{ text: 'Rent' }] });

it('says a statement once beside its picture, under the heading when there is one', () => {
  expect(besideImage(slide, [], image)).toMatchObject({
    title: 'Harbour site',
    lead: `${statement}. Designed by Studio Nord`,
    items: [],
  });
  expect(besideImage({ ...slide, eyebrow: undefined }, [], image)).toMatchObject({
    title: statement,
    lead: 'Designed by Studio Nord',
  });
});

it('puts the first variants beside the pictures and leaves one alone', () => {
  const kinds = (count: number, images: readonly ReadingImage[]): string[] =>
    placeImages(
      Array.from({ length: count }, () => bullets),
      images,
    ).map(({ kind }) => kind);
  expect(kinds(1, [image])).toEqual(['image']);
  expect(kinds(3, [image])).toEqual(['image', 'bullets', 'bullets']);
  expect(kinds(2, [image, { ...image, id: 'other' }])).toEqual(['image', 'bullets']);
});

it('places no picture that only shows a style, and says what another one shows', () => {
  expect(placeImages([bullets], [{ ...image, use: 'style' }])).toEqual([bullets]);
  expect(placeImages([bullets], [{ ...image, description: 'A pier' }])[0]).toMatchObject({
    altText: 'A pier',
    items: [{ text: 'Rent' }],
  });
});
