import { describe, expect, test } from 'vitest';
import { contrastRatio } from '@/lib/deck/quality/contrast';
import { allFixtures, fixtureImages } from '@/lib/deck/layout/fixtures/all-fixtures';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import type { Box } from '@/lib/deck/scene/scene';
import { deckSpecSchema } from '@/lib/deck/spec/deck-spec';
import { seriesColors } from '@/lib/deck/layout/charts/series-fills';
import { layoutNames } from '@/lib/deck/theme/theme';
import { clarity } from './clarity';

const { colors, layouts } = clarity;

describe('Clarity', () => {
  test('sets every text at 7 : 1 or more (WCAG 2.2, success criterion 1.4.6)', () => {
    for (const text of ['ink', 'muted', 'accent'] as const) {
      for (const ground of ['canvas', 'surface'] as const)
        expect(contrastRatio(colors[text], colors[ground])).toBeGreaterThanOrEqual(7);
    }
    expect(contrastRatio(colors.canvas, colors.accent)).toBeGreaterThanOrEqual(7);
    for (const name of layoutNames) {
      const { background, title, eyebrow, body, footer } = layouts[name];
      for (const part of [title, eyebrow, body, ...(footer ? [footer] : [])]) {
        expect(contrastRatio(colors[part.color], colors[background])).toBeGreaterThanOrEqual(7);
      }
    }
  });

  test('has no ornament but a bar and a block, which no text stands on', () => {
    for (const name of layoutNames) {
      const { decor, title, eyebrow, body, footer } = layouts[name];
      const texts = [title.box, eyebrow.box, body.box, ...(footer ? [footer.source, footer.slideNumber] : [])];
      for (const { name: ornament, box } of decor) {
        expect(['Bar', 'Block']).toContain(ornament);
        const isClear = ({ x, y, w, h }: Box) =>
          x >= box.x + box.w || x + w <= box.x || y >= box.y + box.h || y + h <= box.y;
        for (const text of texts) expect(isClear(text)).toBe(true);
      }
    }
  });

  test('draws the series of a chart in lightnesses that stay apart in greyscale, and on the page (success criterion 1.4.11)', () => {
    for (const [index, one] of seriesColors.entries()) {
      expect(contrastRatio(colors[one], colors.canvas)).toBeGreaterThanOrEqual(3);
      for (const other of seriesColors.slice(index + 1))
        expect(contrastRatio(colors[one], colors[other])).toBeGreaterThanOrEqual(1.3);
    }
  });

  test.each(['typicalEn', 'typicalJa', 'typicalAr'])('sets the running text of %s at 16 pt or more', (name) => {
    const spec = deckSpecSchema.parse(allFixtures[name]);
    const { scene } = layOutDeck(spec, clarity, { maxSlides: 50, images: fixtureImages });
    const kinds = ['bullets', 'two_columns', 'cards', 'process', 'statement', 'quote'];
    const frame = ['Eyebrow', 'Source', 'Slide number'];
    const runs = scene.slides
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ elements }) =>
        elements.flatMap((element) =>
          element.type === 'text' && !frame.includes(element.name) ? element.paragraphs : [],
        ),
      )
      .flatMap(({ runs: all }) => all);
    expect(runs.length).toBeGreaterThan(20);
    for (const { text, sizePt } of runs) expect(sizePt, text).toBeGreaterThanOrEqual(16);
  });
});
