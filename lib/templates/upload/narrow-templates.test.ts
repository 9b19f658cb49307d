import { describe, expect, it } from 'vitest';
import type { DeckSpecInput } from '@/lib/deck/spec/deck-spec';
import { laid, opened, partOf, rebuild, textOf, type Place } from './testing/rebuild-layouts';
import { editEntry, type UploadEntries } from './testing/build-upload';

type Slide = DeckSpecInput['slides'][number];

const title: Place = { ph: 'type="title"', at: [0.5, 0.4, 9, 0.9], sizePt: 28 };
const narrow = (entries: UploadEntries) => {
  editEntry(entries, 'ppt/presentation.xml', (xml) =>
    xml.replace(/<p:sldSz[^>]*>/, '<p:sldSz cx="9144000" cy="6858000"/>'),
  );
  rebuild(entries, 'titleOnly', [title]);
  rebuild(entries, 'content', [title, { ph: 'idx="1"', at: [0.5, 1.6, 9, 5] }]);
};
const arrangementOf = async (slide: Slide) => laid(await opened(narrow), [slide]).scene.slides[0]!.arrangement;

describe('content on a slide that is hardly wider than high', () => {
  it('has its events below one another', async () => {
    const events = ['Lease signed', 'Racks ordered', 'Installation', 'Trial run', 'Opening'].map((what, index) => ({
      when: `${index + 1} May`,
      title: what,
    }));
    expect(await arrangementOf({ kind: 'timeline', title: 'Until May', events })).toBe('spine');
  });

  it('has three cards as rows', async () => {
    const cards = ['truck', 'users', 'leaf'].map((icon) => ({
      title: 'Contract',
      text: 'Two carriers, not one',
      icon,
    }));
    expect(await arrangementOf({ kind: 'cards', title: 'Three changes', cards })).toBe('heading-rows');
  });

  it('sets a table smaller before the heads of its columns stand on many lines', async () => {
    const { scene } = laid(await opened(narrow), [
      {
        kind: 'table',
        title: 'Headcount',
        columns: ['Team', 'Q2', 'Q3', 'Change', 'Plan for the year end'].map((label) => ({ label })),
        rows: [
          ['Operations', '112', '131', '+19', '140'],
          ['Finance and legal', '18', '18', '0', '19'],
        ],
      },
    ]);
    const table = scene.slides[0]!.elements.find(({ type }) => type === 'table');
    if (table?.type !== 'table') throw new Error('There is no table.');
    const linesOf = (row: number) => table.rows[row]!.cells.map(({ paragraphs }) => paragraphs[0]!.lines.length);
    expect(Math.max(...linesOf(0))).toBeLessThanOrEqual(2);
    expect([...linesOf(1), ...linesOf(2)]).toEqual(Array.from({ length: 10 }, () => 1));
  });
});

describe('fronts', () => {
  const section: Slide = { kind: 'section', title: 'Results of the quarter' };

  it('of parts stand on the cover where theirs have room for a word or two', async () => {
    const badge: Place = { ph: 'type="title"', at: [9, 1, 3, 0.8], sizePt: 40 };
    const room: Place = { ph: 'type="title"', at: [1, 1, 9, 1.6], sizePt: 40 };
    const served = async (place: Place) => (await opened((entries) => rebuild(entries, 'section', [place]))).layouts;
    const narrowly = await served(badge);
    expect(narrowly.section.part).toBe(narrowly.cover.part);
    const widely = await served(room);
    expect(widely.section).toMatchObject({ isStandIn: false });
  });

  it('have what has no place of its own at the side of their titles', async () => {
    const upload = await opened((entries) => {
      rebuild(entries, 'cover', [{ ph: 'type="ctrTitle"', at: [2, 2, 9, 1.4], sizePt: 40 }]);
      rebuild(entries, 'section', [{ ph: 'type="title"', at: [2, 2, 9, 1.4], sizePt: 40 }]);
      editEntry(entries, partOf('section'), (xml) => xml.replace('<a:lvl1pPr>', '<a:lvl1pPr algn="ctr">'));
    });
    const { scene } = laid(upload, [{ ...section, subtitle: 'Margin is below plan' }]);
    expect(textOf(scene, 'Subtitle').paragraphs[0]!.align).toBe('center');
  });
});

describe('headings over content', () => {
  it('are no larger than its title stands', async () => {
    const upload = await opened((entries) =>
      rebuild(entries, 'titleOnly', [{ ...title, sizePt: 30, at: [0.7, 0.5, 8.8, 0.7] }]),
    );
    const cards = ['truck', 'users', 'leaf'].map((icon) => ({ title: 'One', text: 'Two carriers', icon }));
    const { scene } = laid(upload, [{ kind: 'cards', title: 'Revenue is ahead of plan while margin slipped', cards }]);
    const sizes = scene.slides[0]!.elements.flatMap((one) => (one.type === 'text' ? one.paragraphs : []));
    const titlePt = textOf(scene, 'Title').paragraphs[0]!.runs[0]!.sizePt;
    expect(Math.max(...sizes.map(({ runs }) => runs[0]!.sizePt))).toBeLessThanOrEqual(titlePt);
  });
});
