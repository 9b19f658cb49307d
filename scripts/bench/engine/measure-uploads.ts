import { execFile } from 'node:child_process';
import { randomFillSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import type { Theme } from '@/lib/deck/theme/theme';
import { drawPixels, shrinkPicture } from '@/lib/platform/rasterizer/rasterize-svg';
import { openPackage, slidePathsOf } from '@/lib/pptx/package/open-package';
import { childOf, descendantsOf, parseXml } from '@/lib/pptx/xml/tree';
import { writePptx, type UploadedLooks } from '@/lib/pptx/write-pptx';
import { findThemes } from '@/lib/templates/own-template';
import { openUpload, type OpenedUpload } from '@/lib/templates/upload/open-upload';
import { buildUpload } from '@/lib/templates/upload/testing/build-upload';
import { addPicture, difficultUploads } from '@/lib/templates/upload/testing/difficult-uploads';
import { inScratchFolder } from '../bench-service';
import { type BenchFigure, percentile, roundTo } from '../figure';
import { benchDeck, benchImages } from './bench-deck';

const slideCount = 20;
const rounds = 9;
const identity = { name: 'House', description: '', tags: [] };
const open = (bytes: Buffer) => openUpload(bytes, identity, { drawPixels, shrinkPicture });

/** What own templates cost beside built-in ones, and how much of them decks use. */
export async function measureUploads(root: string): Promise<BenchFigure[]> {
  const large = await largeUpload();
  const reading: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await open(large);
    reading.push(performance.now() - start);
  }
  return [
    {
      name: `reading a template of ${roundTo(large.length / 1_000_000)} MB, p50`,
      value: roundTo(percentile(reading, 0.5), 0),
      unit: 'ms',
      aim: 1500,
    },
    { name: 'memory that reading it takes at its highest', value: await memoryMb(root, large), unit: 'MB', aim: 200 },
    ...(await compareWithBuiltin()),
    ...(await sharesOfTemplates()),
  ];
}

/** A photograph that can't be packed fills the background. */
async function largeUpload(): Promise<Buffer> {
  const [width, height] = [1500, 1100];
  const noise = randomFillSync(Buffer.alloc(width * height * 3));
  const bytes = await sharp(noise, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return buildUpload((entries) =>
    addPicture(entries, {
      on: 'ppt/slideMasters/slideMaster1.xml',
      box: { x: 9_144_000, y: 0, cx: 3_048_000, cy: 500_000 },
      bytes,
    }),
  );
}

function memoryMb(root: string, file: Buffer): Promise<number> {
  return inScratchFolder(async (folder) => {
    const path = join(folder, 'template.pptx');
    await writeFile(path, file);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', join(root, 'scripts/bench/engine/read-upload.ts'), path],
      { cwd: root },
    );
    return roundTo(Number(stdout) / 1024, 0);
  });
}

/** The same deck on a built-in template and on that template as somebody's file, in turns. */
async function compareWithBuiltin(): Promise<BenchFigure[]> {
  const theme = findThemes('Ledger')[0]!;
  const file = await buildUpload();
  const opened = upload(await open(file));
  const [builtin, own, anew]: [number[], number[], number[]] = [[], [], []];
  for (let round = -2; round < rounds; round += 1) {
    for (const [samples, prepare] of [
      [builtin, () => Promise.resolve({ theme })],
      [own, () => Promise.resolve(opened)],
      [anew, async () => upload(await open(file))],
    ] as const) {
      const start = performance.now();
      await makeDeck(await prepare());
      if (round >= 0) samples.push(performance.now() - start);
    }
  }
  const [builtinMs, ownMs, anewMs] = [builtin, own, anew].map((samples) => percentile(samples, 0.5)) as [
    number,
    number,
    number,
  ];
  return [
    { name: `file of ${slideCount} slides on a template of one's own, p50`, value: roundTo(ownMs, 0), unit: 'ms' },
    { name: '  relative to a built-in one', value: roundTo(ownMs / builtinMs, 2), unit: '×', aim: 1.3 },
    { name: '  the first one of a process, which reads it', value: roundTo(anewMs / builtinMs, 2), unit: '×' },
  ];
}

interface Look {
  theme: Theme;
  upload?: UploadedLooks;
}

const upload = ({ theme, template, scale }: OpenedUpload): Look => ({ theme, upload: { template, scale } });

async function makeDeck({ theme, upload }: Look): Promise<{ layouts: string[]; file: Uint8Array }> {
  const spec = benchDeck(slideCount);
  const images = await picturesOfDeck();
  const { scene } = layOutDeck(spec, theme, { maxSlides: 60, images });
  const file = await writePptx({ scene, theme, images, upload });
  return { layouts: scene.slides.map(({ layout }) => layout), file };
}

let pictures: ReturnType<typeof benchImages> | undefined;
const picturesOfDeck = () => (pictures ??= benchImages(benchDeck(slideCount)));

/** Over the templates that are hard to use well. */
async function sharesOfTemplates(): Promise<BenchFigure[]> {
  const [proper, slides, inherited, runs] = [[0], [0], [0], [0]];
  for (const { build } of difficultUploads) {
    const opened = await open(await build());
    const { layouts, file } = await makeDeck(upload(opened));
    const served: Readonly<Record<string, { isStandIn: boolean }>> = opened.layouts;
    slides.push(layouts.length);
    proper.push(layouts.filter((name) => !served[name]!.isStandIn).length);
    const parts = openPackage(file);
    const found = slidePathsOf(parts).flatMap((path) => descendantsOf(parseXml(parts.parts.get(path)!), 'a:rPr'));
    runs.push(found.length);
    inherited.push(
      found.filter((run) => run.get('sz') === undefined && childOf(run, 'a:solidFill') === undefined).length,
    );
  }
  const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0);
  const percent = (part: readonly number[], whole: readonly number[]) => roundTo((100 * sum(part)) / sum(whole), 0);
  return [
    {
      name: `slides on a layout that is made for them, ${difficultUploads.length} difficult templates`,
      value: percent(proper, slides),
      unit: '%',
    },
    { name: 'texts that inherit size and colour', value: percent(inherited, runs), unit: '%' },
  ];
}
