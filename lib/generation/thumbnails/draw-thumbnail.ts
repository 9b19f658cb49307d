import { tag } from '@/lib/preview/svg';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import type { Theme } from '@/lib/deck/theme/theme';
import { rasterizeSvg } from '@/lib/platform/rasterizer/rasterize-svg';
import { drawSlide } from '@/lib/preview/draw-slide';
import { sampleDeck } from '@/lib/templates/sample-deck';

const thumbnailWidthPx = 640;

/** The sample deck in a theme, as SVG: the slides that a job with this template would get. */
export function drawThumbnail(theme: Theme): string {
  const { scene } = layOutDeck(sampleDeck, theme, { maxSlides: sampleDeck.slides.length, images: new Map() });
  return drawContactSheet(scene.slides.map((slide) => drawSlide({ slide, direction: scene.direction, theme }).svg));
}

/** The same as a PNG, 640 by 360 pixels. */
export function renderThumbnail(theme: Theme): Promise<Uint8Array> {
  return rasterizeSvg(drawThumbnail(theme), { widthPx: thumbnailWidthPx });
}

/** Gaps have the proportions of a slide, so that a sheet of as many rows as columns has them too. */
const [width, gapX, gapY] = [960, 16, 9];
const proportions = 16 / 9;
const between = '#D5DAE1';

/** Drawings of slides on one sheet, row by row. */
export function drawContactSheet(slides: readonly string[], columns = 2): string {
  const cellWidth = (width - (columns - 1) * gapX) / columns;
  const cell = { width: cellWidth, height: cellWidth / proportions };
  const rows = Math.ceil(slides.length / columns);
  const height = rows * cell.height + (rows - 1) * gapY;
  const cells = slides.map((svg, index) => {
    const [x, y] = [(index % columns) * (cell.width + gapX), Math.floor(index / columns) * (cell.height + gapY)];
    return tag('svg', { x, y, ...cell }, [svg]);
  });
  return tag('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` }, [
    tag('rect', { width, height, fill: between }),
    ...cells,
  ]);
}
