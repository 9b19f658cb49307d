import { describe, expect, it } from 'vitest';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { LineElement, ShapeElement } from '../../scene/scene';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { boxesOf, laySlide, named } from '../testing/lay-slide';

type Cycle = Extract<SlideSpecInput, { kind: 'cycle' }>;
const theme = builtinThemes[0]!;
const steps = (count: number): Cycle['steps'] =>
  Array.from({ length: count }, (_, index) => ({ title: `Step name ${index + 1}`, detail: 'What is done in it' }));
const lay = (count: number, slide: Partial<Cycle> = {}, options: Partial<Parameters<typeof laySlide>[1]> = {}) =>
  laySlide({ kind: 'cycle', title: 'It goes round', steps: steps(count), ...slide }, { theme, ...options });

describe('a ring', () => {
  it.each([2, 3, 4, 5, 6])('of %d arrows follows the clock, each with its text outside it', (count) => {
    const scene = lay(count, { arrangement: 'cycle-ring', center: 'Service' });
    expect(scene.slides[0]!.arrangement).toBe('cycle-ring');
    const arcs = named(scene, / arc$/) as ShapeElement[];
    expect(arcs).toHaveLength(count);
    const ends = arcs.map(({ angles }) => [angles!.startDeg, angles!.endDeg] as const);
    ends.forEach(([start, end], index) => {
      expect(end).toBeGreaterThan(start);
      expect(ends[index + 1]?.[0] ?? ends[0]![0] + 360).toBeGreaterThan(end);
    });
    const { x, y, w } = arcs[0]!.box;
    const middle = { x: x + w / 2, y: y + w / 2 };
    for (const box of boxesOf(scene, /^Step \d$/)) {
      const near = {
        x: Math.max(box.x, Math.min(middle.x, box.x + box.w)),
        y: Math.max(box.y, Math.min(middle.y, box.y + box.h)),
      };
      expect(Math.hypot(near.x - middle.x, near.y - middle.y)).toBeGreaterThan(w / 2);
    }
  });

  it('runs against the clock from right to left, and blocks nothing in any template', () => {
    const [first] = named(lay(4, { arrangement: 'cycle-ring' }, { direction: 'rtl', language: 'ar' }), /^Step 1 arc$/);
    const { startDeg, endDeg } = (first as ShapeElement).angles!;
    expect(startDeg).toBeGreaterThan(180);
    expect(endDeg).toBeGreaterThan(startDeg);
    for (const look of builtinThemes)
      for (const arrangement of ['cycle-ring', 'cycle-track'])
        expect(inspectScene(lay(5, { arrangement }, { theme: look }), look, new Map()).blocking).toEqual([]);
  });

  it('becomes a track where it has more steps than it holds, and a list where that has too', () => {
    expect(lay(8).slides[0]!.arrangement).toBe('cycle-track');
    const many = lay(12);
    const said = JSON.stringify(many.slides);
    for (const { title } of steps(12)) expect(said).toContain(title);
  });
});

describe('a track', () => {
  it.each([3, 4, 5, 6, 7, 8])(
    'of %d boxes has an arrow from each to the next, and from the last to the first',
    (count) => {
      const scene = lay(count, { arrangement: 'cycle-track' });
      expect(scene.slides[0]!.arrangement).toBe('cycle-track');
      const arrows = named(scene, /^Arrow/) as LineElement[];
      const led = arrows.map(({ joins, endArrow }) =>
        endArrow ? [joins!.start, joins!.end] : [joins!.end, joins!.start],
      );
      expect(led).toEqual(
        Array.from({ length: count }, (_, index) => [`Step ${index + 1}`, `Step ${((index + 1) % count) + 1}`]),
      );
    },
  );

  it('turns its arrows with its boxes from right to left', () => {
    const scene = lay(4, { arrangement: 'cycle-track' }, { direction: 'rtl', language: 'ar' });
    const [first] = named(scene, /^Arrow 1$/) as LineElement[];
    expect([first!.startArrow, first!.endArrow, first!.joins]).toEqual([
      true,
      false,
      { start: 'Step 2', end: 'Step 1' },
    ]);
  });
});
