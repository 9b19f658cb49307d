import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import { readBlob } from '@/lib/platform/blob-store/blob-store';
import { readZip } from '@/lib/pptx/package/read-zip';
import type { Reading } from '@/lib/reading/reading';
import type { Composer } from '../composers/composer';
import type { DescribePicture } from '../pictures/describe-picture';
import type { AcceptedTemplate } from './generation-job';
import { openGeneration, type Generation } from './testing/run-generation';

let generation: Generation | undefined;
afterEach(async () => generation?.close());

/** Grey with a green field and a red disc at one place. */
const picture = (x: number, y: number, [w, h]: readonly [number, number] = [1200, 900]) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h}" fill="#c9d2d8"/><rect y="${h * 0.6}" width="${w}" height="${h * 0.4}" fill="#2f7d4a"/><circle cx="${w * x}" cy="${h * y}" r="${w * 0.06}" fill="#e01010"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

interface Asked {
  prompt: string;
  pictures: Buffer[];
  template?: AcceptedTemplate | null;
  defaultTemplate?: AcceptedTemplate | null;
  describePicture?: DescribePicture;
}

async function run({ prompt, pictures, template = null, defaultTemplate = null, describePicture }: Asked) {
  const readings: Reading[] = [];
  const composer: Composer = {
    name: 'embedded',
    stepSize: 'deck',
    plan: async (reading) => {
      readings.push(reading);
      return {
        title: 'The harbour',
        slides: [{ kind: 'image', title: 'The harbour opens in May', message: '', material: null }],
      };
    },
    writeSlide: async ({ images }): Promise<SlideSpec> =>
      images[0]
        ? {
            kind: 'image',
            title: 'The harbour opens in May',
            imageId: images[0].id,
            altText: 'The harbour opens in May',
            items: [{ text: 'It has 12 berths' }],
            notes: '',
          }
        : {
            kind: 'bullets',
            title: 'The harbour opens in May',
            ordered: false,
            items: [{ text: 'It has 12 berths' }],
            notes: '',
          },
  };
  generation = await openGeneration({ prompt, outputType: 'single_slide', template, defaultTemplate }, composer, {
    describePicture: describePicture ?? null,
  });
  const metadata = await Promise.all(pictures.map((bytes) => sharp(bytes).metadata()));
  generation.job.referenceImages = metadata.map(({ width, height }, index) => ({
    blobKey: `reference/${index}`,
    mimeType: 'image/png',
    widthPx: width,
    heightPx: height,
  }));
  for (const [index, bytes] of pictures.entries())
    await generation.blobs.put(`reference/${index}`, bytes, { contentType: 'image/png' });
  await generation.run();
  const file = generation.deliveries[0]!.files[0]!;
  const parts = readZip((await readBlob(generation.blobs, file.blobKey))!.bytes);
  const part = (path: string) => new TextDecoder().decode(parts.get(path));
  return {
    reading: readings[0]!,
    quality: file.quality,
    notices: file.quality.notices.join(' '),
    slide: part('ppt/slides/slide1.xml'),
    theme: part('ppt/theme/theme1.xml'),
  };
}

describe('a picture whose style is wanted', () => {
  const prompt = 'The harbour opens in May. Use the colours of the attached picture.';

  it('colours the slide, whatever the template, and stands nowhere', async () => {
    const { reading, notices, slide, theme } = await run({
      prompt,
      pictures: [await picture(0.5, 0.3)],
      template: { id: 'Folio', own: null },
    });
    expect(reading.images).toEqual([]);
    expect(reading.prompt).toBe('The harbour opens in May.');
    expect(slide).not.toContain('<p:pic>');
    expect(theme).toMatch(/<a:accent1><a:srgbClr val="2[0-9A-F]7[0-9A-F]4[0-9A-F]"\/>/);
    expect(notices).toContain('image-1 is not shown: the request asks for its style alone.');
    expect(notices).toMatch(/The accents? #[0-9A-F]{6}.* from the reference picture image-1/);
  });

  it('changes nothing where it is grey, and says so', async () => {
    const grey = await sharp(await picture(0.5, 0.3))
      .greyscale()
      .png()
      .toBuffer();
    const { notices, theme } = await run({ prompt, pictures: [grey], template: { id: 'Folio', own: null } });
    expect(theme).toContain('<a:accent1><a:srgbClr val="9C3D2E"/>');
    expect(notices).toContain('image-1 has no colours that accents could be made of');
  });
});

describe('a picture that is shown', () => {
  const prompt = 'The harbour opens in May. Show the attached picture.';

  it('colours a slide whose template was matched', async () => {
    const { slide, theme, notices } = await run({ prompt, pictures: [await picture(0.5, 0.3)] });
    expect(slide).toContain('<p:pic>');
    expect(theme).toContain('<a:accent1><a:srgbClr val="2');
    expect(notices).toContain('from the reference picture image-1');
  });

  it.each([
    ['named', { template: { id: 'Meridian', own: null } }],
    ['set as default', { defaultTemplate: { id: 'Meridian', own: null } }],
  ])('leaves a template its colours that somebody has %s', async (_, job) => {
    const { theme } = await run({ prompt, pictures: [await picture(0.5, 0.3)], ...job });
    expect(theme).toContain('<a:accent1><a:srgbClr val="1F5FBF"/>');
  });

  it.each([
    [[0.08, 0.3], 'l'],
    [[0.92, 0.3], 'r'],
  ] as const)('keeps what stands at %j in its crop', async (at, side) => {
    const { slide } = await run({
      prompt,
      pictures: [await picture(at[0], at[1], [1500, 900])],
      template: { id: 'Meridian', own: null },
    });
    const [, attributes = ''] = /<a:srcRect ([^>]*)\/>/.exec(slide) ?? [];
    const cut = (name: string) => Number(new RegExp(`${name}="(\\d+)"`).exec(attributes)?.[1] ?? 0);
    expect(cut('l') + cut('r')).toBeGreaterThan(0);
    expect(cut(side)).toBe(0);
  });

  it('and another whose style is wanted are told apart', async () => {
    const { reading, slide } = await run({
      prompt: 'The harbour. Show the second picture, use the first one only for the colours.',
      pictures: [await picture(0.5, 0.3), await picture(0.2, 0.2)],
    });
    expect(reading.images.map(({ id, use }) => [id, use])).toEqual([['image-2', 'place']]);
    expect(slide).toContain('<p:pic>');
  });
});

describe('the alternative text', () => {
  const prompt = 'The harbour opens in May. Show the attached picture.';

  it('is what a model sees, which is accounted for', async () => {
    const describePicture: DescribePicture = async ({ language }, call) => {
      call?.spent?.({
        model: 'test:eyes',
        calls: 1,
        inputTokens: 900,
        cachedInputTokens: 300,
        outputTokens: 20,
        slowestMs: 40,
      });
      return `A red buoy over a green sea (${language}).`;
    };
    const { reading, slide } = await run({ prompt, pictures: [await picture(0.5, 0.3)], describePicture });
    expect(reading.images[0]?.description).toBe('A red buoy over a green sea (en-US).');
    expect(slide).toContain('descr="A red buoy over a green sea (en-US)."');
    expect(generation?.modelCalls).toEqual([
      {
        model: 'test:eyes',
        calls: 1,
        inputTokens: 900,
        cachedInputTokens: 300,
        outputTokens: 20,
        slowestMs: 40,
        purpose: 'describe-pictures',
      },
    ]);
    expect(generation?.begun).toContain('describe-pictures');
  });

  it.each([
    ['fails', () => Promise.reject(new Error('busy'))],
    ['says nothing', async () => null],
  ])('is the title of the slide where the model %s', async (_, describePicture) => {
    const { slide, notices } = await run({ prompt, pictures: [await picture(0.5, 0.3)], describePicture });
    expect(slide).toContain('descr="The harbour opens in May"');
    expect(notices).toContain('No model could describe the reference picture image-1');
  });

  it('is asked for without where the picture was taken, and small', async () => {
    const secret = 'Kept secret 48.8584 N';
    const stored = await sharp(await picture(0.5, 0.3, [3000, 2000]))
      .withExif({ IFD0: { ImageDescription: secret } })
      .png()
      .toBuffer();
    const given: Buffer[] = [];
    await run({
      prompt,
      pictures: [stored],
      describePicture: async ({ bytes }) => String(given.push(Buffer.from(bytes))),
    });
    expect(stored.includes(secret)).toBe(true);
    expect(given[0]!.includes(secret)).toBe(false);
    expect((await sharp(given[0]!).metadata()).width).toBeLessThanOrEqual(1024);
  });
});
