import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { rasterizeSvg } from '@/lib/platform/rasterizer/rasterize-svg';
import { escapeSvg } from '@/lib/preview/svg';
import { secondsSince, step } from '../../prepare/say.mjs';
import type { Story } from './read-stories';
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

const columns = 3;
const cell = { width: 640, height: 360 };
const gap = 12;
const between = '#d5dae1';

/** A deck as one picture: its slides in rows, as PNG. */
async function drawSheet(slides: readonly { svg: string }[]): Promise<Uint8Array> {
  const pictures = await Promise.all(slides.map(({ svg }) => rasterizeSvg(svg, { widthPx: cell.width })));
  const rows = Math.ceil(slides.length / columns);
  const sheet = sharp({
    create: { width: sized(columns, cell.width), height: sized(rows, cell.height), channels: 3, background: between },
  });
  return sheet
    .composite(pictures.map((picture, index) => ({ input: Buffer.from(picture), ...placeOf(index) })))
    .png({ palette: true })
    .toBuffer();
}

function placeOf(index: number): { left: number; top: number } {
  return {
    left: gap + (index % columns) * (cell.width + gap),
    top: gap + Math.floor(index / columns) * (cell.height + gap),
  };
}

function sized(count: number, length: number): number {
  return count * (length + gap) + gap;
}

/** Paths are relative to the page. */
interface WrittenDeck {
  teller: Teller;
  /** All slides in one picture. */
  sheet: string;
  slides: readonly { picture: string; title: string }[];
  template: string;
  notices: readonly string[];
}

interface WrittenStory {
  name: string;
  prompt: string;
  decks: readonly WrittenDeck[];
}

const tellerNames: Record<Teller, string> = { model: 'Stand-in model', embedded: 'Embedded composer' };

const style = `
:root { color-scheme: light; font: 14px/1.4 system-ui, sans-serif; }
body { margin: 0; padding: 0 16px 32px; background: #eef0f3; color: #1b2430; }
h1 { font-size: 18px; } h2 { font-size: 16px; margin: 24px 0 8px; } h3 { font-size: 14px; margin: 0 0 4px; font-weight: 600; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; } img { width: 100%; display: block; }
ol { display: flex; flex-wrap: wrap; gap: 2px 16px; margin: 6px 0; padding-left: 16px; font-size: 12px; } li { margin-left: 12px; }
pre { white-space: pre-wrap; background: #fff; padding: 12px; } .notices { color: #b00020; font-size: 12px; }
`;

/** The decks of every story side by side, with what was asked; it works from the disk, without a server. */
function storiesPage(stories: readonly WrittenStory[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Stories</title><style>${style}</style></head>
<body><h1>Stories</h1>${stories.map(sectionOf).join('')}</body></html>
`;
}

function sectionOf({ name, prompt, decks }: WrittenStory): string {
  const request = `<details><summary>What was asked</summary><pre dir="auto">${escapeSvg(prompt)}</pre></details>`;
  return `<section id="${name}"><h2>${escapeSvg(name)}</h2>${request}<div class="pair">${decks.map(deckOf).join('')}</div></section>`;
}

function deckOf({ teller, sheet, slides, template, notices }: WrittenDeck): string {
  const name = `${tellerNames[teller]}, ${template}`;
  const titles = slides.map(({ picture, title }) => `<li><a href="${picture}">${escapeSvg(title)}</a></li>`).join('');
  const told =
    notices.length > 0
      ? `<ul class="notices">${notices.map((notice) => `<li>${escapeSvg(notice)}</li>`).join('')}</ul>`
      : '';
  return `<div><h3>${escapeSvg(name)}</h3><a href="${sheet}"><img loading="lazy" src="${sheet}" alt="${escapeSvg(name)}"></a><ol>${titles}</ol>${told}</div>`;
}
