import { iconSet } from '@/lib/deck/icons/icon-set';
import type { IconElement } from '@/lib/deck/scene/scene';
import type { Theme } from '@/lib/deck/theme/theme';
import { hex } from './paint';
import { tag } from './svg';
import { boxInPoints } from './units';

export function drawIcon({ box, icon, color }: IconElement, { colors }: Theme): string[] {
  const line = {
    fill: 'none',
    stroke: hex(colors, color),
    'stroke-width': 2,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  return [
    tag(
      'svg',
      { ...boxInPoints(box), viewBox: '0 0 24 24', ...line },
      iconSet[icon].map((d) => tag('path', { d })),
    ),
  ];
}
