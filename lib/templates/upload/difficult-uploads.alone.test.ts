import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { allFixtures, fixtureImages } from '@/lib/deck/layout/fixtures/all-fixtures';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import type { Scene } from '@/lib/deck/scene/scene';
import { deckSpecSchema } from '@/lib/deck/spec/deck-spec';
import { sdkErrors } from '@/lib/pptx/fixtures/sdk-errors';
import { lintPackage } from '@/lib/pptx/lint/lint-package';
import { openPackage, slidePathsOf, type OpenPackage } from '@/lib/pptx/package/open-package';
import { childOf, descendantsOf, parseXml } from '@/lib/pptx/xml/tree';
import { writePptx } from '@/lib/pptx/write-pptx';
import { drawPixels, shrinkPicture } from '@/lib/platform/rasterizer/rasterize-svg';
import { sample } from '@/lib/testing/test-run';
import { openUpload, type OpenedUpload } from './open-upload';
import { difficultUploads } from './testing/difficult-uploads';
import { wordsOnArtwork } from './testing/words-on-artwork';

const bytes = new Uint8Array(
  await sharp({ create: { width: 64, height: 48, channels: 3, background: '#7A8794' } })
    .png()
    .toBuffer(),
);
const images = new Map(
  [...fixtureImages].map(([id, size]) => [id, { id, mimeType: 'image/png' as const, bytes, ...size }]),
);
const date = new Date('2026-03-09T12:00:00Z');
const decks = ['typicalEn', 'typicalAr'] as const;
/** In a daily run each template carries one of the decks. */
const cases = difficultUploads.map((one, index) => ({ ...one, languages: sample(decks, 2, index) }));

describe.each(cases)('a template with $name', ({ build, languages }) => {
  let upload: OpenedUpload;
  const scenes = new Map<string, Scene>();

  beforeAll(async () => {
    upload = await openUpload(
      await build(),
      { name: 'House', description: '', tags: [] },
      { drawPixels, shrinkPicture },
    );
    for (const name of languages) {
      const spec = deckSpecSchema.parse(allFixtures[name]);
      scenes.set(name, layOutDeck(spec, upload.theme, { maxSlides: 60, images: fixtureImages, date }).scene);
    }
  });

  it.each(languages)('carries every kind of slide without a finding that blocks, in %s', (name) => {
    const { blocking } = inspectScene(scenes.get(name)!, upload.theme, fixtureImages);
    expect(
      blocking.map(({ slide, rule, message }) => `${scenes.get(name)!.slides[slide - 1]?.kind} ${rule}: ${message}`),
    ).toEqual([]);
  });

  it.each(languages)('has no words on what it draws, in %s', async (name) => {
    expect(await wordsOnArtwork(scenes.get(name)!, upload.theme)).toEqual([]);
  });

  it.each(languages)(
    'gives a file that programs take, whose titles all stand in its placeholders, in %s',
    async (name) => {
      const scene = scenes.get(name)!;
      const file = await writePptx({ scene, theme: upload.theme, images, upload });
      expect(await sdkErrors(file, 'pptx')).toEqual([]);
      // The decks of the fixtures have no notes.
      const ground = upload.template.colors.canvas.slot;
      expect(lintPackage(file, { ground }).filter(({ rule }) => rule !== 'notes')).toEqual([]);
      const opened = openPackage(file);
      const free = slidePathsOf(opened).filter((path) => !hasTitle(opened, path));
      expect(free).toEqual([]);
      for (const [path, bytes] of opened.parts) expect(Buffer.from(bytes).includes('MARKER'), path).toBe(false);
    },
  );
});

function hasTitle(opened: OpenPackage, path: string): boolean {
  return descendantsOf(parseXml(opened.parts.get(path)!), 'p:sp').some(
    (shape) =>
      /^(?:title|ctrTitle)$/.test(descendantsOf(shape, 'p:ph')[0]?.get('type') ?? '') &&
      (childOf(shape, 'p:txBody')?.text.trim() ?? '') !== '',
  );
}
