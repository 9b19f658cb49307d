import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SceneElement, TableElement, TextElement } from '@/lib/deck/scene/scene';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import type { Composer } from '../composers/composer';
import { createEmbeddedComposer } from '../composers/create-embedded-composer';
import type { GenerationJob } from './generation-job';
import { openGeneration, type Generation } from './testing/run-generation';

/** What arrangements do wrong, and which of them do. */
const fault = vi.hoisted(() => ({
  spoil: (elements: readonly unknown[]): readonly unknown[] => elements,
  hits: (_kind: string, _name: string): boolean => false,
}));

vi.mock('@/lib/deck/layout/kind-layouts', async (load) => {
  const { kindLayouts } = await load<typeof import('@/lib/deck/layout/kind-layouts')>();
  type Spoilable = { arrangements: readonly { name: string; place: (...args: unknown[]) => object }[] };
  const spoiled = Object.entries(kindLayouts as unknown as Record<string, Spoilable>).map(([kind, layout]) => {
    const arrangements = layout.arrangements.map((arrangement) => ({
      ...arrangement,
      place: (...args: unknown[]) => {
        const placement = arrangement.place(...args);
        return fault.hits(kind, arrangement.name) && 'elements' in placement
          ? { ...placement, elements: fault.spoil(placement.elements as unknown[]) }
          : placement;
      },
    }));
    return [kind, { ...layout, arrangements }];
  });
  return { kindLayouts: Object.fromEntries(spoiled) as typeof kindLayouts };
});

type Spoil = (elements: readonly SceneElement[]) => readonly SceneElement[];

const texts =
  (change: (element: TextElement) => TextElement): Spoil =>
  (elements) =>
    elements.map((element) => (element.type === 'text' ? change(element) : element));
const tables =
  (change: (element: TableElement) => TableElement): Spoil =>
  (elements) =>
    elements.map((element) => (element.type === 'table' ? change(element) : element));
const runs = (change: object) =>
  texts((element) => ({
    ...element,
    paragraphs: element.paragraphs.map((paragraph) => ({
      ...paragraph,
      runs: paragraph.runs.map((run) => ({ ...run, ...change })),
    })),
  }));
const firstText = (elements: readonly SceneElement[]) => elements.find((element) => element.type === 'text')!;

const faults: { rule: string; kind: 'bullets' | 'table'; spoil: Spoil; says: RegExp }[] = [
  {
    rule: 'text-overflow',
    kind: 'bullets',
    spoil: runs({ sizePt: 300 }),
    says: /a text is larger than its place.*Shorten the text/,
  },
  {
    rule: 'outside-slide',
    kind: 'bullets',
    spoil: (elements) => elements.map((element) => ({ ...element, box: { ...element.box, x: element.box.x + 9 } })),
    says: /over the edge of the slide/,
  },
  {
    rule: 'unintended-overlap',
    kind: 'bullets',
    spoil: (elements) => [...elements, { ...firstText(elements), name: 'Twin', on: undefined }],
    says: /two things stand on each other/,
  },
  {
    rule: 'contrast',
    kind: 'bullets',
    spoil: runs({ color: 'canvas' }),
    says: /does not stand out enough.*other colours/,
  },
  { rule: 'font-size', kind: 'bullets', spoil: runs({ sizePt: 7 }), says: /too small to be read/ },
  {
    rule: 'slide-title',
    kind: 'bullets',
    spoil: (elements) => [
      ...elements,
      {
        ...firstText(elements),
        name: 'Second title',
        on: firstText(elements).name,
        placeholder: 'title',
      } as TextElement,
    ],
    says: /no title of its own/,
  },
  {
    rule: 'element-names',
    kind: 'bullets',
    spoil: (elements) => [
      ...elements,
      { ...firstText(elements), box: { x: 12, y: 6.9, w: 0.2, h: 0.05 }, paragraphs: [] } as TextElement,
    ],
    says: /can’t be told apart/,
  },
  {
    rule: 'alt-text',
    kind: 'table',
    spoil: tables((element) => ({ ...element, altText: '' })),
    says: /not described in words/,
  },
  {
    rule: 'table-header',
    kind: 'table',
    spoil: tables((element) => ({ ...element, rows: [...element.rows].reverse() })),
    says: /no header row/,
  },
];

const slides: Record<'bullets' | 'table', SlideSpec> = {
  bullets: {
    kind: 'bullets',
    title: 'Three things to do',
    ordered: false,
    notes: 'Said aloud.',
    items: [{ text: 'Open Lyon in May' }, { text: 'Hire twelve people' }, { text: 'Close the old hall' }],
  },
  table: {
    kind: 'table',
    title: 'Two teams',
    notes: 'Said aloud.',
    totalRow: false,
    columns: [
      { label: 'Team', align: 'start' },
      { label: 'Change', align: 'start' },
    ],
    rows: [
      ['Sales', '+3'],
      ['Care', '-1'],
    ],
  },
};

const opened: Generation[] = [];
afterEach(async () => {
  fault.hits = () => false;
  for (const generation of opened.splice(0)) await generation.close();
});

async function run(kind: 'bullets' | 'table', job: Partial<GenerationJob>) {
  const composer: Composer = {
    ...createEmbeddedComposer(),
    plan: async () => ({
      title: 'A deck',
      slides: [
        { kind, title: 'T', message: 'M', material: null },
        { kind: 'quote', title: 'T', message: 'M', material: null },
      ],
    }),
    writeSlide: async (_brief, _outline, index) =>
      index === 0 ? slides[kind] : { kind: 'quote', title: 'What she said', quote: 'It works.', notes: '' },
  };
  const generation = await openGeneration({ prompt: 'Make 4 slides about our work', ...job }, composer);
  opened.push(generation);
  await generation.run();
  return generation.deliveries[0]!.files[0]!;
}

describe.each([{ job: {} }, { job: { outputType: 'single_slide' as const } }])(
  'a file with a blocking finding ($job.outputType)',
  ({ job }) => {
    it.each(faults)('$rule in the best form: takes another arrangement', async ({ kind, spoil, rule }) => {
      fault.spoil = spoil as typeof fault.spoil;
      let first: string | undefined;
      fault.hits = (of, name) => of === kind && name === (first ??= name);
      const { quality } = await run(kind, job);
      expect(quality.report.blocking).toEqual([]);
      expect(quality.attempts).toBeGreaterThan(1);
      expect(quality.report.slides[0]?.arrangement).not.toBe(first);
      expect(
        quality.notices.filter((notice) => notice.includes('did not pass the quality checks')),
        rule,
      ).toHaveLength(1);
    });

    it.each(faults)('$rule in every form of its kind: becomes a plain list', async ({ kind, spoil }) => {
      fault.spoil = spoil as typeof fault.spoil;
      fault.hits = (of, name) => of === kind && name !== 'list';
      const { quality } = await run(kind, job);
      expect(quality.report.blocking).toEqual([]);
      expect(quality.report.slides[0]).toMatchObject({ kind: 'bullets', arrangement: 'list' });
    });

    it.each(faults)(
      '$rule in every form: ends the job with a sentence that says what to do',
      async ({ kind, spoil, says, rule }) => {
        fault.spoil = spoil as typeof fault.spoil;
        fault.hits = () => true;
        // Only tables can have a table's fault, so the list mends it.
        if (kind === 'table') return expect((await run(kind, job)).quality.report.slides[0]?.kind).toBe('bullets');
        await expect(run(kind, job)).rejects.toMatchObject({
          kind: 'quality',
          code: 'generation_failed',
          retryable: false,
          message: expect.stringMatching(says),
          detail: expect.stringContaining(rule),
        });
      },
    );
  },
);

it('names the fault of a theme whose colours are too close, which no form can mend', async () => {
  const theme = builtinThemes.find(({ name }) => name === 'Meridian')!;
  const ink = theme.colors.ink;
  Object.assign(theme.colors, { ink: theme.colors.canvas });
  try {
    await expect(run('bullets', { template: { id: 'Meridian', own: null } })).rejects.toMatchObject({
      code: 'generation_failed',
      message: expect.stringMatching(/does not stand out enough.*Choose another template/),
    });
  } finally {
    Object.assign(theme.colors, { ink });
  }
});
