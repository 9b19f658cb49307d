import { escapeXml } from '@/lib/preview/svg';
import type { Comparison } from './compare/compare-gallery';
import { leastSimilarity } from './compare/kind-values';
import type { GalleryContent } from './content/gallery-content';
import { pageScript, pageStyle } from './page-parts';
import type { Cell, WrittenTemplate } from './write-template';

export interface IndexPageInput {
  content: GalleryContent;
  written: readonly WrittenTemplate[];
  /** Of every slide, or of none. */
  comparisons: readonly Comparison[];
}

/** By the path of the preview. */
type Comparisons = ReadonlyMap<string, Comparison>;

/** The page that shows everything, by kind and by template; it works from the disk, without a server. */
export function indexPage({ content, written, comparisons }: IndexPageInput): string {
  const compared: Comparisons = new Map(comparisons.map((comparison) => [comparison.cell.png, comparison]));
  const files = written.map(({ name, pptx }) => `<a href="${pptx}">${escapeXml(name)}.pptx</a>`).join(' ');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Gallery</title><style>${pageStyle}</style></head>
<body data-view="kinds">
<header><h1>Gallery</h1><nav><button data-show="kinds">By kind</button><button data-show="templates">By template</button></nav><span>${escapeXml(content.language)} · ${files}</span></header>
<main id="kinds">${byKind(written, compared)}</main>
<main id="templates">${written.map((template) => byTemplate(template, compared)).join('')}</main>
<dialog><p></p><div></div></dialog>
<script>${pageScript}</script>
</body></html>
`;
}

/** A section a kind; rows are its arrangements, columns the templates. */
function byKind(written: readonly WrittenTemplate[], compared: Comparisons): string {
  const rows = written[0]?.cells ?? [];
  const kinds = [...new Set(rows.map(({ example }) => example.kind))];
  const head = `<tr><th></th>${written.map(({ name }) => `<th>${escapeXml(name)}</th>`).join('')}</tr>`;
  return kinds
    .map((kind) => {
      const body = rows.flatMap(({ example }, row) => {
        if (example.kind !== kind) return [];
        const cells = written
          .flatMap(({ cells }) => cells[row] ?? [])
          .map((cell) => `<td>${figure(cell, compared.get(cell.png))}</td>`);
        return [`<tr><th scope="row">${escapeXml(example.label)}</th>${cells.join('')}</tr>`];
      });
      return `<section id="kind-${kind}"><h2>${kind}</h2><table>${head}${body.join('')}</table></section>`;
    })
    .join('');
}

function byTemplate({ name, cells }: WrittenTemplate, compared: Comparisons): string {
  return `<section><h2>${escapeXml(name)}</h2><div class="sheet">${cells.map((cell) => figure(cell, compared.get(cell.png))).join('')}</div></section>`;
}

/** Its pictures are enlarged by a click; remarks stand below. */
function figure(cell: Cell, comparison: Comparison | undefined): string {
  const { example, template, svg, png, arrangement } = cell;
  const name = `${template} · ${example.kind} · ${example.label}${example.label === arrangement ? '' : ` (${arrangement})`}`;
  const pictures = [svg, png, ...(comparison ? [comparison.libreOffice, comparison.difference] : [])].join(' ');
  const list = remarksOf(cell, comparison).map(
    ({ text, isBad }) => `<li${isBad ? ' class="bad"' : ''}>${escapeXml(text)}</li>`,
  );
  const figcaption = `<figcaption>${escapeXml(`${example.kind} · ${example.label}`)}</figcaption>`;
  return `<figure data-name="${escapeXml(name)}" data-pictures="${escapeXml(pictures)}"><img loading="lazy" src="${png}" alt="${escapeXml(name)}">${figcaption}${list.length > 0 ? `<ul>${list.join('')}</ul>` : ''}</figure>`;
}

function remarksOf({ remarks }: Cell, comparison: Comparison | undefined): { text: string; isBad: boolean }[] {
  return [
    ...(comparison
      ? [{ text: `Similarity ${comparison.value.toFixed(3)}`, isBad: comparison.value < leastSimilarity }]
      : []),
    ...remarks.map((text) => ({ text, isBad: text.startsWith('Blocking') })),
  ];
}
