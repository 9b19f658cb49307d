import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import type { Theme } from '@/lib/deck/theme/theme';
import { rasterizeSvg } from '@/lib/platform/rasterizer/rasterize-svg';
import { drawContactSheet } from '@/lib/preview/draw-contact-sheet';
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
