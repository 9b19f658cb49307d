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

const columns = 2;
/** Gaps have the proportions of a slide, so that a sheet of two by two has them too. */
const [width, height, gapX, gapY] = [960, 540, 16, 9];
const cell = { width: (width - gapX) / columns, height: (height - gapY) / columns };
const between = '#D5DAE1';

/** Up to four drawings of slides on one sheet, in rows. */
function drawContactSheet(slides: readonly string[]): string {
  const cells = slides.map((svg, index) => {
    const [x, y] = [(index % columns) * (cell.width + gapX), Math.floor(index / columns) * (cell.height + gapY)];
    return tag('svg', { x, y, ...cell }, [svg]);
  });
  return tag('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}` }, [
    tag('rect', { width, height, fill: between }),
    ...cells,
  ]);
}
