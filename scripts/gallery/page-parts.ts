export const pageStyle = `
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
export const pageScript = `
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
