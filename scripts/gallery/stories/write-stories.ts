import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rasterizeSvg } from '@/lib/platform/rasterizer/rasterize-svg';
import { secondsSince, step } from '../../prepare/say.mjs';
import { drawSheet } from './draw-sheet';
import type { Story } from './read-stories';
import { storiesPage, type WrittenDeck, type WrittenStory } from './stories-page';
import { tellers, tellStory, type Teller } from './tell-story';

export interface WriteStoriesInput {
  stories: readonly Story[];
  /** Of the gallery; the stories stand in a folder of their own in it. */
  folder: string;
}

const slideWidthPx = 1280;

/** Every request as a deck of the stand-in model and of the embedded composer, to be looked at side by side. */
export async function writeStories({ stories, folder }: WriteStoriesInput): Promise<number> {
  const start = performance.now();
  const target = join(folder, 'stories');
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const written: WrittenStory[] = [];
  for (const [index, story] of stories.entries()) {
    written.push(await step(`${story.name} (${index + 1} of ${stories.length})`, () => writeStory(story, target)));
  }
  const page = join(target, 'index.html');
  await writeFile(page, storiesPage(written));
  const count = written.flatMap(({ decks }) => decks.flatMap(({ slides }) => slides)).length;
  process.stdout.write(`${count} slides of ${stories.length} stories in ${secondsSince(start)} s. Open ${page}\n`);
  return 0;
}

async function writeStory(story: Story, folder: string): Promise<WrittenStory> {
  const decks: WrittenDeck[] = [];
  for (const teller of tellers) decks.push(await writeDeck(story, teller, folder));
  return { name: story.name, prompt: story.prompt, decks };
}

async function writeDeck(story: Story, teller: Teller, folder: string): Promise<WrittenDeck> {
  const { slides, quality } = await tellStory(story, teller);
  const name = `${story.name}-${teller}`;
  const sheet = `${name}.png`;
  await mkdir(join(folder, name));
  await writeFile(join(folder, sheet), await drawSheet(slides));
  const pictures = await Promise.all(
    slides.map(async ({ svg, title }, index) => {
      const picture = `${name}/${index + 1}.png`;
      await writeFile(join(folder, picture), await rasterizeSvg(svg, { widthPx: slideWidthPx }));
      return { picture, title };
    }),
  );
  return { teller, sheet, slides: pictures, template: quality.template, notices: quality.notices };
}
