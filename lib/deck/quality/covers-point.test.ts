import { describe, expect, it } from 'vitest';
import type { ShapeOutline } from './covers-point';
import { coversPoint } from './covers-point';

const box = { x: 1, y: 1, w: 4, h: 2 };

function covers(outline: Omit<ShapeOutline, 'box'>, ...points: [number, number][]): boolean[] {
  return points.map(([x, y]) => coversPoint({ box, ...outline }, x, y));
}

describe('coversPoint', () => {
  it('takes the box for rectangles', () => {
    expect(covers({}, [1, 1], [5, 3], [5.1, 2], [3, 0.9])).toEqual([true, true, false, false]);
  });

  it('leaves out the corners of ellipses and of rounded rectangles', () => {
    expect(covers({ geometry: 'ellipse' }, [3, 2], [1.1, 1.1])).toEqual([true, false]);
    expect(covers({ geometry: 'round-rect', cornerRadius: 0.5 }, [1.05, 1.05], [3, 1.05], [1.05, 2])).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('knows the point and the notch of arrows', () => {
    expect(covers({ geometry: 'chevron' }, [1.2, 2], [4.8, 2], [1.2, 1.05], [4.8, 1.05])).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(covers({ geometry: 'pentagon-arrow' }, [1.2, 2], [4.8, 1.05])).toEqual([true, false]);
  });

  it('turns and flips with the shape', () => {
    expect(covers({ rotationDeg: 90 }, [3, 3.9], [4.9, 2])).toEqual([true, false]);
    expect(covers({ geometry: 'pentagon-arrow', flipHorizontal: true }, [1.2, 1.05], [4.8, 1.05])).toEqual([
      false,
      true,
    ]);
    expect(covers({ geometry: 'right-triangle' }, [1.2, 2.5], [4.8, 1.2])).toEqual([true, false]);
  });

  it('counts the angles of a segment clockwise from three o’clock', () => {
    const quarter = { geometry: 'arc-segment' as const, angles: { startDeg: 0, endDeg: 90 } };
    expect(covers(quarter, [4, 2.5], [2, 2.5], [4, 1.5])).toEqual([true, false, false]);
    const three = { geometry: 'arc-segment' as const, angles: { startDeg: 90, endDeg: 360 } };
    expect(covers(three, [4, 2.5], [2, 2.5], [4, 1.5])).toEqual([false, true, true]);
  });
});
