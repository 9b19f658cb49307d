import { expect, it } from 'vitest';
import { slideSpecSchema } from '@/lib/deck/spec/slide-spec';
import { attachLinks } from './tell-slides';

const slides = ['Tides', 'Moon'].map((title) =>
  slideSpecSchema.parse({ kind: 'bullets', title, items: [{ text: `The ${title} tables` }] }),
);

it('puts an address into the notes of the slide that says its words, else of the first', () => {
  const linked = attachLinks(slides, [
    { text: 'Moon tables', url: 'https://moon.example' },
    { text: 'elsewhere', url: 'https://else.example' },
    { text: 'Moon tables', url: 'https://moon.example' },
  ]);
  expect(linked.map(({ notes }) => notes)).toEqual([
    'elsewhere: https://else.example',
    'Moon tables: https://moon.example',
  ]);
});
