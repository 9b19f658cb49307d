import { expect, it } from 'vitest';
import { slideSpecSchema } from '@/lib/deck/spec/slide-spec';
import { besideImage } from './beside-image';

const image = { id: 'photo', widthPx: 1600, heightPx: 900, use: 'both', description: null } as const;

it('says a statement once beside its picture, under the heading when there is one', () => {
  const statement = 'The new terminal opens in May';
  const slide = slideSpecSchema.parse({
    kind: 'statement',
    title: statement,
    eyebrow: 'Harbour site',
    statement,
    support: 'Designed by Studio Nord',
  });
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
