import { describe, expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { SlideSpecInput } from '../spec/slide-spec';
import { blockingOf, laySlide } from './testing/lay-slide';

const sparse: readonly (readonly [string, SlideSpecInput])[] = [
  [
    'two topics',
    { kind: 'agenda', title: 'Today', items: [{ text: 'Results' }, { text: 'Plans' }], arrangement: 'agenda-lines' },
  ],
  [
    'two plain options',
    {
      kind: 'comparison',
      title: 'Two plans',
      options: [
        { name: 'Basic', headline: '€9', points: ['Email', 'One project', 'One seat'] },
        { name: 'Pro', headline: '€29', points: ['Phone', 'Ten projects', 'Ten seats'] },
      ],
      arrangement: 'option-cards',
    },
  ],
  [
    'a table of two rows',
    {
      kind: 'table',
      title: 'Prices',
      columns: [{ label: 'Plan' }, { label: 'Price' }],
      rows: [
        ['Basic', '€9'],
        ['Pro', '€29'],
      ],
      arrangement: 'full-table',
    },
  ],
  [
    'two promises',
    {
      kind: 'cards',
      title: 'Promises',
      cards: [
        { title: 'Fast', text: 'Within a day' },
        { title: 'Fair', text: 'One price' },
      ],
      arrangement: 'heading-rows',
    },
  ],
  [
    'two steps in a table',
    {
      kind: 'next_steps',
      title: 'Next',
      steps: [
        { action: 'Sign', owner: 'Ana', due: 'May' },
        { action: 'Start', owner: 'Ben', due: 'June' },
      ],
      arrangement: 'action-table',
    },
  ],
  [
    'two steps to tick',
    { kind: 'next_steps', title: 'Next', steps: [{ action: 'Sign' }, { action: 'Start' }], arrangement: 'action-rows' },
  ],
  [
    'two points',
    {
      kind: 'bullets',
      title: 'Decisions',
      items: [{ text: 'Approve the budget' }, { text: 'Name an owner' }],
      arrangement: 'rows',
    },
  ],
];

/** Shares of the body's height above and below what stands on it. */
function freeShares(slide: SlideSpecInput, theme: (typeof builtinThemes)[number]) {
  const scene = laySlide(slide, { theme });
  expect(blockingOf(scene, theme)).toEqual([]);
  const [laid] = scene.slides;
  const { box: area } = theme.layouts[laid!.layout].body;
  const boxes = laid!.elements.filter(({ name }) => !/^(Title|Slide number|Tracker)/.test(name)).map(({ box }) => box);
  const [top, bottom] = [Math.min(...boxes.map(({ y }) => y)), Math.max(...boxes.map(({ y, h }) => y + h))];
  return { above: (top - area.y) / area.h, below: (area.y + area.h - bottom) / area.h };
}

describe.each(sparse)('%s', (_, slide) => {
  test.each(builtinThemes.map((theme) => [theme.name, theme] as const))(
    'stand amid the free space in %s, not on top of it',
    (_name, theme) => {
      const { above, below } = freeShares(slide, theme);
      expect(above + below).toBeLessThan(0.6);
      if (above + below > 0.3) expect(above / (above + below)).toBeGreaterThan(0.25);
      expect(below).toBeLessThan(0.36);
    },
  );
});
