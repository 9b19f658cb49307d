import { describe, expect, it } from 'vitest';
import type { DeckSpecInput } from '@/lib/deck/spec/deck-spec';
import { lintPackage } from '@/lib/pptx/lint/lint-package';
import { readZip } from '@/lib/pptx/package/read-zip';
import { writePptx } from '@/lib/pptx/write-pptx';
import type { OpenedUpload } from './open-upload';
import { editEntry, type UploadEntries } from './testing/build-upload';
import { laid, opened, partOf, rebuild, said, textOf, type Place } from './testing/rebuild-layouts';

type SlideInput = DeckSpecInput['slides'][number];

const quote: SlideInput = {
  kind: 'quote',
  title: 'Yards value the date',
  quote: 'I do not need it tomorrow. I need to know the day.',
  attribution: 'Purchasing lead of a shipyard',
};
const metrics: SlideInput = {
  kind: 'metrics',
  title: 'Revenue is ahead of plan',
  metrics: [
    { value: '$18.4M', label: 'Revenue', change: { text: '18% on last year', direction: 'up' } },
    { value: '41.2%', label: 'Gross margin' },
    { value: '312', label: 'New customers' },
  ],
};

const named = (entries: UploadEntries, name: string) =>
  editEntry(entries, partOf('quote'), (xml) => xml.replace('name="Quote"', `name="${name}"`));

/** The only slide of a deck as it is written, and what is wrong with its file. */
async function written(upload: OpenedUpload, slide: SlideInput) {
  const { scene } = laid(upload, [slide]);
  const { theme, template, scale } = upload;
  const bytes = await writePptx({ scene, theme, images: new Map(), upload: { template, scale } });
  const xml = Buffer.from(readZip(bytes).get('ppt/slides/slide1.xml')!).toString();
  const shapeOf = (ph: string) => (xml.match(/<p:sp>.*?<\/p:sp>/gs) ?? []).find((one) => one.includes(ph)) ?? '';
  return { shapeOf, findings: lintPackage(bytes).filter(({ rule }) => rule !== 'notes') };
}

const slideOf = (upload: OpenedUpload, slide: SlideInput) => laid(upload, [slide]).scene.slides[0]!;

describe('a layout for quotations', () => {
  const words: Place = { ph: 'type="body" idx="13"', at: [2, 2, 9, 2.5], sizePt: 32, prompt: '“Type a quotation”' };
  const by: Place = {
    ph: 'type="body" sz="quarter" idx="14"',
    at: [2, 4.8, 9, 0.5],
    sizePt: 16,
    prompt: 'Name, source',
  };
  const untitled = (entries: UploadEntries) => {
    rebuild(entries, 'quote', [words, by]);
    named(entries, 'Citaat');
  };

  it('has what is said, between the marks of its prompt, and by whom in its places', async () => {
    const upload = await opened(untitled);
    expect(upload.layouts.quote).toMatchObject({ name: 'Citaat', isStandIn: false });
    const { scene, blocking } = laid(upload, [quote]);
    expect(blocking).toEqual([]);
    expect(scene.slides[0]).toMatchObject({ layout: 'quote', arrangement: 'placed-quote' });
    expect(said(textOf(scene, 'Quote')).replace(/\u00a0/g, ' ')).toBe(
      '“I do not need it tomorrow. I need to know the day.”',
    );
    expect(textOf(scene, 'Quote').paragraphs[0]!.runs[0]!.sizePt).toBe(32);
    const { shapeOf, findings } = await written(upload, quote);
    expect(findings).toEqual([]);
    for (const place of ['idx="13"', 'idx="14"']) {
      expect(shapeOf(place)).not.toBe('');
      expect(shapeOf(place)).not.toMatch(/<a:xfrm|\bsz="\d\d\d\d"/);
    }
  });

  it('without a title has that of the slide above it, out of sight, and in the notes', async () => {
    const upload = await opened(untitled);
    const { scene } = laid(upload, [quote]);
    const title = textOf(scene, 'Title');
    expect(title).toMatchObject({ isHidden: true, placeholder: 'title' });
    expect(title.box.y + title.box.h).toBeLessThan(0);
    expect(scene.slides[0]!.notes).toContain('Yards value the date');
    const { shapeOf } = await written(upload, quote);
    expect(shapeOf('type="title"')).toContain('Yards value the date');
  });

  it('has what is said in the place of its title where that is meant for it', async () => {
    const upload = await opened((entries) => {
      rebuild(entries, 'quote', [{ ...words, ph: 'type="title"' }, by]);
      named(entries, 'Zitat');
    });
    const { scene, blocking } = laid(upload, [quote]);
    expect(blocking).toEqual([]);
    expect(textOf(scene, 'Quote').placeholder).toBe('title');
    expect(scene.slides[0]!.notes).toContain('Yards value the date');
  });

  it('is passed over by words that are too long for it', async () => {
    const upload = await opened((entries) => {
      rebuild(entries, 'quote', [{ ...words, at: [2, 2, 9, 1.3] }, by]);
      named(entries, 'Citaat');
    });
    const long = 'What we order today has to be there on the day that we were told, whatever it takes. '
      .repeat(5)
      .trim();
    const { layout, arrangement } = slideOf(upload, { ...quote, quote: long });
    expect(layout).not.toBe('quote');
    expect(arrangement).not.toBe('placed-quote');
  });

  it('is none where a large picture is what it is about', async () => {
    const upload = await opened((entries) => {
      rebuild(entries, 'quote', [words, by, { ph: 'type="pic" idx="15"', at: [0, 0, 13.3, 2] }]);
      named(entries, 'Citaat');
    });
    expect(upload.layouts.quote.isStandIn).toBe(true);
  });
});

describe('a layout for figures', () => {
  const title: Place = { ph: 'type="title"', at: [0.5, 0.4, 12, 1], sizePt: 28 };
  const pair = (index: number, at: readonly [number, number]): Place[] => [
    { ph: `type="body" idx="${20 + 2 * index}"`, at: [...at, 3.4, 1.1], sizePt: 54, prompt: '00 %' },
    {
      ph: `type="body" idx="${21 + 2 * index}"`,
      at: [at[0], at[1] + 1.2, 3.4, 1.8],
      sizePt: 16,
      prompt: 'What it says',
    },
  ];
  const ofThree = (entries: UploadEntries) => {
    rebuild(entries, 'quote', [title, ...[0.6, 4.9, 9.2].flatMap((x, index) => pair(index, [x, 2.4]))]);
    named(entries, 'Chiffres clés');
  };

  it('has as many figures as it is made for, and what each says, in its places', async () => {
    const upload = await opened(ofThree);
    expect(upload.layouts.figures).toMatchObject({ name: 'Chiffres clés', isStandIn: false });
    const { scene, blocking } = laid(upload, [metrics]);
    expect(blocking).toEqual([]);
    expect(scene.slides[0]).toMatchObject({ layout: 'figures', arrangement: 'placed-figures' });
    expect(said(textOf(scene, 'Metric 1 label'))).toBe('Revenue ↑ 18% on last year');
    const { shapeOf, findings } = await written(upload, metrics);
    expect(findings).toEqual([]);
    expect(['idx="20"', 'idx="22"', 'idx="24"'].map((place) => shapeOf(place))).toEqual([
      expect.stringContaining('$18.4M'),
      expect.stringContaining('41.2%'),
      expect.stringContaining('312'),
    ]);
    expect(shapeOf('idx="20"')).not.toContain('<a:xfrm');
    expect(shapeOf('idx="21"')).toContain('Revenue');
  });

  it('is known by its makeup, whatever it is called', async () => {
    const upload = await opened((entries) => {
      ofThree(entries);
      editEntry(entries, partOf('quote'), (xml) => xml.replace('name="Chiffres clés"', 'name="Layout 7"'));
    });
    expect(upload.layouts.figures).toMatchObject({ name: 'Layout 7', isStandIn: false });
  });

  it('has no other number of them', async () => {
    const upload = await opened(ofThree);
    const { layout } = slideOf(upload, { ...metrics, metrics: metrics.metrics.slice(0, 2) });
    expect(layout).not.toBe('figures');
  });

  it('is none where all of its places are for words', async () => {
    const upload = await opened((entries) => {
      rebuild(entries, 'quote', [
        title,
        ...[0.6, 4.9].flatMap((x, index) => pair(index, [x, 2.4]).map((place) => ({ ...place, sizePt: 20 }))),
      ]);
      named(entries, 'Four texts');
    });
    expect(upload.layouts.figures.isStandIn).toBe(true);
  });
});

describe('a layout for agendas', () => {
  const sommaire = () =>
    opened((entries) => {
      rebuild(entries, 'quote', [
        { ph: 'type="title"', at: [0.6, 1, 3.5, 1.5], sizePt: 28 },
        { ph: 'type="body" idx="13"', at: [5.5, 1, 7, 5.2], sizePt: 24 },
      ]);
      named(entries, 'Sommaire');
    });
  const topics = ['Results', 'Customers', 'Risks', 'Decisions', 'People', 'Outlook'];
  const agenda = (texts: readonly string[]): SlideInput => ({
    kind: 'agenda',
    title: 'Topics',
    items: texts.map((text) => ({ text, detail: `All about ${text.toLowerCase()}` })),
  });

  it('has its topics in the place for them, beside its own title', async () => {
    const upload = await sommaire();
    expect(upload.layouts.agenda).toMatchObject({ name: 'Sommaire', isStandIn: false });
    const { scene, blocking } = laid(upload, [agenda(topics)]);
    expect(blocking).toEqual([]);
    expect(scene.slides[0]).toMatchObject({ layout: 'agenda', arrangement: 'placed-agenda' });
    expect(said(textOf(scene, 'Topics'))).toContain('Results All about results Customers');
    const { shapeOf, findings } = await written(upload, agenda(topics));
    expect(findings).toEqual([]);
    expect(shapeOf('idx="13"')).not.toContain('<a:xfrm');
  });

  it('has few topics as rows where the place is, which they would not fill', async () => {
    const { scene, blocking } = laid(await sommaire(), [agenda(topics.slice(0, 3))]);
    expect(blocking).toEqual([]);
    expect(scene.slides[0]?.layout).toBe('agenda');
    const { box } = scene.slides[0]!.elements.find((one) => one.type === 'text' && said(one) === 'Results')!;
    expect(box.x).toBeGreaterThan(5.5);
    expect(box.y).toBeGreaterThan(0.9);
  });
});
