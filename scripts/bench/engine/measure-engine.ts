import { execFile } from 'node:child_process';
import { writeFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type PptxGenJS from 'pptxgenjs';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import type { ImageAsset, Scene } from '@/lib/deck/scene/scene';
import { directTheme } from '@/lib/deck/theme/direct-theme';
import type { Theme } from '@/lib/deck/theme/theme';
import { rasterizeSvg } from '@/lib/platform/rasterizer/rasterize-svg';
import { languageTag } from '@/lib/pptx/package/language-tag';
import { buildTemplatePackage } from '@/lib/pptx/template/build-template-package';
import { finish, normalise } from '@/lib/pptx/write-pptx';
import { createPresentation, writeSlides } from '@/lib/pptx/write/write-slides';
import { writeElement } from '@/lib/pptx/write/write-element';
import { drawSlide } from '@/lib/preview/draw-slide';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { type BenchFigure, percentile, roundTo } from '../figure';
import { inScratchFolder } from '../bench-service';
import { benchDeck, benchImages } from './bench-deck';

const slideCount = 20;
const rounds = 25;
const warmUpRounds = 5;
const thumbnailWidthPx = 480;

/** Milliseconds of each kind of work, one entry a round. */
type Samples = Map<string, number[]>;

/** Runs every kind of work once a round, so that noise hits all of them alike. */
async function measureRounds(
  round: (time: <T>(name: string, work: () => T | Promise<T>) => Promise<T>) => Promise<void>,
): Promise<Samples> {
  const samples: Samples = new Map();
  for (let number = -warmUpRounds; number < rounds; number += 1) {
    await round(async (name, work) => {
      const start = performance.now();
      const result = await work();
      if (number >= 0) samples.set(name, [...(samples.get(name) ?? []), performance.now() - start]);
      return result;
    });
  }
  return samples;
}

/** The engine in this process: from the spec to the file and its pictures, the writer against bare pptxgenjs. */
export async function measureEngine(root: string): Promise<BenchFigure[]> {
  const spec = benchDeck(slideCount);
  const images = await benchImages(spec);
  const theme = builtinThemes[0];
  if (!theme) throw new Error('There is no built-in template.');
  const options = { maxSlides: slideCount, images };
  const { scene } = layOutDeck(spec, theme, options);
  const directed = directTheme(theme, scene.direction);
  const svgs = scene.slides.map(
    (slide) => drawSlide({ slide, direction: scene.direction, theme: directed, images }).svg,
  );
  let file: Uint8Array = new Uint8Array();
  const samples = await measureRounds(async (time) => {
    await time('layout', () => inspectScene(layOutDeck(spec, theme, options).scene, theme));
    const written = await time('write', () => writeSlides(scene, directed));
    const drawing = { scene, theme: directed, images, template: buildTemplatePackage(directed, scene.direction) };
    const parts = await time('normalise', () => normalise(drawing, written));
    file = await time('assemble', () => finish(drawing, parts));
    await time('bare', () => drawBare(scene, directed, images).write({ outputType: 'nodebuffer' }));
    await time('svg', () =>
      scene.slides.map((slide) => drawSlide({ slide, direction: scene.direction, theme: directed, images })),
    );
  });
  const thumbnails = await measureRounds(async (time) => {
    for (const svg of svgs.slice(0, 3)) await time('thumbnail', () => rasterizeSvg(svg, { widthPx: thumbnailWidthPx }));
  });
  const median = (name: string, from = samples) => percentile(from.get(name) ?? [], 0.5);
  const rooms = ['write', 'normalise', 'assemble'] as const;
  const total = rooms.reduce((sum, name) => sum + median(name), 0);
  const bareBytes = await compressedSize(drawBare(scene, directed, images));
  return [
    {
      name: `file of ${scene.slides.length} slides with charts, tables and pictures, p50`,
      value: roundTo(total),
      unit: 'ms',
    },
    ...rooms.map((name) => ({ name: `  of it ${name}`, value: roundTo((100 * median(name)) / total, 0), unit: '%' })),
    { name: 'the same shapes with bare pptxgenjs, p50', value: roundTo(median('bare')), unit: 'ms' },
    { name: 'file, relative to bare pptxgenjs', value: roundTo(total / median('bare'), 2), unit: '×', aim: 1.6 },
    {
      name: 'size, relative to the file that pptxgenjs compresses',
      value: roundTo(file.length / bareBytes, 2),
      unit: '×',
      aim: 1,
    },
    {
      name: `laying out and checking ${slideCount} slides, p50`,
      value: roundTo(median('layout')),
      unit: 'ms',
      aim: 40,
    },
    { name: `previews of ${slideCount} slides as SVG, p50`, value: roundTo(median('svg')), unit: 'ms', aim: 80 },
    { name: 'one thumbnail as PNG, p50', value: roundTo(median('thumbnail', thumbnails)), unit: 'ms', aim: 60 },
    {
      name: 'peak memory of a process that writes a 50-slide deck',
      value: await peakMemoryMb(root),
      unit: 'MB',
      aim: 250,
    },
  ];
}

/** The pictures are made here, because making them takes more memory than the deck. */
function peakMemoryMb(root: string): Promise<number> {
  return inScratchFolder(async (folder) => {
    const images = await benchImages(benchDeck(50));
    for (const { id, bytes } of images.values()) await writeFile(join(folder, id), bytes);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', join(root, 'scripts/bench/engine/fifty-slides.ts'), folder],
      { cwd: root },
    );
    return roundTo(Number(stdout) / 1024, 0);
  });
}

/** The same calls as our writer makes, with the pictures themselves, as anyone would make them. */
function drawBare(scene: Scene, theme: Theme, images: ReadonlyMap<string, ImageAsset>): PptxGenJS {
  const presentation = createPresentation();
  presentation.defineLayout({ name: 'deck', width: theme.canvas.w, height: theme.canvas.h });
  presentation.layout = 'deck';
  const context = {
    language: languageTag(scene.language),
    typefaces: { heading: theme.fonts.heading, body: theme.fonts.body, mono: theme.fonts.mono },
  };
  for (const { elements } of scene.slides) {
    const slide = presentation.addSlide();
    for (const element of elements) {
      const image = element.type === 'image' ? images.get(element.imageId) : undefined;
      if (image)
        slide.addImage({
          ...element.box,
          data: `${image.mimeType};base64,${Buffer.from(image.bytes).toString('base64')}`,
        });
      else writeElement(slide, element, context);
    }
  }
  return presentation;
}

/** Size of the file that pptxgenjs compresses itself, which only its `writeFile` does. */
function compressedSize(presentation: PptxGenJS): Promise<number> {
  return inScratchFolder(async (folder) => {
    const fileName = join(folder, 'bare.pptx');
    await presentation.writeFile({ fileName, compression: true });
    return (await readFile(fileName)).length;
  });
}
