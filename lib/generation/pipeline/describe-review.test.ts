import { expect, it } from 'vitest';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { describeReview } from './describe-review';

const bullets = (title: string, ...texts: string[]): SlideSpec => ({
  ...{ kind: 'bullets', title, ordered: false, notes: '' },
  items: texts.map((text) => ({ text })),
});
const deck = [
  bullets('One', 'a long line', 'another'),
  bullets('Two', 'x'),
  bullets('Three', 'y'),
  bullets('Four', 'z'),
];
const before = deck.map((slide) => ({ slide, arrangement: 'list', pages: 1, words: 5, findings: [] }));
const kept = (index: number) => ({ slide: deck[index] ?? expect.fail('no slide'), from: [index] });
const instead = (slide: SlideSpec, ...from: number[]) => ({ slide, from });
const inOrder = [1, 2, 3, 4, 5].map((number) => ({ number }));

it.each([
  ['shortened slide 1', [instead(bullets('One', 'short'), 0), kept(1), kept(2), kept(3)]],
  ['gave slide 2 another title', [kept(0), instead(bullets('Two grew', 'x'), 1), kept(2), kept(3)]],
  ['arranged slide 2 anew', [kept(0), instead({ ...bullets('Two', 'x'), arrangement: 'cards' }, 1), kept(2), kept(3)]],
  ['rewrote slide 2', [kept(0), instead(bullets('Two', 'x and y'), 1), kept(2), kept(3)]],
  [
    'showed slide 2 in another form',
    [kept(0), instead({ kind: 'statement', title: 'Two', statement: 'x', notes: '' }, 1), kept(2), kept(3)],
  ],
  ['split slide 1', [instead(bullets('A', 'a'), 0), instead(bullets('B', 'b'), 0), kept(1), kept(2), kept(3)]],
  ['merged what is now slide 2', [kept(0), instead(bullets('Both', 'x', 'y'), 1, 2), kept(3)]],
  ['left out the slide “Four”', [kept(0), kept(1), kept(2)]],
  [
    'shortened slides 1 and 2 and gave slide 3 another title',
    [instead(bullets('One', 's'), 0), instead(bullets('Two', ''), 1), instead(bullets('Three!', 'y'), 2), kept(3)],
  ],
])('says that it %s', (said, after) => {
  expect(describeReview(before, after, inOrder)).toBe(`The review ${said}.`);
});

it('counts slides as the file does, in which one may go on over several', () => {
  const places = [{ number: 1 }, { number: 3 }, { number: 4 }, { number: 6 }];
  const after = [kept(0), kept(1), kept(2), instead(bullets('Four more', 'z'), 3)];
  expect(describeReview(before, after, places)).toBe('The review gave slide 6 another title.');
});
