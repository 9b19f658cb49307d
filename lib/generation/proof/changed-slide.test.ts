import { describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { allFixtures, fixtureImages } from '@/lib/deck/layout/fixtures/all-fixtures';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { deckSpecSchema, type DeckSpec } from '@/lib/deck/spec/deck-spec';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { readZip } from '@/lib/pptx/package/read-zip';
import { writePptx } from '@/lib/pptx/write-pptx';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { sample } from '@/lib/testing/test-run';

const picture = new Uint8Array(
  await sharp({ create: { width: 64, height: 48, channels: 3, background: '#7A8794' } })
    .png()
    .toBuffer(),
);
const images = new Map(
  [...fixtureImages].map(([id, size]) => [id, { id, mimeType: 'image/png' as const, bytes: picture, ...size }]),
);
const theme = builtinThemes[0]!;
const spec = deckSpecSchema.parse(allFixtures.typicalEn);

async function partsOf(deck: DeckSpec): Promise<ReadonlyMap<string, Uint8Array>> {
  const { scene } = layOutDeck(deck, theme, { maxSlides: 1000, images });
  return readZip(await writePptx({ scene, theme, images }));
}

function withSlide(index: number, change: (slide: SlideSpec) => SlideSpec): DeckSpec {
  return { ...spec, slides: spec.slides.map((slide, at) => (at === index ? change(slide) : slide)) };
}

/** Paths of parts that only one of two packages has, or that differ. */
function differing(before: ReadonlyMap<string, Uint8Array>, after: ReadonlyMap<string, Uint8Array>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths]
    .filter((path) => !Buffer.from(before.get(path) ?? []).equals(Buffer.from(after.get(path) ?? [])))
    .sort();
}

/** Daily each third slide; the kinds differ from slide to slide. */
const changedSlides = sample(
  spec.slides.map((slide, index) => [index, slide.kind] as const),
  3,
);

describe('a change of one slide', () => {
  const unchanged = partsOf(spec);

  test.each(changedSlides)('in its title, slide %i (%s), changes that slide alone', async (index, kind) => {
    const changed = withSlide(index, (slide) => ({ ...slide, title: `${slide.title}!` }));
    const paths = differing(await unchanged, await partsOf(changed));
    // The section of the presentation has the title's words, too.
    const naming = kind === 'section' ? ['ppt/presentation.xml'] : [];
    expect(paths).toEqual([...naming, `ppt/slides/slide${index + 1}.xml`]);
  });

  test('in its notes changes the notes of that slide alone', async () => {
    const first = withSlide(3, (slide) => ({ ...slide, notes: 'Said before.' }));
    const second = withSlide(3, (slide) => ({ ...slide, notes: 'Said after.' }));
    const paths = differing(await partsOf(first), await partsOf(second));
    expect(paths).toHaveLength(1);
    expect(paths[0]).toMatch(/^ppt\/notesSlides\/notesSlide\d+\.xml$/);
  });

  test('in a figure of its chart changes the chart, its workbook and what the slide says of them', async () => {
    const index = spec.slides.findIndex(({ kind }) => kind === 'chart');
    const changed = withSlide(index, (slide) => {
      if (slide.kind !== 'chart') return slide;
      const [first, ...others] = slide.chart.series;
      return {
        ...slide,
        chart: {
          ...slide.chart,
          series: [
            { ...first!, values: first!.values.map((value, at) => (at === 0 && value !== null ? value + 0.1 : value)) },
            ...others,
          ],
        },
      };
    });
    const paths = differing(await unchanged, await partsOf(changed));
    expect(paths.filter((path) => !path.startsWith('ppt/charts/') && !path.startsWith('ppt/embeddings/'))).toEqual([
      `ppt/slides/slide${index + 1}.xml`,
    ]);
    expect(paths).toHaveLength(3);
  });
});
