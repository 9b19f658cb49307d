import { describe, expect, test } from 'vitest';
import { kindLayouts } from '@/lib/deck/layout/kind-layouts';
import { laySlide } from '@/lib/deck/layout/testing/lay-slide';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import type { Box, Scene } from '@/lib/deck/scene/scene';
import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import { compositions } from '@/lib/deck/theme/composition';
import type { CompositionName, Theme } from '@/lib/deck/theme/theme';
import { builtinThemes } from '../builtin-themes';

const composed: Readonly<Record<string, CompositionName>> = {
  Meridian: 'headline',
  Nocturne: 'poster',
  Folio: 'margin',
  Ledger: 'dense',
  Schema: 'margin',
  Civic: 'headline',
  Confetti: 'panel',
  Clarity: 'poster',
};

const themeOf = (name: string): Theme => builtinThemes.find((theme) => theme.name === name)!;

const sentences = ['Orders leave the same day', 'Returns take eleven days', 'Refunds are paid within a day'];
const read: SlideSpecInput = {
  kind: 'bullets',
  title: 'Deliveries got faster, but returns still take too long for customers',
  items: sentences.map((text) => ({ text })),
  arrangement: 'list',
};
const shown: SlideSpecInput = {
  kind: 'table',
  title: 'Deliveries by region',
  columns: [{ label: 'Region' }, { label: 'Orders' }],
  rows: [
    ['North', '12'],
    ['South', '14'],
  ],
  arrangement: 'full-table',
};

const titleIn = ({ slides: [slide] }: Scene): Box =>
  slide!.elements.find((element) => element.type === 'text' && element.placeholder === 'title')!.box;

test.each(Object.entries(composed))('%s is composed as %s', (name, composition) => {
  expect(themeOf(name).composition).toBe(composition);
});

test('every composition is that of a template, and templates of different ones have titles of other sizes or places', () => {
  expect(new Set(Object.values(composed))).toEqual(new Set(Object.keys(compositions)));
  const looks = Object.entries(compositions).map(([name, { title, whole, column }]) => {
    const frame = { x: 0, w: 12, top: 0, bottom: 7 };
    return [name, JSON.stringify([title.sizePt, (column ?? whole)(frame).title])] as const;
  });
  expect(new Set(looks.map(([, look]) => look)).size).toBe(looks.length);
});

test('a composition speaks of forms that there are', () => {
  const names = new Set(Object.values(kindLayouts).flatMap((kind) => kind.arrangements.map(({ name }) => name)));
  for (const { beside = [], prefers } of Object.values(compositions))
    for (const name of [...beside, ...prefers]) expect(names).toContain(name);
  for (const { prefers = [] } of builtinThemes) for (const name of prefers) expect(names).toContain(name);
});

test('templates of one composition like other forms than one another', () => {
  for (const composition of Object.keys(compositions)) {
    const liked = builtinThemes
      .filter((theme) => theme.composition === composition)
      .map(({ prefers }) => String(prefers ?? [...compositions[composition as CompositionName].prefers]));
    expect(new Set(liked).size, composition).toBe(liked.length);
  }
});

describe('in a margin', () => {
  test.each(['Folio', 'Schema'])('titles of %s stand beside what is read, and above what is shown', (name) => {
    const theme = themeOf(name);
    const beside = laySlide(read, { theme });
    const list = beside.slides[0]!.elements.find(({ name }) => name === 'Body')!.box;
    const title = titleIn(beside);
    expect(title.w).toBeLessThan(theme.canvas.w / 3);
    expect(list.x).toBeGreaterThan(title.x + title.w);
    expect(list.y).toBeLessThan(title.y + title.h);
    const above = titleIn(laySlide(shown, { theme }));
    expect(above.w).toBeGreaterThan(theme.canvas.w * 0.75);
    expect([above.x, above.y]).toEqual([title.x, title.y]);
  });

  test('titles of a deck that is read from the right stand on the right', () => {
    const theme = themeOf('Folio');
    const title = titleIn(laySlide(read, { theme, direction: 'rtl', language: 'ar' }));
    expect(title.x).toBeGreaterThan(theme.canvas.w / 2);
  });

  test('the sentence about a chart stands below the title, the chart beside both', () => {
    const chart = {
      type: 'column',
      categories: ['North', 'South', 'West', 'Online', 'East'],
      series: [{ name: 'Orders', values: [5, 3, 2, 3, 2] }],
    };
    const takeaway = 'The north alone added more than the other three regions together.';
    const slide = { kind: 'chart', title: 'Growth came from the north', chart, takeaway } as SlideSpecInput;
    const scene = laySlide(slide, { theme: themeOf('Folio') });
    const boxOf = (name: string) => scene.slides[0]!.elements.find((element) => element.name === name)!.box;
    const title = titleIn(scene);
    expect(boxOf('Takeaway').x).toBe(title.x);
    expect(boxOf('Takeaway').y).toBeGreaterThanOrEqual(title.y + title.h);
    const drawn = scene.slides[0]!.elements.find(({ type }) => type === 'chart')!.box;
    expect(drawn.x).toBeGreaterThan(title.x + title.w);
    expect(inspectScene(scene, themeOf('Folio')).blocking).toEqual([]);
  });
});

test('what is shown on a stage stands lower than elsewhere, below a larger title', () => {
  const [stage, office] = [themeOf('Nocturne').layouts.content, themeOf('Meridian').layouts.content];
  expect(stage.body.box.y).toBeGreaterThan(office.body.box.y + 0.4);
  expect(stage.title.sizePt).toBeGreaterThan(office.title.sizePt);
});

test('pages for reading have the smallest titles and the most room below them', () => {
  const bodyOf = ({ layouts }: Theme) => layouts['title-only'].body.box.w * layouts['title-only'].body.box.h;
  const ledger = themeOf('Ledger');
  for (const theme of builtinThemes) {
    if (theme === ledger) continue;
    expect(ledger.layouts.content.title.sizePt).toBeLessThan(theme.layouts.content.title.sizePt);
    expect(bodyOf(ledger)).toBeGreaterThan(bodyOf(theme));
  }
});
