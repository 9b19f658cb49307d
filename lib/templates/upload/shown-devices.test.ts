import { describe, expect, it } from 'vitest';
import { contrastRatio } from '@/lib/deck/quality/contrast';
import type { SceneElement } from '@/lib/deck/scene/scene';
import type { DeckSpecInput } from '@/lib/deck/spec/deck-spec';
import type { UploadEntries } from './testing/build-upload';
import { laid, opened, rebuild, rectangle, type Place } from './testing/rebuild-layouts';

const title: Place = { ph: 'type="title"', at: [0.6, 0.5, 12, 0.9], sizePt: 28 };
const body: Place = { ph: 'idx="1"', at: [0.6, 5.2, 12, 1.4] };
const columns = [0.6, 4.7, 8.8];
const colors = ['0B3C6F', 'F4B400', 'B5533C'];

/** A layout for three figures, as a designer draws it. */
const withRow =
  (drawn: (x: number, index: number) => string) =>
  (entries: UploadEntries): void =>
    rebuild(entries, 'caption', [title, body], { drawn: columns.map(drawn).join('') });

const steps: DeckSpecInput['slides'][number] = {
  kind: 'process',
  title: 'A return becomes a refund',
  steps: ['Register', 'Receive', 'Inspect', 'Refund'].map((name) => ({ title: name, detail: 'Within a day' })),
};
const cards: DeckSpecInput['slides'][number] = {
  kind: 'cards',
  title: 'Three things changed',
  cards: ['Carriers', 'Stock', 'Service'].map((name) => ({
    title: name,
    text: 'It is better than it was before, and it will be better still once the new hall is open',
  })),
};

const fillOf = (element: SceneElement) => ('fill' in element ? element.fill?.color : undefined);

describe('a template that gives things in a row a colour each', () => {
  const withColors = withRow((x, index) => rectangle([x, 1.8, 3.8, 2.6], colors[index]!, 90 + index));

  it('has the marks of steps in those, bright ones too, each under words that are read on it', async () => {
    const upload = await opened(withColors);
    const { scene, blocking } = laid(upload, [steps]);
    const shown = scene.slides[0]!.elements.flatMap((element) => {
      const fill = fillOf(element);
      return /^Step \d number$/.test(element.name) && element.type === 'text' && fill
        ? [{ fill: upload.theme.colors[fill], words: upload.theme.colors[element.paragraphs[0]!.runs[0]!.color] }]
        : [];
    });
    expect(shown.map(({ fill }) => fill)).toEqual([...colors, colors[0]]);
    for (const { fill, words } of shown) expect(contrastRatio(words, fill)).toBeGreaterThanOrEqual(3);
    expect(blocking).toEqual([]);
  });

  it('leaves words that stand on something else as they are', async () => {
    const upload = await opened(withColors);
    const changes: DeckSpecInput['slides'][number] = {
      kind: 'before_after',
      title: 'What the new hall changes',
      labels: { before: 'Today', after: 'Then' },
      changes: ['Delivery', 'Returns', 'Orders'].map((topic) => ({ topic, before: '9 days', after: '2 days' })),
    };
    expect(laid(upload, [changes]).blocking).toEqual([]);
  });

  it('has them in two by turns where the row has two so', async () => {
    const upload = await opened(withRow((x, index) => rectangle([x, 1.8, 3.8, 2.6], colors[index % 2]!, 90 + index)));
    const { marks } = upload.theme.style;
    expect(marks?.map((role) => upload.theme.colors[role])).toEqual(colors.slice(0, 2));
  });

  it('keeps one colour where the row has one or two', async () => {
    const upload = await opened(
      withRow((x, index) => rectangle([x, 1.8, 3.8, 2.6], colors[Math.min(1, index)]!, 90 + index)),
    );
    expect(upload.theme.style.marks).toBeUndefined();
    const fills = laid(upload, [steps])
      .scene.slides[0]!.elements.filter(({ name }) => /^Step \d number$/.test(name))
      .map(fillOf);
    // The last step stands on the accent, the same for all that lead to it.
    expect(new Set(fills.slice(0, -1)).size).toBe(1);
  });
});

describe('a template whose cards have a bar', () => {
  const pale = 'EAF0F4';
  const cardWith = (bar: (x: number) => readonly [number, number, number, number]) =>
    withRow((x, index) => rectangle([x, 1.8, 3.8, 2.6], pale, 90 + index) + rectangle(bar(x), 'C58B3B', 95 + index));

  it.each([
    ['along the upper edge', 'edge', (x: number) => [x, 1.8, 3.8, 0.08] as const],
    ['at the side', 'flank', (x: number) => [x, 1.8, 0.08, 2.6] as const],
  ])('%s has one on its cards, in its colour', async (_where, accent, bar) => {
    const upload = await opened(cardWith(bar));
    expect(upload.theme.style.card.accent).toBe(accent);
    expect(upload.theme.colors.edge).toBe('C58B3B');
    const { scene, blocking } = laid(upload, [cards]);
    const bars = scene.slides[0]!.elements.filter(({ name }) => / accent$/.test(name));
    expect(bars.map(fillOf)).toEqual(['edge', 'edge', 'edge']);
    expect(blocking).toEqual([]);
  });

  it('has none where a line only passes by', async () => {
    const upload = await opened(cardWith((x) => [x, 4.9, 3.8, 0.08]));
    expect(upload.theme.style.card.accent).toBe('none');
  });
});

describe('a template that fills its cards', () => {
  const rows = [1.6, 2.7, 3.8, 4.9];
  const filledIn = (hex: string) =>
    opened(withRow((x, index) => rows.map((y) => rectangle([x, y, 3.8, 0.9], hex, 90 + index)).join('')));

  it('has what stands back on generated slides in that colour', async () => {
    expect((await filledIn('E3F0E6')).theme.colors.surface).toBe('E3F0E6');
  });

  it.each([
    ['dark', '0B3C6F'],
    ['as light as the page', 'FDFDFD'],
  ])('has a colour of ours there where its own is %s', async (_case, hex) => {
    expect((await filledIn(hex)).theme.colors.surface).not.toBe(hex);
  });
});
