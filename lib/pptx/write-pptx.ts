import type { ChartElement, ImageAsset, Scene } from '@/lib/deck/scene/scene';
import type { Theme } from '@/lib/deck/theme/theme';
import { assemble } from './assemble/assemble';
import { prepareIcons } from './assemble/prepare-icons';
import { prepareImages } from './assemble/prepare-images';
import { normaliseChart } from './normalise/normalise-chart';
import { normaliseSlide } from './normalise/normalise-slide';
import { buildTemplatePackage } from './template/build-template-package';
import { writeSlides } from './write/write-slides';

export interface WritePptxInput {
  scene: Scene;
  /** The theme that the scene was laid out with; mirrored (`directTheme`) for decks from right to left. */
  theme: Theme;
  /** By id; every `imageId` of the scene must be there. */
  images: ReadonlyMap<string, ImageAsset>;
}

/**
 * Writes a scene as a PowerPoint file.
 *
 *     Scene ──writeSlides──▶ XML as pptxgenjs writes it ──normalise──▶ valid, complete XML ─┐
 *     Theme ──buildTemplatePackage──▶ theme, master, layouts ───────────────────────────────┼─assemble──▶ .pptx
 *     pictures and icons ──prepare──▶ what every PowerPoint shows ──────────────────────────┘
 *
 * The same input gives the same bytes.
 *
 * @throws when the scene shows a picture that `images` lacks or that can't be decoded
 */
export async function writePptx({ scene, theme, images }: WritePptxInput): Promise<Uint8Array> {
  const template = buildTemplatePackage(theme, scene.direction);
  const written = await writeSlides(scene, theme);
  const slides = scene.slides.map((slide, index) =>
    normaliseSlide(written.slides[index] ?? new Uint8Array(), slide, scene, template.layouts[slide.layout]),
  );
  const charts = chartsOf(scene).map((element, index) =>
    normaliseChart(written.charts[index] ?? new Uint8Array(), element, { language: scene.language, colors: theme.colors }),
  );
  const [shown, icons] = await Promise.all([prepareImages(scene, images), prepareIcons(scene, theme)]);
  return assemble({ scene, template, images: shown, icons, slides, charts });
}

function chartsOf(scene: Scene): ChartElement[] {
  return scene.slides.flatMap(({ elements }) => elements.filter((element) => element.type === 'chart'));
}
