import { escapeSvg } from '@/lib/preview/svg';
import type { Comparison } from './compare/compare-gallery';
import { leastSimilarity } from './compare/kind-values';
import type { GalleryContent } from './content/contents';
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
  const files = written.map(({ name, pptx }) => `<a href="${pptx}">${escapeSvg(name)}.pptx</a>`).join(' ');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Gallery</title><style>${pageStyle}</style></head>
<body data-view="kinds">
<header><h1>Gallery</h1><nav><button data-show="kinds">By kind</button><button data-show="templates">By template</button></nav><span>${escapeSvg(content.language)} · ${files}</span></header>
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
  const head = `<tr><th></th>${written.map(({ name }) => `<th>${escapeSvg(name)}</th>`).join('')}</tr>`;
  return kinds
    .map((kind) => {
      const body = rows.flatMap(({ example }, row) => {
        if (example.kind !== kind) return [];
        const cells = written
          .flatMap(({ cells }) => cells[row] ?? [])
          .map((cell) => `<td>${figure(cell, compared.get(cell.png))}</td>`);
        return [`<tr><th scope="row">${escapeSvg(example.label)}</th>${cells.join('')}</tr>`];
      });
      return `<section id="kind-${kind}"><h2>${kind}</h2><table>${head}${body.join('')}</table></section>`;
    })
    .join('');
}

function byTemplate({ name, cells }: WrittenTemplate, compared: Comparisons): string {
  return `<section><h2>${escapeSvg(name)}</h2><div class="sheet">${cells.map((cell) => figure(cell, compared.get(cell.png))).join('')}</div></section>`;
}

/** Its pictures are enlarged by a click; remarks stand below. */
function figure(cell: Cell, comparison: Comparison | undefined): string {
  const { example, template, svg, png, arrangement } = cell;
  const name = `${template} · ${example.kind} · ${example.label}${example.label === arrangement ? '' : ` (${arrangement})`}`;
  const pictures = [svg, png, ...(comparison ? [comparison.libreOffice, comparison.difference] : [])].join(' ');
  const list = remarksOf(cell, comparison).map(
    ({ text, isBad }) => `<li${isBad ? ' class="bad"' : ''}>${escapeSvg(text)}</li>`,
  );
  const figcaption = `<figcaption>${escapeSvg(`${example.kind} · ${example.label}`)}</figcaption>`;
  return `<figure data-name="${escapeSvg(name)}" data-pictures="${escapeSvg(pictures)}"><img loading="lazy" src="${png}" alt="${escapeSvg(name)}">${figcaption}${list.length > 0 ? `<ul>${list.join('')}</ul>` : ''}</figure>`;
}

function remarksOf({ remarks }: Cell, comparison: Comparison | undefined): { text: string; isBad: boolean }[] {
  return [
    ...(comparison
      ? [{ text: `Similarity ${comparison.value.toFixed(3)}`, isBad: comparison.value < leastSimilarity.slide }]
      : []),
    ...remarks.map((text) => ({ text, isBad: text.startsWith('Blocking') })),
  ];
}

const pageStyle = `
:root { color-scheme: light; font: 14px/1.4 system-ui, sans-serif; }
body { margin: 0; background: #eef0f3; color: #1b2430; }
header { position: sticky; top: 0; z-index: 1; display: flex; gap: 16px; align-items: center; padding: 8px 16px; background: #fff; border-bottom: 1px solid #d5dae1; }
h1 { font-size: 16px; margin: 0; } h2 { font-size: 16px; margin: 24px 0 8px; }
main { padding: 0 16px 32px; } body[data-view=kinds] #templates, body[data-view=templates] #kinds { display: none; }
table { border-spacing: 8px; } th { text-align: left; vertical-align: top; font-weight: 600; } td { vertical-align: top; }
figure { margin: 0; width: 320px; } img { width: 100%; display: block; cursor: zoom-in; box-shadow: 0 0 0 1px #d5dae1; background: #fff; }
figcaption { font-size: 12px; color: #5a6675; } td figcaption { display: none; }
figure ul { margin: 4px 0 0; padding-left: 16px; font-size: 11px; color: #5a6675; } .bad { color: #b00020; font-weight: 600; }
.sheet { display: flex; flex-wrap: wrap; gap: 12px; }
dialog { border: 0; padding: 8px; max-width: 96vw; max-height: 96vh; } dialog p { margin: 0 0 8px; } dialog div { display: flex; flex-wrap: wrap; gap: 8px; } dialog img { width: min(1280px, 94vw); cursor: default; }
dialog .pair img { width: min(900px, 46vw); }
`;

/** Switching the view, and one dialog for all enlargements; arrow keys go to the neighbours. */
const pageScript = `
const dialog = document.querySelector('dialog');
let shown;
for (const button of document.querySelectorAll('[data-show]')) button.onclick = () => { document.body.dataset.view = button.dataset.show; };
function show(figure) {
  shown = figure;
  const pictures = figure.dataset.pictures.split(' ');
  dialog.querySelector('p').textContent = figure.dataset.name;
  const box = dialog.querySelector('div');
  const many = pictures.length > 2;
  box.className = many ? 'pair' : '';
  box.replaceChildren(...(many ? pictures.slice(1) : pictures.slice(0, 1)).map((src) => Object.assign(new Image(), { src })));
  if (!dialog.open) dialog.showModal();
}
document.addEventListener('click', ({ target }) => {
  const figure = target.closest('figure');
  if (figure && target.tagName === 'IMG') show(figure);
  else if (target === dialog) dialog.close();
});
document.addEventListener('keydown', ({ key }) => {
  if (!dialog.open || !['ArrowLeft', 'ArrowRight'].includes(key)) return;
  const all = [...shown.closest('main').querySelectorAll('figure')];
  const next = all[all.indexOf(shown) + (key === 'ArrowRight' ? 1 : -1)];
  if (next) show(next);
});
`;
