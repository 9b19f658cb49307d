import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ImageAsset } from '@/lib/deck/scene/scene';
import type { DeckSpec } from '@/lib/deck/spec/deck-spec';
import { readDeckSpec } from '@/lib/deck/spec/read/read-deck-spec';
import { directTheme } from '@/lib/deck/theme/direct-theme';
import type { Theme } from '@/lib/deck/theme/theme';
import { sdkErrors } from '@/lib/pptx/fixtures/sdk-errors';
import { lintPackage } from '@/lib/pptx/lint/lint-package';
import { writePptx } from '@/lib/pptx/write-pptx';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { tries } from '@/lib/testing/test-run';
import { imageIdOf } from '../pipeline/generation-job';
import { findForm } from '../pipeline/design';
import type { DrawnRun } from '../pipeline/draw-file';
import { arbitraryDeck, arbitraryLanguage } from '../testing/arbitrary-deck';

/** Daily one in each template. */
const files = tries(builtinThemes.length, 80);
/** A validator's start costs a second, so that the slides of some decks go into one file together. */
const decksAFile = 13;

async function picture(widthPx: number, heightPx: number): Promise<Omit<ImageAsset, 'id'>> {
  const bytes = await sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: '#7A8794' } })
    .png()
    .toBuffer();
  return { mimeType: 'image/png', bytes: new Uint8Array(bytes), widthPx, heightPx };
}

const pictures = await Promise.all([picture(320, 180), picture(120, 300)]);
const images = new Map(pictures.map((image, index) => [imageIdOf(index), { id: imageIdOf(index), ...image }]));
const run: DrawnRun = {
  reading: { outputType: 'deck', slideCount: { asked: null, fewest: 1, most: 1000 } },
  job: { referenceImages: pictures.map((image) => ({ ...image, blobKey: '' })) },
};

interface Batch {
  theme: Theme;
  spec: DeckSpec;
}

/** As the pipeline reads whatever it is given. */
function read(input: unknown): DeckSpec {
  const found = readDeckSpec(input, { imageIds: new Set(images.keys()) });
  if (found.outcome === 'unreadable') throw new Error('A drawn deck could not be read.');
  return found.spec;
}

/** Decks of one language in one template, their slides behind one another. */
function batches(): Batch[] {
  const drawn = fc.sample(
    fc.tuple(arbitraryLanguage, fc.array(arbitraryDeck, { minLength: decksAFile, maxLength: decksAFile })),
    { numRuns: files },
  );
  return drawn.map(([language, together], index) => ({
    theme: builtinThemes[index % builtinThemes.length]!,
    spec: read({ ...together[0], ...language, slides: together.flatMap(({ slides }) => slides).slice(0, 50) }),
  }));
}

describe('files of random decks', () => {
  test.each(batches().map((batch, index) => [index + 1, batch.theme.name, batch.spec.language, batch] as const))(
    'file %i, in %s and %s, has nothing for PowerPoint to repair',
    async (_number, _name, _language, { theme, spec }) => {
      // As the pipeline does, which gives a slide that does not pass another form.
      const { scene } = findForm(run, { variant: null, spec, firstVariant: 0 }, theme).drawing;
      const bytes = await writePptx({ scene, theme: directTheme(theme, spec.direction), images });
      expect(lintPackage(bytes).filter(({ rule }) => rule !== 'notes')).toEqual([]);
      expect(await sdkErrors(bytes, 'pptx')).toEqual([]);
    },
  );
});
