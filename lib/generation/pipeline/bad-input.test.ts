import { afterEach, describe, expect, it } from 'vitest';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { readBlob } from '@/lib/platform/blob-store/blob-store';
import { lintPackage } from '@/lib/pptx/lint/lint-package';
import type { Composer } from '../composers/composer';
import { createEmbeddedComposer } from '../composers/create-embedded-composer';
import type { GenerationJob } from './generation-job';
import { badSlides } from './testing/bad-slides';
import { openGeneration, type Generation } from './testing/run-generation';

const opened: Generation[] = [];
afterEach(async () => {
  for (const generation of opened.splice(0)) await generation.close();
});

/** A composer whose words are these, whatever they are. */
function writing(slides: readonly unknown[], stepSize: Composer['stepSize'] = 'deck'): Composer {
  return {
    ...createEmbeddedComposer(),
    stepSize,
    plan: async () => ({
      title: 'A deck',
      slides: slides.map(() => ({ kind: 'bullets', title: 'T', message: 'M', material: null })),
    }),
    writeSlide: async (_brief, _outline, index) => slides[index] as SlideSpec,
  };
}

async function deliver(slides: readonly unknown[], job: Partial<GenerationJob> = {}, stepSize?: Composer['stepSize']) {
  const generation = await openGeneration({ prompt: 'Something about our work', ...job }, writing(slides, stepSize));
  opened.push(generation);
  await generation.run();
  const [file] = generation.deliveries[0]!.files;
  const blob = await readBlob(generation.blobs, file!.blobKey);
  return { file: file!, bytes: blob!.bytes };
}

describe('slides that a composer should never have written', () => {
  it.each(badSlides)('$name: a sound file, and the report says so', async ({ slides, says }) => {
    const { file, bytes } = await deliver(slides);
    expect(file.quality.report.blocking).toEqual([]);
    expect(file.quality.notices.join('\n')).toMatch(says);
    // A cover or an agenda may go without notes.
    expect(lintPackage(bytes).filter(({ rule }) => rule !== 'notes')).toEqual([]);
  });

  it('come out the same when each slide is stored on its way', async () => {
    const slides = badSlides
      .filter(({ name }) => /kind|texts for|levels of lists/.test(name))
      .flatMap((one) => one.slides);
    const [whole, piecewise] = [await deliver(slides), await deliver(slides, {}, 'slide')];
    expect(piecewise.file.quality.notices).toEqual(whole.file.quality.notices);
    expect(piecewise.file.sha256).toBe(whole.file.sha256);
  });

  it('are mended for a single slide as well', async () => {
    const { file } = await deliver([{ kind: 'swot', title: 'Where we stand', strengths: ['A known brand'] }], {
      outputType: 'single_slide',
      variantCount: 1,
    });
    expect(file).toMatchObject({
      variant: 1,
      slideCount: 1,
      quality: { notices: [expect.stringContaining('"swot" is not known')] },
    });
  });

  it('do without a picture that can’t be decoded', async () => {
    const generation = await openGeneration(
      { prompt: 'The new plant', outputType: 'single_slide' },
      writing([
        { kind: 'image', title: 'The plant', imageId: 'image-1', altText: 'A hall', items: ['It opens in May'] },
      ]),
    );
    opened.push(generation);
    await generation.blobs.put('reference/1', new TextEncoder().encode('no picture at all'), {
      contentType: 'image/png',
    });
    generation.job.referenceImages = [{ blobKey: 'reference/1', mimeType: 'image/png', widthPx: 640, heightPx: 480 }];
    await generation.run();
    const { quality } = generation.deliveries[0]!.files[0]!;
    expect(quality.report.slides).toMatchObject([{ kind: 'bullets' }]);
    expect(quality.notices.join(' ')).toMatch(/cannot be decoded.*picture of the slide "The plant" is not there/);
  });

  it('end the job with an error of its own when none of them holds a word', async () => {
    const failure = {
      kind: 'unreadable',
      code: 'generation_failed',
      retryable: false,
      message: expect.stringContaining('nothing that a slide could show'),
    };
    await expect(deliver([{}, null, { kind: 'bullets', items: [] }])).rejects.toMatchObject(failure);
    await expect(deliver([undefined], {}, 'slide')).rejects.toMatchObject(failure);
  });
});
