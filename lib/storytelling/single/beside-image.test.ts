import { describe, expect, it } from 'vitest';
import { slideSpecSchema, type SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { ReadingImage } from '@/lib/reading/reading';
import { besideImage, placeImages, placeInDeck } from './beside-image';

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

it('shows as many pictures as people as their portraits', () => {
  const team = slideSpecSchema.parse({
    kind: 'team',
    title: 'Who does it',
    members: [{ name: 'Ann' }, { name: 'Bo' }],
  });
  const other = { ...image, id: 'other' };
  expect(placeImages([team], [image, other])[0]).toMatchObject({
    kind: 'team',
    members: [{ picture: { imageId: 'photo', altText: 'Ann' } }, { picture: { imageId: 'other', altText: 'Bo' } }],
  });
});

describe('pictures of a deck', () => {
  const cover = slideSpecSchema.parse({ kind: 'title', title: 'Harbour' });
  const chart = slideSpecSchema.parse({
    kind: 'chart',
    title: 'Boats',
    chart: { type: 'bar', categories: ['May'], series: [{ name: 'Boats', values: [4] }] },
  });
  const sheds = slideSpecSchema.parse({ kind: 'bullets', title: 'Sheds', items: [{ text: 'Two wooden sheds' }] });
  const kindsOf = (slides: readonly SlideSpec[], images: readonly ReadingImage[]) =>
    placeInDeck(slides, images, 'en-US').map((each) => (each.kind === 'image' ? each.imageId : each.kind));

  it('stand on the slide that speaks of them, one a slide and never on the cover', () => {
    expect(kindsOf([cover, bullets, chart, sheds], [{ ...image, description: 'Wooden sheds at low tide' }])).toEqual([
      'title',
      'bullets',
      'chart',
      'photo',
    ]);
    expect(kindsOf([cover, bullets, sheds], [image, { ...image, id: 'b' }, { ...image, id: 'c' }])).toEqual([
      'title',
      'photo',
      'b',
    ]);
  });

  it('take a chart only where nothing else is there, and none that only show a style', () => {
    expect(kindsOf([cover, chart, bullets], [image])).toEqual(['title', 'chart', 'photo']);
    expect(kindsOf([cover, chart], [image])).toEqual(['title', 'photo']);
    expect(kindsOf([cover, bullets], [{ ...image, use: 'style' }])).toEqual(['title', 'bullets']);
  });
});
