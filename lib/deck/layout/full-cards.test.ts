import { describe, expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { pairs } from '@/lib/testing/test-run';
import type { Box, Scene } from '../scene/scene';
import type { SlideSpecInput } from '../spec/slide-spec';
import type { Theme } from '../theme/theme';
import { blockingOf, laySlide, paragraphsOf } from './testing/lay-slide';

/** Slides of a few short texts, which stand on cards that could be as tall as the slide. */
const short: readonly SlideSpecInput[] = [
  {
    kind: 'timeline',
    title: 'Thirty years from garage to group',
    events: [
      { when: '1996', title: 'Founded' },
      { when: '2004', title: 'First warehouse' },
      { when: '2015', title: 'Online shop' },
      { when: '2026', title: 'Four countries' },
    ],
    arrangement: 'dated-cards',
  },
  {
    kind: 'process',
    title: 'A return becomes a refund',
    steps: [
      { title: 'Register', detail: 'Print a label', icon: 'printer' },
      { title: 'Receive', detail: 'Scan it', icon: 'package' },
      { title: 'Refund', detail: 'Pay it back', icon: 'banknote' },
    ],
    arrangement: 'numbered-line',
  },
  {
    kind: 'process',
    title: 'A return becomes a refund',
    steps: [
      { title: 'Register', detail: 'Print a label' },
      { title: 'Receive', detail: 'Scan it' },
      { title: 'Refund', detail: 'Pay it back' },
    ],
    arrangement: 'chevrons',
  },
  ...(['panels', 'split-panels'] as const).map((arrangement) => ({
    kind: 'two_columns' as const,
    title: 'What worked and what did not',
    left: { heading: 'What worked', items: [{ text: 'Two carriers' }, { text: 'Dispatch on the day' }] },
    right: { heading: 'What did not', items: [{ text: 'Returns by hand' }, { text: 'Too few benches' }] },
    arrangement,
  })),
  {
    kind: 'bullets',
    title: 'Three things changed',
    items: [
      { text: 'Carriers: two instead of one', icon: 'truck' },
      { text: 'Stock: in both warehouses', icon: 'warehouse' },
      { text: 'Service: open until eight', icon: 'headphones' },
    ],
    arrangement: 'cards',
  },
  {
    kind: 'cards',
    title: 'Promises',
    cards: [
      { title: 'Fast', text: 'Within a day' },
      { title: 'Fair', text: 'One price' },
      { title: 'Kind', text: 'One person to call' },
    ],
    arrangement: 'grid',
  },
  {
    kind: 'team',
    title: 'Three people run it',
    members: [
      { name: 'Dana Whitfield', role: 'Chair' },
      { name: 'Omar Haddad', role: 'Operations' },
      { name: 'Lena Roth', role: 'Purchasing' },
    ],
    arrangement: 'team-cards',
  },
];

/** A card of which more of its height is free looks as if something were missing; its margins are among that. */
const mostFreeShare = 0.68;
/** Lower and narrower ones are strips, bars and tiles. */
const leastCardIn = 1.2;

/** Cards with the spans in inches, from the top, that stand on each: its words, and what is drawn beside them. */
function cardsOf(scene: Scene, theme: Theme): { name: string; box: Box; spans: [from: number, to: number][] }[] {
  const { elements } = scene.slides[0]!;
  return elements.flatMap((card) => {
    if (!('fill' in card) || !card.fill || !isBox(card) || card.box.h < leastCardIn) return [];
    const words = card.type === 'text' ? paragraphsOf(scene, theme, exactly(card.name)).flat() : [];
    const drawn = elements.filter((element) => 'on' in element && element.on === card.name);
    return [{ ...card, spans: [...words, ...drawn].map(({ box }): [number, number] => [box.y, box.y + box.h]) }];
  });
}

/** Arrows and discs are marks with a word, and no cards. */
const isBox = ({ geometry = 'rect', box }: { geometry?: string; box: Box }) =>
  (geometry === 'rect' || geometry === 'round-rect') && box.w > leastCardIn;

const exactly = (name: string): RegExp => new RegExp(`^${name}$`);

/** How much of a card's height nothing stands at. */
function freeShare({ box, spans }: ReturnType<typeof cardsOf>[number]): number {
  let [free, reached] = [0, box.y];
  for (const [from, to] of spans.sort(([a], [b]) => a - b))
    [free, reached] = [free + Math.max(0, from - reached), Math.max(reached, to)];
  return (free + Math.max(0, box.y + box.h - reached)) / box.h;
}

describe.each(
  pairs(short, builtinThemes).map(([slide, theme]) => ({
    name: `${slide.kind} as ${slide.arrangement} in ${theme.name}`,
    slide,
    theme,
  })),
)('cards of few words, $name', ({ slide, theme }) => {
  test('are no hollow boxes', () => {
    const scene = laySlide(slide, { theme });
    expect(blockingOf(scene, theme)).toEqual([]);
    const hollow = cardsOf(scene, theme)
      .map((card) => ({ name: card.name, free: freeShare(card) }))
      .filter(({ free }) => free > mostFreeShare);
    expect(hollow).toEqual([]);
  });
});

test('cards are found on slides that have them', () => {
  const [meridian] = builtinThemes;
  const found = short.map((slide) => cardsOf(laySlide(slide, { theme: meridian! }), meridian!).length);
  expect(found).toEqual([4, 3, 3, 2, 2, 3, 3, 3]);
});
