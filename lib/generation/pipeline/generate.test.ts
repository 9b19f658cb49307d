import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { readBlob } from '@/lib/platform/blob-store/blob-store';
import { buildUpload } from '@/lib/templates/upload/testing/build-upload';
import { readZip } from '@/lib/pptx/package/read-zip';
import { readPptxText } from '@/lib/pptx/read/read-pptx-text';
import type { Composer } from '../composers/composer';
import { readingVersion } from '@/lib/reading/read-prompt';
import { createEmbeddedComposer } from '../composers/create-embedded-composer';
import type { GenerationJob } from './generation-job';
import { openGeneration, type Generation } from './testing/run-generation';

const opened: Generation[] = [];
async function open(job: Partial<GenerationJob> = {}, composer?: Composer): Promise<Generation> {
  const generation = await openGeneration(job, composer);
  opened.push(generation);
  return generation;
}
afterEach(async () => {
  for (const generation of opened.splice(0)) await generation.close();
});

async function slidesIn(generation: Generation, blobKey: string): Promise<number> {
  const blob = await readBlob(generation.blobs, blobKey);
  const parts = readZip(blob!.bytes);
  return [...parts.keys()].filter((path) => /^\/?ppt\/slides\/slide\d+\.xml$/.test(path)).length;
}

const section = (count: number): string =>
  Array.from(
    { length: count },
    (_, index) => `## Part ${index + 1}\n\nThe part number ${index + 1} holds well.\n`,
  ).join('\n');

describe('generate', () => {
  it('takes a deck from its prompt to one file, and charges its slides', async () => {
    const generation = await open();
    await generation.run();
    const [delivery] = generation.deliveries;
    const [file] = delivery!.files;
    expect(generation.begun).toEqual(['read', 'start', 'plan', 'write', 'design', 'render', 'deliver']);
    expect(delivery!.files).toHaveLength(1);
    expect(file).toMatchObject({
      variant: null,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      fileName: expect.stringMatching(/\.pptx$/),
    });
    expect(file!.quality).toMatchObject({ composer: 'embedded', attempts: 1, report: { blocking: [] } });
    expect(await slidesIn(generation, file!.blobKey)).toBe(file!.slideCount);
    expect(file!.slideCount).toBeLessThanOrEqual(4);
    expect(delivery!.charge).toBe(file!.slideCount);
    expect(generation.holds).toEqual([4]);
  });

  it('says first of all that a deck has fewer slides than were asked for', async () => {
    const generation = await open({ prompt: 'Make 12 slides of this:\n\n- Green tea\n- Black tea' });
    await generation.run();
    const [file] = generation.deliveries[0]!.files;
    expect(file!.quality.notices[0]).toMatch(/^12 slides were asked for and \d made, because /);
  });

  it('makes one file a variant of a single slide, each of its own form, and charges the variants', async () => {
    const generation = await open({
      outputType: 'single_slide',
      variantCount: 3,
      prompt: 'Revenue grew.\n\n- Revenue was $18.4M\n- Churn was 2.1 %\n- 12 people joined\n',
    });
    await generation.run();
    const [delivery] = generation.deliveries;
    expect(delivery!.files.map(({ variant, slideCount }) => [variant, slideCount])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
    expect(new Set(delivery!.files.map(({ sha256 }) => sha256)).size).toBe(3);
    expect(delivery!.charge).toBe(9);
    expect(generation.holds).toEqual([9]);
  });

  it('goes on at the first unfinished step and gives the same bytes as an uninterrupted run', async () => {
    const whole = await open();
    await whole.run();
    const { id, organizationId } = whole.job;
    for (const unfinished of ['plan', 'write', 'design', 'render', 'deliver']) {
      const order = ['plan', 'write', 'design', 'render', 'deliver'];
      const forgotten = order.slice(order.indexOf(unfinished));
      for (const name of forgotten) whole.finished.delete(name);
      whole.begun.length = 0;
      await whole.run();
      expect(whole.begun).toEqual(forgotten);
    }
    const hashes = whole.deliveries.map(({ files }) => files[0]!.sha256);
    expect(new Set(hashes).size).toBe(1);
    expect(
      (await whole.blobs.list(`organizations/${organizationId}/jobs/${id}/`)).filter((key) => key.endsWith('.pptx')),
    ).toHaveLength(1);
  });

  it('reads the request once, however often it is taken up', async () => {
    const generation = await open();
    await generation.run();
    const kept = JSON.parse(generation.finished.get('read')!) as { readingKey: string };
    const reading = await readBlob(generation.blobs, kept.readingKey);
    expect(JSON.parse(new TextDecoder().decode(reading!.bytes))).toMatchObject({ version: readingVersion });
    generation.begun.length = 0;
    await generation.run();
    expect(generation.begun).toEqual([]);
  });

  it('starts over where another version read the request, without a second hold and with no more slides than that was for', async () => {
    const generation = await open({ prompt: 'Make 12 slides.\n\n' + section(12) });
    await generation.run();
    const kept = JSON.parse(generation.finished.get('read')!) as object;
    generation.finished.set('read', JSON.stringify({ ...kept, version: readingVersion - 1, most: 3 }));
    generation.finished.delete('deliver');
    generation.begun.length = 0;
    await generation.run();
    const again = ['read', 'plan', 'write', 'design', 'render', 'deliver'].map((name) => `${name}@${readingVersion}`);
    expect(generation.begun).toEqual(again);
    expect(generation.holds).toHaveLength(1);
    expect(generation.deliveries.at(-1)!.charge).toBeLessThanOrEqual(3);
  });

  it('uses the template that was asked for', async () => {
    const generation = await open({ template: { id: 'Nocturne', own: null } });
    await generation.run();
    expect(generation.deliveries[0]!.files[0]!.quality.template).toBe('Nocturne');
  });

  it("uses the organization's own template, also when a built-in one has its name", async () => {
    const own = {
      name: 'Meridian',
      description: '',
      baseTemplate: 'Nocturne',
      brand: { colors: { accent: 'FFB000' } },
    };
    const generation = await open({ template: { id: randomUUID(), own } });
    await generation.run();
    const [file] = generation.deliveries[0]!.files;
    expect(file!.quality).toMatchObject({ template: 'Meridian', report: { blocking: [] } });
    const blob = await readBlob(generation.blobs, file!.blobKey);
    const theme = new TextDecoder().decode(readZip(blob!.bytes).get('ppt/theme/theme1.xml'));
    expect(theme).toContain('name="Meridian"');
    expect(theme).toContain('<a:accent1><a:srgbClr val="FFB000"/>');
  });

  it("puts the deck onto the organization's own file, which nobody else's jobs open", async () => {
    const fileKey = 'organizations/o/templates/t/house.pptx';
    const own = { name: 'House', description: '', baseTemplate: null, brand: {}, fileKey };
    const generation = await open({ template: { id: randomUUID(), own } });
    await generation.blobs.put(fileKey, await buildUpload(), { contentType: 'application/octet-stream' });
    await generation.run();
    const [file] = generation.deliveries[0]!.files;
    expect(file!.quality).toMatchObject({ template: 'House', report: { blocking: [] } });
    const entries = readZip((await readBlob(generation.blobs, file!.blobKey))!.bytes);
    const textOf = (name: string) => new TextDecoder().decode(entries.get(name));
    expect(textOf('ppt/theme/theme1.xml')).toContain('name="Ledger"');
    expect(textOf('ppt/slides/slide1.xml')).not.toContain('Plans for the coming year');
    const again = await open({ template: { id: randomUUID(), own } });
    await expect(again.run()).rejects.toMatchObject({ code: 'template_unavailable' });
  });

  const own = { name: 'Ours', description: '', baseTemplate: 'Meridian', brand: {} };
  it.each([
    ['it is gone', { id: randomUUID(), own: null }],
    ['no built-in template has its name any more', { id: 'Gone', own: null }],
    ['its base is gone', { id: randomUUID(), own: { ...own, baseTemplate: 'Gone' } }],
    ['its brand is none that this version knows', { id: randomUUID(), own: { ...own, brand: { logo: 'x' } } }],
  ])('fails before anything begins when %s', async (_, template) => {
    const generation = await open({ template });
    await expect(generation.run()).rejects.toMatchObject({ code: 'template_unavailable', retryable: false });
    expect(generation.begun).toEqual([]);
  });

  it('says plainly what was asked for and is not there', async () => {
    const generation = await open({ useWebSearch: true, useKnowledgeBase: true });
    await generation.run();
    const { notices } = generation.deliveries[0]!.files[0]!.quality;
    expect(notices.join(' ')).toMatch(/knowledge base.*has none.*Web search.*none is configured/);
  });

  it('begins nothing after the deadline', async () => {
    const generation = await open({ deadlineAt: new Date(Date.now() - 1) });
    await expect(generation.run()).rejects.toMatchObject({ code: 'generation_timeout', retryable: false });
    expect(generation.holds).toEqual([]);
  });

  describe('with a reference picture', () => {
    async function openWithPicture(composer?: Composer): Promise<Generation> {
      const generation = await open(
        { outputType: 'single_slide', prompt: 'The new plant\n\n- Opens in May\n- 120 people work there\n' },
        composer,
      );
      const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#336699' } })
        .png()
        .toBuffer();
      await generation.blobs.put('reference/1', bytes, { contentType: 'image/png' });
      generation.job.referenceImages = [{ blobKey: 'reference/1', mimeType: 'image/png', widthPx: 640, heightPx: 480 }];
      return generation;
    }

    it('puts it into the file', async () => {
      const composer: Composer = {
        ...createEmbeddedComposer(),
        writeSlide: async (reading) => ({
          kind: 'image',
          title: 'The plant opens in May',
          imageId: reading.images[0]!.id,
          altText: 'The plant',
          items: [{ text: '120 people work there' }],
          notes: '',
        }),
      };
      const generation = await openWithPicture(composer);
      await generation.run();
      const blob = await readBlob(generation.blobs, generation.deliveries[0]!.files[0]!.blobKey);
      const parts = [...readZip(blob!.bytes).keys()];
      expect(parts.some((path) => /ppt\/media\/.+\.png$/.test(path))).toBe(true);
    });

    it.each([
      ['is cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
      ['is empty', () => Buffer.alloc(0)],
      ['is a text', () => Buffer.from('Not a picture.')],
    ])('makes the slide without it when it %s', async (_, damage) => {
      const composer: Composer = {
        ...createEmbeddedComposer(),
        writeSlide: async () => ({
          kind: 'image',
          title: 'The plant opens in May',
          imageId: 'image-1',
          altText: 'The new hall',
          items: [{ text: '120 people work there' }],
          notes: '',
        }),
      };
      const generation = await openWithPicture(composer);
      const whole = await sharp({
        create: {
          width: 640,
          height: 480,
          channels: 3,
          background: '#336699',
          noise: { type: 'gaussian', mean: 128, sigma: 20 },
        },
      })
        .png()
        .toBuffer();
      await generation.blobs.put('reference/1', damage(whole), { contentType: 'image/png' });
      await generation.run();
      const file = generation.deliveries[0]!.files[0]!;
      expect(file.quality.notices.join(' ')).toMatch(/picture image-1 cannot be decoded.*picture of .* is not there/);
      const { slides } = readPptxText((await readBlob(generation.blobs, file.blobKey))!.bytes);
      expect(JSON.stringify(slides)).toContain('120 people work there');
      expect(JSON.stringify(slides)).toContain('The new hall');
    });

    it('says so when the slide does not show it', async () => {
      const composer: Composer = {
        ...createEmbeddedComposer(),
        writeSlide: async () => ({
          kind: 'statement',
          title: 'The plant',
          statement: 'The plant opens in May',
          notes: '',
        }),
      };
      const generation = await openWithPicture(composer);
      await generation.run();
      expect(generation.deliveries[0]!.files[0]!.quality.notices).toContain(
        'The reference picture image-1 is not shown.',
      );
    });
  });
});

describe('a composer that writes slide by slide', () => {
  const embedded = createEmbeddedComposer();
  const slideBySlide = (writeSlide: Composer['writeSlide']): Composer => ({
    ...embedded,
    stepSize: 'slide',
    writeSlide,
  });

  it('has each slide remembered alone', async () => {
    let broken = true;
    const composer = slideBySlide((reading, outline, index, ...rest) => {
      if (index === 1 && broken) return Promise.reject(new Error('defect'));
      return embedded.writeSlide(reading, outline, index, ...rest);
    });
    const generation = await open({}, composer);
    await expect(generation.run()).rejects.toMatchObject({ code: 'generation_failed', retryable: false });
    broken = false;
    generation.begun.length = 0;
    await generation.run();
    expect(generation.begun[0]).toBe('write-slide-2');
    expect(generation.begun).not.toContain('write-slide-1');
    expect(generation.deliveries).toHaveLength(1);
  });

  it('has its notices kept with the file', async () => {
    const composer = slideBySlide((reading, outline, index, call) => {
      if (index === 0) call?.notice?.('Written another way.');
      return embedded.writeSlide(reading, outline, index, call);
    });
    const generation = await open({}, composer);
    await generation.run();
    expect(generation.deliveries[0]!.files[0]!.quality.notices).toContain('Written another way.');
  });
});
