import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import type { ImageAsset } from '@/lib/deck/scene/scene';
import { drawPixels, shrinkPicture } from '@/lib/platform/rasterizer/rasterize-svg';
import type { OpenedTemplate } from '@/lib/templates/own-template';
import { openUpload } from '@/lib/templates/upload/open-upload';
import { UsageError } from '../admin/usage-error';
import { secondsSince, step } from '../prepare/say.mjs';
import type { VerbCall } from '../start/start';
import { compareGallery, type Comparison } from './compare/compare-gallery';
import { drawForeignLooks } from './compare/draw-foreign-looks';
import { findPrograms } from './compare/find-programs';
import { hasFailed, kindValues, leastSimilarity, kindTable, meanOf } from './compare/kind-values';
import { contents } from './content/contents';
import { examplesOf } from './examples';
import { indexPage } from './index-page';
import { readGalleryOptions } from './options';
import { writeStories } from './stories/write-stories';
import { sentenceOfEditing, writeTemplate, type WrittenTemplate } from './write-template';

/**
 * Every slide kind in every arrangement in every template, to be looked at.
 *
 *     content ─▶ examples ─▶ a template each: .pptx, SVG, PNG ─┬──────────────────────────────────▶ index.html
 *                                                              └─▶ with --compare, LibreOffice's ─┘
 *
 * `stories` instead: whole decks of requests of different kinds, by the stand-in model and by the embedded composer.
 *
 * With `--compare`, the exit status is 1 when the pictures of a slide, or all of them together, differ too much.
 */
export async function run({ root, args }: VerbCall): Promise<number> {
  const start = performance.now();
  const { stories, themes, files, kinds, language, folder, compare, foreign } = readGalleryOptions(args, root);
  if (stories) return writeStories({ stories, folder });
  const templates = [...themes.map((theme) => ({ theme })), ...(await Promise.all(files.map(readTemplate)))];
  const programs = compare || foreign ? findPrograms() : undefined;
  const content = contents[language];
  const examples = examplesOf(content, kinds);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const images = await makePictures();
  const written: WrittenTemplate[] = [];
  for (const [index, template] of templates.entries()) {
    written.push(
      await step(`${template.theme.name}, ${examples.length} slides (${index + 1} of ${templates.length})`, () =>
        writeTemplate({ ...template, content, examples, images, folder }),
      ),
    );
  }
  const comparisons = programs && compare ? await compareGallery({ root, folder, written, programs }) : [];
  if (programs && foreign) await drawForeignLooks({ root, folder, themes, content, examples, images, programs });
  const page = join(folder, 'index.html');
  await writeFile(page, indexPage({ content, written, comparisons }));
  const status = judge(comparisons);
  process.stdout.write(`What editors find:\n${written.map((one) => `${sentenceOfEditing(one)}\n`).join('')}`);
  process.stdout.write(`${examples.length * templates.length} slides in ${secondsSince(start)} s. Open ${page}\n`);
  return status;
}

/** A PowerPoint file as the template that an organization would have of it. */
async function readTemplate(path: string): Promise<OpenedTemplate> {
  const identity = { name: basename(path, extname(path)), description: '', tags: [] };
  try {
    const { theme, template, scale } = await openUpload(await readFile(path), identity, { drawPixels, shrinkPicture });
    return { theme, upload: { template, scale } };
  } catch (error) {
    throw new UsageError(`--template ${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function judge(comparisons: readonly Comparison[]): number {
  if (comparisons.length === 0) return 0;
  const values = kindValues(comparisons);
  const failed = values.filter(hasFailed);
  const mean = meanOf(values);
  process.stdout.write(
    `Structural similarity of the previews and LibreOffice's pictures: ${mean.toFixed(3)} in the mean of all slides, which is to be ${leastSimilarity.mean} at least, and each slide ${leastSimilarity.slide}.\n${kindTable(values)}\n`,
  );
  if (failed.length > 0) process.stdout.write(`Too different: ${failed.map(({ kind }) => kind).join(', ')}.\n`);
  return failed.length > 0 || mean < leastSimilarity.mean ? 1 : 0;
}

const sun = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#FFE9B8"/>`;
const sky = (id: string, top: string, bottom: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;
const hills = (color: string, d: string) => `<path d="${d}" fill="${color}"/>`;

/** A hall in one-point perspective: floor, walls, roof beams and marked lanes. */
const hall = `<defs>${sky('floor', '#8D9299', '#C9CCD0')}${sky('wall', '#5E6B7A', '#7C8896')}</defs>
<rect width="1600" height="1200" fill="url(#wall)"/>
<path d="M0 0H1600L1000 480H600Z" fill="#3F4A57"/><path d="M0 1200H1600L1000 640H600Z" fill="url(#floor)"/><rect x="600" y="480" width="400" height="160" fill="#B9C4CF"/>
${[0.1, 0.3, 0.55, 0.8].map((t) => `<path d="M${600 * t} ${480 * t}H${1600 - 600 * t}" stroke="#2D3641" stroke-width="${26 - 20 * t}"/>`).join('')}
${[200, 520, 1080, 1400].map((x) => `<path d="M${x} 1200L${760 + (x - 800) / 10} 640" stroke="#F2C14E" stroke-width="12"/>`).join('')}
${[640, 740, 840, 920].map((x) => `<rect x="${x}" y="520" width="50" height="120" fill="#EFF4F8"/>`).join('')}`;

/** Evening over a coast: sky, sun, water, two ranges of hills. */
const coast = `<defs>${sky('evening', '#27507A', '#F3B27A')}${sky('water', '#E9B184', '#2E5F86')}</defs>
<rect width="1920" height="1080" fill="url(#evening)"/>${sun(1240, 520, 90)}<rect y="600" width="1920" height="480" fill="url(#water)"/>
${hills('#3B5B78', 'M0 600V470L240 380L520 500L760 430L1010 600Z')}${hills('#22394F', 'M0 1080V700L330 620L700 760L1100 1080Z')}
${[640, 690, 760, 850].map((y, index) => `<path d="M${1150 - index * 40} ${y}H${1330 + index * 40}" stroke="#FFE9B8" stroke-opacity="${0.7 - index * 0.15}" stroke-width="8"/>`).join('')}`;

/** A mast before the evening sky, upright. */
const tower = `<defs>${sky('dusk', '#1F2E4F', '#D98A6A')}</defs><rect width="600" height="1400" fill="url(#dusk)"/>${sun(430, 1010, 60)}
<path d="M290 200H310L380 1400H220Z" fill="#141C2E"/>${[420, 640, 860, 1080].map((y) => `<path d="M${300 - y / 16} ${y}H${300 + y / 16}" stroke="#D98A6A" stroke-width="6"/>`).join('')}
<circle cx="300" cy="180" r="26" fill="#E85D4A"/>${hills('#0E1524', 'M0 1400V1240L200 1180L420 1260L600 1200V1400Z')}`;

const drawings = { hall: [1600, 1200, hall], coast: [1920, 1080, coast], tower: [600, 1400, tower] } as const;

/** Pictures of our own making in three proportions, as JPEG, which is what decks mostly hold. */
export async function makePictures(): Promise<Map<string, ImageAsset>> {
  const assets = Object.entries(drawings).map(
    async ([id, [widthPx, heightPx, drawing]]): Promise<[string, ImageAsset]> => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}">${drawing}</svg>`;
      return [
        id,
        {
          id,
          mimeType: 'image/jpeg',
          bytes: await sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer(),
          widthPx,
          heightPx,
        },
      ];
    },
  );
  return new Map(await Promise.all(assets));
}
