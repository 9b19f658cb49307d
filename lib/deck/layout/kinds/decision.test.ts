import { describe, expect, it } from 'vitest';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { TextElement } from '../../scene/scene';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { laySlide } from '../testing/lay-slide';

type Decision = Extract<SlideSpecInput, { kind: 'decision' }>;

const one: Decision = {
  kind: 'decision',
  title: 'Leasing opens Leipzig before the peak',
  asks: [{ ask: 'Approve the lease of the hall', amount: '$0.9M', due: '15 November', decider: 'Supervisory board' }],
  options: [
    { name: 'Build', detail: 'Ready in 22 months' },
    { name: 'Lease', detail: 'Ready in 4 months', recommended: true },
  ],
  otherwise: 'The offer lapses on 1 December.',
};
const several = (count: number): Decision => ({
  ...one,
  options: [],
  asks: Array.from({ length: count }, (_, index) => ({ ask: `Approve part ${index + 1} of the plan`, amount: '$10k' })),
});

const lay = (slide: Decision, arrangement?: string, theme = builtinThemes[0]!) =>
  laySlide({ ...slide, ...(arrangement && { arrangement }) }, { theme });
const textsOf = (slide: ReturnType<typeof lay>['slides'][number]) =>
  slide.elements.filter((element): element is TextElement => element.type === 'text');
const runsOf = (slide: ReturnType<typeof lay>['slides'][number]) =>
  textsOf(slide).flatMap(({ paragraphs }) => paragraphs.flatMap(({ runs }) => runs));

describe('a decision that is asked for', () => {
  it.each(['ask-panel', 'ask-band', 'ask-rows', 'ask-cards'])(
    'says all of it in %s, without a fault',
    (arrangement) => {
      for (const theme of builtinThemes) {
        const scene = lay(one, arrangement, theme);
        const said = JSON.stringify(scene.slides).replaceAll('\u00a0', ' ');
        for (const word of ['$0.9M', '15 November', 'Supervisory board', 'Ready in 22 months', 'lapses'])
          expect(said).toContain(word);
        expect(inspectScene(scene, theme, new Map()).blocking).toEqual([]);
      }
    },
  );

  it('has its amount as the largest words of the slide', () => {
    for (const arrangement of ['ask-panel', 'ask-band']) {
      const [slide] = lay(one, arrangement).slides;
      expect(slide!.arrangement).toBe(arrangement);
      const largest = Math.max(...runsOf(slide!).map(({ sizePt }) => sizePt));
      expect(runsOf(slide!).find(({ text }) => text === '$0.9M')!.sizePt).toBe(largest);
    }
  });

  it.each(['ask-rows', 'ask-cards'])(
    'sets nothing below the asks larger than what is asked for in %s',
    (arrangement) => {
      for (const theme of builtinThemes) {
        const runs = runsOf(lay(one, arrangement, theme).slides[0]!);
        const sizeOf = (word: string) => runs.find(({ text }) => text.includes(word))!.sizePt;
        expect(sizeOf('Approve')).toBeGreaterThanOrEqual(sizeOf('Build'));
        expect(sizeOf('Approve')).toBeGreaterThanOrEqual(16);
      }
    },
  );

  it('compares options side by side, and marks the recommended one in words', () => {
    const [slide] = lay(one).slides;
    const [build, lease] = ['Build', 'Lease'].map((name) =>
      slide!.elements.find((element) => element.type === 'text' && JSON.stringify(element).includes(`"${name}`)),
    );
    expect(build!.box.y).toBe(lease!.box.y);
    expect(build!.box.h).toBe(lease!.box.h);
    expect(runsOf(slide!).map(({ text }) => text)).toContain('Lease · Recommended');
  });

  it('stands alone without facts', () => {
    const [slide] = lay({ ...one, asks: [{ ask: 'Sign the lease' }], options: [], otherwise: undefined }).slides;
    expect(slide!.arrangement).toBe('ask-panel');
  });
});

it('several go on over further slides, what follows without them on the last one alone', () => {
  for (const count of [3, 7, 12]) {
    const { slides } = lay(several(count), 'ask-rows');
    const ended = slides.map((slide) => JSON.stringify(slide.elements).includes('lapses'));
    expect(ended).toEqual(slides.map((_, index) => index === slides.length - 1));
    for (let part = 1; part <= count; part += 1) expect(JSON.stringify(slides)).toContain(`Approve part ${part} of`);
  }
});
