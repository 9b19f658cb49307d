import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Theme } from '@/lib/deck/theme/theme';
import { secondsSince, step } from '../prepare/say.mjs';
import type { VerbCall } from '../start/start';
import { compareGallery, type Comparison } from './compare/compare-gallery';
import { drawForeignLooks } from './compare/draw-foreign-looks';
import { findPrograms } from './compare/find-programs';
import { hasFailed, kindValues, leastSimilarity, kindTable, meanOf } from './compare/kind-values';
import { contents } from './content/contents';
import { examplesOf } from './examples';
import { makePictures } from './gallery-pictures';
import { indexPage } from './index-page';
import { readGalleryOptions } from './options';
import { readTemplate } from './read-template';
import { sentenceOfEditing, writeTemplate, type WrittenTemplate } from './write-template';

/**
 * Every slide kind in every arrangement in every template, to be looked at.
 *
 *     content ─▶ examples ─▶ a template each: .pptx, SVG, PNG ─┬──────────────────────────────────▶ index.html
 *                                                              └─▶ with --compare, LibreOffice's ─┘
 *
 * With `--compare`, the exit status is 1 when the pictures of a slide, or all of them together, differ too much.
 */
export async function run({ root, args }: VerbCall): Promise<number> {
  const start = performance.now();
  const { themes, files, kinds, language, folder, compare, foreign } = readGalleryOptions(args, root);
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
  process.stdout.write(`${sentenceOfCompositions(themes)}\n`);
  process.stdout.write(`What editors find:\n${written.map((one) => `${sentenceOfEditing(one)}\n`).join('')}`);
  process.stdout.write(`${examples.length * templates.length} slides in ${secondsSince(start)} s. Open ${page}\n`);
  return status;
}

/** Which templates are composed alike. */
function sentenceOfCompositions(themes: readonly Theme[]): string {
  const names = [...new Set(themes.flatMap(({ composition }) => composition ?? []))];
  const groups = names.map((name) => {
    const alike = themes.filter(({ composition }) => composition === name);
    return `${name} (${alike.map((theme) => theme.name).join(', ')})`;
  });
  return `Compositions: ${names.length} in ${themes.length} templates: ${groups.join(', ')}`;
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
