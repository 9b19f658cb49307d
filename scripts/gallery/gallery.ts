import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { secondsSince, step } from '../prepare/say.mjs';
import type { VerbCall } from '../start/start';
import { compareGallery, type Comparison } from './compare/compare-gallery';
import { findPrograms } from './compare/find-programs';
import { hasFailed, kindValues, leastSimilarity, tableOf } from './compare/kind-values';
import { contents } from './content/contents';
import { examplesOf } from './examples';
import { indexPage } from './index-page';
import { readGalleryOptions } from './options';
import { makePictures } from './pictures';
import { writeStories } from './stories/write-stories';
import { writeTemplate, type WrittenTemplate } from './write-template';

/**
 * Every slide kind in every arrangement in every template, to be looked at.
 *
 *     content ─▶ examples ─▶ a template each: .pptx, SVG, PNG ─┬──────────────────────────────────▶ index.html
 *                                                              └─▶ with --compare, LibreOffice's ─┘
 *
 * `stories` instead: whole decks of requests of different kinds, by the stand-in model and by the embedded composer.
 *
 * With `--compare`, the exit status is 1 when the pictures of a slide kind differ too much.
 */
export async function run({ root, args }: VerbCall): Promise<number> {
  const start = performance.now();
  const { stories, themes, kinds, language, folder, compare } = readGalleryOptions(args, root);
  if (stories) return writeStories({ stories, folder });
  const programs = compare ? findPrograms() : undefined;
  const content = contents[language];
  const examples = examplesOf(content, kinds);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const images = await makePictures();
  const written: WrittenTemplate[] = [];
  for (const [index, theme] of themes.entries()) {
    written.push(
      await step(`${theme.name}, ${examples.length} slides (${index + 1} of ${themes.length})`, () =>
        writeTemplate({ theme, content, examples, images, folder }),
      ),
    );
  }
  const comparisons = programs ? await compareGallery({ root, folder, written, programs }) : [];
  const page = join(folder, 'index.html');
  await writeFile(page, indexPage({ content, written, comparisons }));
  const status = judge(comparisons);
  process.stdout.write(`${examples.length * themes.length} slides in ${secondsSince(start)} s. Open ${page}\n`);
  return status;
}

function judge(comparisons: readonly Comparison[]): number {
  if (comparisons.length === 0) return 0;
  const values = kindValues(comparisons);
  const failed = values.filter(hasFailed);
  process.stdout.write(
    `Structural similarity of the previews and LibreOffice's pictures; the mean of each kind is to be ${leastSimilarity} at least.\n${tableOf(values)}\n`,
  );
  if (failed.length > 0) process.stdout.write(`Too different: ${failed.map(({ kind }) => kind).join(', ')}.\n`);
  return failed.length > 0 ? 1 : 0;
}
