import { describe, expect, it } from 'vitest';
import type { DeckSpecInput } from '@/lib/deck/spec/deck-spec';
import { lintPackage } from '@/lib/pptx/lint/lint-package';
import { readZip } from '@/lib/pptx/package/read-zip';
import { writePptx } from '@/lib/pptx/write-pptx';
import type { OpenedUpload } from './open-upload';
import { editEntry, type UploadEntries } from './testing/build-upload';
import { laid, opened, partOf, rebuild, rectangle, textOf, type Place } from './testing/rebuild-layouts';

type SlideInput = DeckSpecInput['slides'][number];

const title: Place = { ph: 'type="title"', at: [0.5, 0.4, 12, 1], sizePt: 28 };
const named = (entries: UploadEntries, name: string) =>
  editEntry(entries, partOf('quote'), (xml) => xml.replace('name="Quote"', `name="${name}"`));

/** The file with these places on a layout of their own. */
const openedWith = (places: readonly Place[], options: Parameters<typeof rebuild>[3] = {}) =>
  opened((entries) => {
    rebuild(entries, 'quote', places, options);
    named(entries, 'House 7');
  });

async function writtenSlide({ theme, template, scale }: OpenedUpload, scene: ReturnType<typeof laid>['scene']) {
  const bytes = await writePptx({ scene, theme, images: new Map(), upload: { template, scale } });
  const findings = lintPackage(bytes).filter(({ rule }) => rule !== 'notes');
  return { xml: Buffer.from(readZip(bytes).get('ppt/slides/slide1.xml')!).toString(), findings };
}

const process: SlideInput = {
  kind: 'process',
  title: 'A return becomes a refund in three steps',
  steps: [
    { title: 'Register', detail: 'The customer prints a label' },
    { title: 'Inspect', detail: 'Bench staff grade the goods' },
    { title: 'Refund', detail: 'The system pays within a day' },
  ],
};

const columnsAt = [0.5, 4.7, 8.9] as const;
const columns: Place[] = columnsAt.flatMap((x, index): Place[] => [
  { ph: `type="body" idx="${20 + index}"`, at: [x, 1.8, 3.8, 0.8], sizePt: 20, color: 'FFFFFF' },
  { ph: `type="body" idx="${30 + index}"`, at: [x, 2.8, 3.8, 3], sizePt: 16 },
]);
const heads = columnsAt.map((x, index) => rectangle([x, 1.8, 3.8, 0.8], '12507B', 70 + index)).join('');
const arrows = heads.replaceAll('prst="rect"', 'prst="homePlate"');

describe('a layout for things of a kind', () => {
  it('has steps in its places, where each has an arrow', async () => {
    const upload = await openedWith([title, ...columns], { drawn: arrows });
    expect(upload.layouts.steps.isStandIn).toBe(false);
    expect(upload.layouts.cards.isStandIn).toBe(true);
    const { scene, blocking } = laid(upload, [process]);
    expect(blocking).toEqual([]);
    expect(scene.slides[0]).toMatchObject({ layout: 'steps', arrangement: 'placed-steps' });
    const { xml, findings } = await writtenSlide(upload, scene);
    expect(findings).toEqual([]);
    for (const idx of [20, 21, 22, 30, 31, 32]) expect(xml).toContain(`idx="${idx}"`);
  });

  it.each([
    ['a line that runs through all', rectangle([0.5, 2.7, 12.2, 0.08], '12507B')],
    ['a dot each', columnsAt.map((x, index) => rectangle([x + 0.2, 2.65, 0.3, 0.3], '12507B', 70 + index)).join('')],
  ])('has events in its places, where it draws %s', async (_case, drawn) => {
    const dates = columns.map(({ color: _, ...place }) =>
      place.at[1] > 2 ? { ...place, at: [place.at[0], 3.1, 3.8, 3] as const } : place,
    );
    const upload = await openedWith([title, ...dates], { drawn });
    expect(upload.layouts.figures.isStandIn).toBe(true);
    const events = ['March', 'May', 'July'].map((when) => ({ when, title: `The stage of ${when}` }));
    const { scene, blocking } = laid(upload, [{ kind: 'timeline', title: 'Three stages', events }]);
    expect(blocking).toEqual([]);
    expect(scene.slides[0]).toMatchObject({ layout: 'steps', arrangement: 'placed-events' });
  });

  it('has them also below a line under its title, and above a line at the foot of each', async () => {
    const line: Place = { ph: 'type="body" idx="40"', at: [0.5, 1.4, 12, 0.3], sizePt: 16 };
    const feet = columnsAt.map((x, index): Place => ({
      ph: `type="body" idx="${50 + index}"`,
      at: [x, 5.9, 3.8, 0.6],
    }));
    const upload = await openedWith([title, line, ...columns, ...feet], { drawn: arrows });
    expect(laid(upload, [process]).scene.slides[0]).toMatchObject({ layout: 'steps', arrangement: 'placed-steps' });
  });

  it('has figures where it has places for them, which some programs make titles, of which a slide has one', async () => {
    const figures = columnsAt.flatMap((x, index): Place[] => [
      { ph: `type="title" idx="${20 + index}"`, at: [x, 1.8, 3.8, 1.4], sizePt: 54 },
      { ph: `type="subTitle" idx="${30 + index}"`, at: [x, 3.4, 3.8, 1.4], sizePt: 18 },
    ]);
    const upload = await openedWith([title, ...figures]);
    const metrics = ['8', '312', '61'].map((value) => ({ value, label: 'Signed in the quarter' }));
    const { scene, blocking } = laid(upload, [{ kind: 'metrics', title: 'A good quarter', metrics }]);
    expect(blocking).toEqual([]);
    expect(scene.slides[0]).toMatchObject({ layout: 'figures' });
    const { xml, findings } = await writtenSlide(upload, scene);
    expect(findings).toEqual([]);
    for (const idx of [30, 31, 32]) expect(xml).toContain(`idx="${idx}"`);
  });

  it('has no other number of them', async () => {
    const upload = await openedWith([title, ...columns], { drawn: arrows });
    const { steps } = process as { steps: { title: string }[] };
    const { scene } = laid(upload, [{ ...process, steps: [...steps, { title: 'Thank' }] } as SlideInput]);
    expect(scene.slides[0]!.layout).not.toBe('steps');
  });

  it('has cards where it draws what they stand on, and nothing where it draws nothing', async () => {
    const cards: SlideInput = {
      kind: 'cards',
      title: 'Three things',
      cards: ['Supply', 'Currency', 'Hiring'].map((name) => ({ title: name, text: `Something on ${name}` })),
    };
    const drawn = await openedWith([title, ...columns], { drawn: heads });
    expect(laid(drawn, [cards]).scene.slides[0]).toMatchObject({ layout: 'cards', arrangement: 'placed-cards' });
    const plain = columns.map(({ color: _, ...place }) => place);
    const bare = await openedWith([title, ...plain]);
    expect(bare.layouts.cards.isStandIn).toBe(true);
  });

  it('sets words larger than it has them where they leave most of their place free', async () => {
    const upload = await openedWith([title, ...columns], { drawn: arrows });
    const { scene } = laid(upload, [process]);
    const sizeOf = (name: string) => textOf(scene, name).paragraphs[0]!.runs[0]!.sizePt;
    expect(sizeOf('Step 1 text')).toBeGreaterThan(16);
    expect(new Set([1, 2, 3].map((step) => sizeOf(`Step ${step} text`))).size).toBe(1);
  });

  it('has people in its places, those without a picture by their initials', async () => {
    const people: Place[] = [1, 5.2, 9.4].flatMap((x, index): Place[] => [
      { ph: `type="pic" idx="${20 + index}"`, at: [x, 1.8, 2.4, 2.4] },
      { ph: `type="body" idx="${30 + index}"`, at: [x - 0.5, 4.4, 3.4, 0.5], sizePt: 18 },
      { ph: `type="body" idx="${40 + index}"`, at: [x - 0.5, 4.9, 3.4, 1.2], sizePt: 14 },
    ]);
    const upload = await openedWith([title, ...people]);
    const members = ['Priya Raman', 'Tom Adeyemi', 'Ewa Lis'].map((name) => ({ name, role: 'Director' }));
    const { scene, blocking } = laid(upload, [{ kind: 'team', title: 'The hub team', members }]);
    expect(blocking).toEqual([]);
    expect(scene.slides[0]).toMatchObject({ layout: 'team', arrangement: 'placed-team' });
    const { x, y, w, h } = textOf(scene, 'Member 2 portrait').box;
    expect([x, y, w, h].map((inches) => inches.toFixed(2))).toEqual(['5.20', '1.80', '2.40', '2.40']);
    expect(textOf(scene, 'Member 2 title').placeholder).toBe('item-2');
    expect(
      laid(upload, [{ kind: 'team', title: 'The hub team', members: members.slice(1) }]).scene.slides[0]!.layout,
    ).not.toBe('team');
  });
});

describe('a layout for a chart', () => {
  const chart = (takeaway?: string): SlideInput => ({
    kind: 'chart',
    title: 'Growth came from the north',
    chart: { type: 'column', categories: ['North', 'South', 'East'], series: [{ name: 'Revenue', values: [5, 3, 2] }] },
    ...(takeaway && { takeaway }),
  });
  const shown: Place = { ph: 'type="chart" idx="13"', at: [0.5, 1.8, 8, 4.6] };
  const words: Place = { ph: 'type="body" idx="14"', at: [8.9, 1.8, 3.9, 4.6], sizePt: 16 };

  it('has it and what it says in its places', async () => {
    const upload = await openedWith([title, shown, words]);
    const { scene, blocking } = laid(upload, [chart('The north is larger than both others.')]);
    expect(blocking).toEqual([]);
    expect(scene.slides[0]).toMatchObject({ layout: 'chart', arrangement: 'placed-chart' });
    expect(textOf(scene, 'Takeaway').placeholder).toBe('caption');
    const { xml, findings } = await writtenSlide(upload, scene);
    expect(findings).toEqual([]);
    expect(xml).toMatch(/<p:ph type="chart"[^>]* idx="13"/);
  });

  it('is passed over by one of which nothing is said, as the place for that would be missed', async () => {
    const upload = await openedWith([title, shown, words]);
    expect(laid(upload, [chart()]).scene.slides[0]!.layout).not.toBe('chart');
    const alone = await openedWith([title, shown]);
    expect(laid(alone, [chart()]).scene.slides[0]!.layout).toBe('chart');
  });

  it('has what it says in the line above it, where it has one there and no other place, and does without', async () => {
    const line: Place = { ph: 'type="body" idx="40"', at: [0.5, 1.4, 12, 0.45], sizePt: 18 };
    const upload = await openedWith([title, line, { ...shown, at: [0.5, 2, 12, 4.4] }]);
    const { scene, blocking } = laid(upload, [chart('The north is larger than both others.')]);
    expect(blocking).toEqual([]);
    expect(scene.slides[0]).toMatchObject({ layout: 'chart', arrangement: 'placed-chart' });
    expect(textOf(scene, 'Takeaway').box.y).toBeLessThan(1.5);
    expect(laid(upload, [chart()]).scene.slides[0]!.layout).toBe('chart');
  });

  it('has words below its title beside the chart, and none that stand in a line under the title', async () => {
    const line: Place = { ph: 'type="body" idx="40"', at: [0.5, 1.4, 12, 0.35], sizePt: 16 };
    const upload = await openedWith([title, line, shown, words]);
    expect(Object.keys(upload.theme.layouts.chart.places ?? {})).toEqual(['body', 'caption']);
    expect(upload.theme.layouts.chart.places!.caption!.box.x).toBeGreaterThan(8);
  });
});

describe('lists in own templates', () => {
  const withSigns = (entries: UploadEntries) =>
    editEntry(entries, 'ppt/slideMasters/slideMaster1.xml', (xml) =>
      xml.replace(
        /<a:buFont[^>]*\/><a:buChar char="[^"]*"\/>/,
        '<a:buFont typeface="DejaVu Sans"/><a:buChar char="◆"/>',
      ),
    );

  it('have its sign: in its places by themselves, elsewhere with its font', async () => {
    const upload = await opened(withSigns);
    const items = ['Orders leave on the day', 'Refunds are paid at once'];
    const panels = ['Now', 'Next', 'Later', 'Never'].map((name) => ({ title: name, items }));
    const { scene } = laid(upload, [{ kind: 'matrix', title: 'Four fields', panels }]);
    const { xml, findings } = await writtenSlide(upload, scene);
    expect(findings).toEqual([]);
    expect(xml).toContain('<a:buFont typeface="DejaVu Sans"/><a:buChar char="◆"/>');
    expect(xml).not.toMatch(/buChar char="[•▪–]"/);
  });

  it('are numbered on an agenda as its place is', async () => {
    const numbers =
      '<a:lvl1pPr marL="540000" indent="-540000"><a:buFont typeface="+mj-lt"/><a:buAutoNum type="romanUcPeriod"/>';
    const upload = await opened((entries) => {
      withSigns(entries);
      rebuild(entries, 'quote', [title, { ph: 'type="body" idx="1"', at: [0.5, 1.8, 12, 4.6], sizePt: 24 }]);
      editEntry(entries, partOf('quote'), (xml) =>
        xml.replace('name="Quote"', 'name="Agenda"').replace(/(idx="1".*?)<a:lvl1pPr>/s, `$1${numbers}`),
      );
    });
    const { scene, blocking } = laid(upload, [
      { kind: 'agenda', title: 'Today', items: ['Results', 'Risks', 'Decisions'].map((text) => ({ text })) },
    ]);
    expect(blocking).toEqual([]);
    expect(scene.slides[0]).toMatchObject({ layout: 'agenda', arrangement: 'placed-agenda' });
    expect(textOf(scene, 'Topics').paragraphs.map(({ bullet }) => bullet)).toEqual(
      [1, 2, 3].map((startAt) => ({ kind: 'number', startAt })),
    );
    const { xml } = await writtenSlide(upload, scene);
    expect(xml).not.toContain('arabicPeriod');
    expect(xml).not.toContain('buClr');
  });
});
