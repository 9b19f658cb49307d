import { expect, it } from 'vitest';
import type { IconElement } from '../../scene/scene';
import { findings, shape, slide } from '../testing/make-scene';

const box = { x: 1, y: 2, w: 0.5, h: 0.5 };
const icon = (color: IconElement['color'], on?: string): IconElement => ({
  type: 'icon',
  name: 'Icon',
  icon: 'rocket',
  color,
  box,
  ...(on ? { on } : {}),
});

it('finds an icon that is too pale for what is behind it', () => {
  // On white the fifth series colour is 2.6 : 1, the third one 4.1 : 1.
  expect(findings('icon-contrast', slide('One', [icon('series5')]))).toMatchObject([{ element: 'Icon', limit: 3 }]);
  expect(findings('icon-contrast', slide('One', [icon('series3')]))).toEqual([]);
});

it('looks at the ground that the icon stands on', () => {
  const ground = shape('Ground', box, { geometry: 'ellipse', fill: { color: 'accent' } });
  expect(findings('icon-contrast', slide('One', [ground, icon('canvas', 'Ground')]))).toEqual([]);
  expect(findings('icon-contrast', slide('One', [ground, icon('accent', 'Ground')]))).toHaveLength(1);
});
