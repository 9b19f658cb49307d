import { expect, it } from 'vitest';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { laySlide } from '../testing/lay-slide';

type Summary = Extract<SlideSpecInput, { kind: 'executive_summary' }>;
const conclusion = 'Approve the lease today';
const pointsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    statement: `Finding ${index + 1} says in a whole sentence what was found`,
    support: 'What supports it takes another sentence of about that length.',
  }));

const lay = (points: Summary['points'], arrangement: string, theme = builtinThemes[0]!) =>
  laySlide({ kind: 'executive_summary', title: 'In short', points, conclusion, arrangement }, { theme });

it.each(['summary-rows', 'summary-cards'])(
  '%s have what follows from the points below them, in every template',
  (arrangement) => {
    for (const theme of builtinThemes) {
      const scene = lay(pointsOf(3), arrangement, theme);
      expect(scene.slides.map((slide) => slide.arrangement)).toEqual([arrangement]);
      const { elements } = scene.slides[0]!;
      const lowest = Math.max(...elements.filter(({ name }) => name.startsWith('Point')).map(({ box }) => box.y));
      const said = elements.find((one) => JSON.stringify(one).includes(conclusion));
      expect(said!.box.y).toBeGreaterThan(lowest);
      expect(inspectScene(scene, theme, new Map()).blocking).toEqual([]);
    }
  },
);

it('goes on over further slides and concludes on the last one alone', () => {
  for (const count of [6, 7, 8, 9, 14]) {
    const { slides } = lay(pointsOf(count), 'summary-rows');
    const concluded = slides.map((slide) => JSON.stringify(slide.elements).includes(conclusion));
    expect(concluded).toEqual(slides.map((_, index) => index === slides.length - 1));
    const said = JSON.stringify(slides);
    for (const { statement } of pointsOf(count)) expect(said).toContain(statement.split(' says')[0]);
  }
});
