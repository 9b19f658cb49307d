import { escapeXml } from '@/lib/preview/svg';
import type { Teller } from './tell-story';

/** Paths are relative to the page. */
export interface WrittenDeck {
  teller: Teller;
  /** All slides in one picture. */
  sheet: string;
  slides: readonly { picture: string; title: string }[];
  template: string;
  notices: readonly string[];
}

export interface WrittenStory {
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
export function storiesPage(stories: readonly WrittenStory[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Stories</title><style>${style}</style></head>
<body><h1>Stories</h1>${stories.map(sectionOf).join('')}</body></html>
`;
}

function sectionOf({ name, prompt, decks }: WrittenStory): string {
  const request = `<details><summary>What was asked</summary><pre dir="auto">${escapeXml(prompt)}</pre></details>`;
  return `<section id="${name}"><h2>${escapeXml(name)}</h2>${request}<div class="pair">${decks.map(deckOf).join('')}</div></section>`;
}

function deckOf({ teller, sheet, slides, template, notices }: WrittenDeck): string {
  const name = `${tellerNames[teller]}, ${template}`;
  const titles = slides.map(({ picture, title }) => `<li><a href="${picture}">${escapeXml(title)}</a></li>`).join('');
  const told =
    notices.length > 0
      ? `<ul class="notices">${notices.map((notice) => `<li>${escapeXml(notice)}</li>`).join('')}</ul>`
      : '';
  return `<div><h3>${escapeXml(name)}</h3><a href="${sheet}"><img loading="lazy" src="${sheet}" alt="${escapeXml(name)}"></a><ol>${titles}</ol>${told}</div>`;
}
