import { escapeXml } from '@/lib/preview/svg';
import type { GalleryContent } from './content/gallery-content';
import { pageScript, pageStyle } from './page-parts';
import type { Cell, WrittenTemplate } from './write-template';

export interface IndexPageInput {
  content: GalleryContent;
  written: readonly WrittenTemplate[];
}

/** The page that shows everything, by kind and by template; it works from the disk, without a server. */
export function indexPage({ content, written }: IndexPageInput): string {
  const files = written.map(({ name, pptx }) => `<a href="${pptx}">${escapeXml(name)}.pptx</a>`).join(' ');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Gallery</title><style>${pageStyle}</style></head>
<body data-view="kinds">
<header><h1>Gallery</h1><nav><button data-show="kinds">By kind</button><button data-show="templates">By template</button></nav><span>${escapeXml(content.language)} · ${files}</span></header>
<main id="kinds">${byKind(written)}</main>
<main id="templates">${written.map(byTemplate).join('')}</main>
<dialog><p></p><div></div></dialog>
<script>${pageScript}</script>
</body></html>
`;
}

/** A section a kind; rows are its arrangements, columns the templates. */
function byKind(written: readonly WrittenTemplate[]): string {
  const rows = written[0]?.cells ?? [];
  const kinds = [...new Set(rows.map(({ example }) => example.kind))];
  const head = `<tr><th></th>${written.map(({ name }) => `<th>${escapeXml(name)}</th>`).join('')}</tr>`;
  return kinds
    .map((kind) => {
      const body = rows.flatMap(({ example }, row) => {
        if (example.kind !== kind) return [];
        const cells = written.flatMap(({ cells }) => cells[row] ?? []).map((cell) => `<td>${figure(cell)}</td>`);
        return [`<tr><th scope="row">${escapeXml(example.label)}</th>${cells.join('')}</tr>`];
      });
      return `<section id="kind-${kind}"><h2>${kind}</h2><table>${head}${body.join('')}</table></section>`;
    })
    .join('');
}

function byTemplate({ name, cells }: WrittenTemplate): string {
  return `<section><h2>${escapeXml(name)}</h2><div class="sheet">${cells.map(figure).join('')}</div></section>`;
}

/** Its pictures are enlarged by a click; remarks stand below. */
function figure({ example, template, svg, png, arrangement, remarks, omitted }: Cell): string {
  const name = `${template} · ${example.kind} · ${example.label}${example.label === arrangement ? '' : ` (${arrangement})`}`;
  const notes = [...(omitted.length > 0 ? [`Not drawn: ${omitted.join(', ')}.`] : []), ...remarks];
  const list = notes.length > 0 ? `<ul>${notes.map((note) => `<li${note.startsWith('Blocking') ? ' class="bad"' : ''}>${escapeXml(note)}</li>`).join('')}</ul>` : '';
  return `<figure data-name="${escapeXml(name)}" data-pictures="${escapeXml([svg, png].join(' '))}"><img loading="lazy" src="${png}" alt="${escapeXml(name)}"><figcaption>${escapeXml(`${example.kind} · ${example.label}`)}</figcaption>${list}</figure>`;
}
