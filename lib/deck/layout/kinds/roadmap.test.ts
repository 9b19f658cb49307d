import { describe, expect, it } from 'vitest';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { deckSpecSchema } from '../../spec/deck-spec';
import type { SlideSpecInput } from '../../spec/slide-spec';
import { layOutDeck } from '../lay-out-deck';
import { blockingOf, boxesOf, laySlide, named } from '../testing/lay-slide';

type Roadmap = Extract<SlideSpecInput, { kind: 'roadmap' }>;
const theme = builtinThemes[0]!;
const plan: Omit<Roadmap, 'kind' | 'title'> = {
  periods: ['Q1', 'Q2', 'Q3', 'Q4'],
  lanes: [
    {
      name: 'Building',
      items: [
        { text: 'Lease', start: 'Q1' },
        { text: 'Fit out', start: 'Q2', end: 'Q3' },
        { text: 'Opening', start: 'Q4', milestone: true },
      ],
    },
    { name: 'Pilot', items: [{ start: 'q1', end: 'Q2', endShare: 0.5, when: '1 January – 15 May' }] },
  ],
};

const lay = (more: Partial<Roadmap> = {}, look = theme) =>
  laySlide({ kind: 'roadmap', title: 'What happens when', ...plan, ...more }, { theme: look });
const warningsOf = (more: Partial<Roadmap>) => {
  const slides = [{ kind: 'roadmap' as const, title: 'Plan', ...plan, ...more }];
  return layOutDeck(deckSpecSchema.parse({ title: 'T', language: 'en', direction: 'ltr', slides }), theme, {
    maxSlides: 9,
    images: new Map(),
  }).warnings;
};

describe('swimlanes', () => {
  it('draw each bar over its periods, and a milestone in the middle of its own', () => {
    const scene = lay({ arrangement: 'swimlanes' });
    const [first, second, third, fourth] = boxesOf(scene, /^Period \d$/);
    const [lease, fitOut, pilot] = boxesOf(scene, /^Lane \d item \d$/).filter(({ w }) => w > 0.4);
    const [opening] = named(scene, /item 3$/).filter((one) => one.type === 'shape' && one.geometry === 'diamond');
    const right = ({ x, w }: { x: number; w: number }) => x + w;
    expect(lease!.x).toBeCloseTo(first!.x, 1);
    expect(right(lease!)).toBeCloseTo(right(first!), 1);
    expect([fitOut!.x, right(fitOut!)]).toEqual([expect.closeTo(second!.x, 1), expect.closeTo(right(third!), 1)]);
    expect(right(pilot!)).toBeCloseTo(second!.x + second!.w / 2, 1);
    expect(opening!.box.x + opening!.box.w / 2).toBeCloseTo(fourth!.x + fourth!.w / 2, 1);
    expect(named(scene, /^Lane \d name$/)).toHaveLength(2);
  });

  it('put bars that overlap in time below one another', () => {
    const items = ['One', 'Two', 'Three'].map((text) => ({ text, start: 'Q1', end: 'Q4' }));
    const bars = boxesOf(lay({ lanes: [{ items }], arrangement: 'swimlanes' }), /^Lane 1 item \d$/);
    expect(new Set(bars.map(({ y }) => y)).size).toBe(3);
  });

  it('put words that are longer than their bar beside it, inside the axis', () => {
    for (const start of ['Q1', 'Q4']) {
      const item = { text: 'A long name of a step', start, end: start, startShare: 0.4, endShare: 0.6 };
      const scene = lay({ lanes: [{ items: [item] }], arrangement: 'swimlanes' });
      const [bar] = boxesOf(scene, /^Lane 1 item 1$/);
      const [words] = boxesOf(scene, /^Lane 1 item 1 text$/);
      expect(words!.x > bar!.x).toBe(start === 'Q1');
      expect(blockingOf(scene, theme)).toEqual([]);
    }
  });

  it('have a line for the day of the talk only where it is said', () => {
    expect(named(lay({ arrangement: 'swimlanes' }), /^Today/)).toEqual([]);
    const scene = lay({ arrangement: 'swimlanes', today: { period: 'Q2', share: 0 } });
    expect(boxesOf(scene, /^Today line$/)[0]!.x).toBeCloseTo(boxesOf(scene, /^Period 2$/)[0]!.x, 1);
  });

  it('go on with the lanes that find no room', () => {
    const lanes = Array.from({ length: 24 }, (_, index) => ({ ...plan.lanes[0]!, name: `Lane of team ${index + 1}` }));
    const scene = lay({ lanes, arrangement: 'swimlanes' });
    expect(scene.slides.length).toBeGreaterThan(1);
    expect(new Set(scene.slides.map(({ arrangement }) => arrangement))).toEqual(new Set(['swimlanes']));
    const said = JSON.stringify(scene.slides);
    for (const { name } of lanes) expect(said).toContain(`"${name}"`);
  });

  it.each([1, 2, 6, 12, 24, 52])('hold %i periods, or another form does', (count) => {
    const periods = Array.from({ length: count }, (_, index) => `W${index + 1}`);
    const lanes = [{ name: 'Work', items: [{ text: 'All of it', start: 'W1', end: `W${count}` }] }];
    for (const look of builtinThemes) expect(blockingOf(lay({ periods, lanes }, look), look)).toEqual([]);
  });
});

describe('columns of periods', () => {
  const vague: Partial<Roadmap> = {
    periods: ['Now', 'Next', 'Later'],
    lanes: [
      { name: 'Shop', items: [{ text: 'Checkout', start: 'Now' }] },
      { name: 'App', items: [{ text: 'Messages', start: 'Now' }] },
    ],
  };

  it('hold what is told by its period alone', () => {
    const scene = lay(vague);
    expect(scene.slides[0]!.arrangement).toBe('period-columns');
    const [head] = boxesOf(scene, /^Period 1$/);
    for (const { x } of boxesOf(scene, /^Period 1 item \d$/)) expect(x).toBeCloseTo(head!.x, 2);
    expect(lay().slides[0]!.arrangement).toBe('swimlanes');
  });

  it('say how long something lasts that goes on in the next one', () => {
    expect(JSON.stringify(lay({ arrangement: 'period-columns' }).slides)).toContain('Q2 – Q3');
  });
});

describe('what can’t be drawn', () => {
  it.each<[string, Partial<Roadmap>]>([
    ['ends-before-it-begins', { lanes: [{ name: 'A', items: [{ text: 'Back', start: 'Q3', end: 'Q1' }] }] }],
    ['outside-the-periods', { lanes: [{ name: 'A', items: [{ text: 'Out', start: 'Q3', end: 'Q7' }] }] }],
    ['outside-the-periods', { today: { period: 'Q9' } }],
    ['outside-the-periods', { periods: ['Q1', 'Q2', 'Q1', 'Q3', 'Q4'] }],
  ])('is told as a table, and the report says so: %s', (fault, more) => {
    for (const arrangement of [undefined, 'swimlanes', 'period-columns']) {
      const scene = lay({ ...more, arrangement });
      expect(scene.slides[0]!.arrangement).toBe('roadmap-table');
      expect(blockingOf(scene, theme)).toEqual([]);
    }
    expect(warningsOf(more)).toEqual([{ type: 'not-drawn', specIndex: 0, slideIndex: 0, fault }]);
  });

  it('is nothing in a plan that is whole', () => {
    expect(warningsOf({})).toEqual([]);
  });
});
