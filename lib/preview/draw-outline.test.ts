import { describe, expect, test } from 'vitest';
import { outlinePath, type Outlined } from './draw-outline';

const box = { x: 1, y: 1, w: 2, h: 1 };

describe('outlinePath', () => {
  test.each<[string, Outlined, string]>([
    ['a rectangle', { box }, 'M72 72L216 72L216 144L72 144Z'],
    ['a round rectangle without a radius', { box, geometry: 'round-rect' }, 'M72 72L216 72L216 144L72 144Z'],
    [
      'a round rectangle',
      { box, geometry: 'round-rect', cornerRadius: 0.25 },
      'M90 72H198A18 18 0 0 1 216 90V126A18 18 0 0 1 198 144H90A18 18 0 0 1 72 126V90A18 18 0 0 1 90 72Z',
    ],
    [
      'an arrow as deep as half its shorter side',
      { box, geometry: 'pentagon-arrow' },
      'M72 72L180 72L216 108L180 144L72 144Z',
    ],
    ['a chevron with the same notch', { box, geometry: 'chevron' }, 'M72 72L180 72L216 108L180 144L72 144L108 108Z'],
    ['a triangle that stands on its base', { box, geometry: 'triangle' }, 'M144 72L216 144L72 144Z'],
    [
      'a triangle with its right angle at the bottom left',
      { box, geometry: 'right-triangle' },
      'M72 72L216 144L72 144Z',
    ],
    [
      'a quarter clockwise from three o’clock',
      { box, geometry: 'arc-segment', angles: { startDeg: 0, endDeg: 90 } },
      'M144 108L216 108A72 36 0 0 1 144 144Z',
    ],
    [
      'three quarters, the long way round',
      { box, geometry: 'arc-segment', angles: { startDeg: 90, endDeg: 360 } },
      'M144 108L144 144A72 36 0 1 1 216 108Z',
    ],
  ])('draws %s', (_, outlined, path) => {
    expect(outlinePath(outlined)).toBe(path);
  });

  test('draws a segment that goes all round as an ellipse', () => {
    const ellipse = outlinePath({ box, geometry: 'ellipse' });
    expect(outlinePath({ box, geometry: 'arc-segment', angles: { startDeg: 0, endDeg: 360 } })).toBe(ellipse);
  });
});
