import { expect, test } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { blockingOf, boxesOf, laySlide, named } from '../testing/lay-slide';

type TwoColumns = Extract<SlideSpecInput, { kind: 'two_columns' }>;
const columns: TwoColumns = {
  kind: 'two_columns',
  title: 'What worked and what did not',
  arrangement: 'panels',
  left: {
    heading: 'What worked',
    items: [{ text: 'Two carriers kept parcels moving' }, { text: 'Repeat orders rose' }],
  },
  right: { heading: 'What did not', items: [{ text: 'Temporary staff left' }, { text: 'The forecast missed July' }] },
};

test.each(builtinThemes.map((theme) => [theme.name, theme] as const))(
  'headings stand on bands as wide as their panels, in both directions, in %s',
  (_name, theme) => {
    for (const direction of ['ltr', 'rtl'] as const) {
      const scene = laySlide(columns, { theme, direction });
      expect(blockingOf(scene, theme)).toEqual([]);
      const bands = named(scene, /^Column \d heading$/).filter((one) => one.type === 'text' && one.fill);
      const panels = boxesOf(scene, /^Column \d$/);
      if (theme.style.card.face === 'ruled') expect(bands).toEqual([]);
      else expect(bands.map(({ box }) => [box.x, box.w])).toEqual(panels.map(({ x, w }) => [x, w]));
    }
  },
);
