import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { secondsSince, step } from '../prepare/say.mjs';
import type { VerbCall } from '../start/start';
import { contents } from './content/contents';
import { examplesOf } from './examples';
import { indexPage } from './index-page';
import { readGalleryOptions } from './options';
import { makePictures } from './pictures';
import { writeTemplate, type WrittenTemplate } from './write-template';

/**
 * Every slide kind in every arrangement in every template, to be looked at.
 *
 *     content ─▶ examples ─▶ a template each: .pptx, SVG, PNG ─▶ index.html
 */
export async function run({ root, args }: VerbCall): Promise<number> {
  const start = performance.now();
  const { themes, kinds, language, folder } = readGalleryOptions(args, root);
  const content = contents[language];
  const examples = examplesOf(content, kinds);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const images = await makePictures();
  const written: WrittenTemplate[] = [];
  for (const [index, theme] of themes.entries()) {
    written.push(await step(`${theme.name}, ${examples.length} slides (${index + 1} of ${themes.length})`, () => writeTemplate({ theme, content, examples, images, folder })));
  }
  const page = join(folder, 'index.html');
  await writeFile(page, indexPage({ content, written }));
  process.stdout.write(`${examples.length * themes.length} slides in ${secondsSince(start)} s. Open ${page}\n`);
  return 0;
}
