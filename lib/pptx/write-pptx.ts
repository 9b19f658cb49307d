import type { ChartElement, ImageAsset, Scene } from '@/lib/deck/scene/scene';
import type { Theme } from '@/lib/deck/theme/theme';
import { assemble } from './assemble/assemble';
import { prepareImages } from './assemble/prepare-images';
import { normaliseChart } from './normalise/normalise-chart';
import { normaliseSlide } from './normalise/normalise-slide';
import { buildTemplatePackage } from './template/build-template-package';
import type { TemplatePackage } from './template/template-package';
import { writeSlides, type WrittenSlides } from './write/write-slides';

export interface WritePptxInput {
  scene: Scene;
  /** The theme that the scene was laid out with; mirrored (`directTheme`) for decks from right to left. */
  theme: Theme;
  /** By id; every `imageId` of the scene must be there. */
  images: ReadonlyMap<string, ImageAsset>;
  /** What the file says of its age; nothing when absent, because a clock would make other bytes each time. */
  createdAt?: Date;
}

/**
 * Writes a scene as a PowerPoint file.
 *
 *     Scene ──writeSlides──▶ XML as pptxgenjs writes it ──normalise──▶ valid, complete XML ─┐
 *     Theme ──buildTemplatePackage──▶ theme, master, layouts ───────────────────────────────┼─assemble──▶ .pptx
 *     pictures ──prepareImages──▶ what every PowerPoint shows ──────────────────────────────┘
 *
 * The same input gives the same bytes.
 *
 * @throws when the scene shows a picture that `images` lacks or that can't be decoded
 */
export async function writePptx(input: WritePptxInput): Promise<Uint8Array> {
  const drawing = { ...input, template: buildTemplatePackage(input.theme, input.scene.direction) };
  const written = await writeSlides(input.scene, input.theme);
  return finish(drawing, normalise(drawing, written));
}

/** A scene with the template that it is written onto. */
export interface TemplatedScene extends WritePptxInput {
  template: TemplatePackage;
}

interface FinishedParts {
  slides: Uint8Array[];
  charts: Uint8Array[];
}

/** The second pass: each slide and each chart of pptxgenjs made valid and complete. */
export function normalise({ scene, template }: TemplatedScene, written: WrittenSlides): FinishedParts {
  const context = {
    language: scene.language,
    direction: scene.direction,
    colors: template.colors,
    tableStyle: template.tableStyle,
  };
  return {
    slides: scene.slides.map((slide, index) =>
      normaliseSlide(written.slides[index] ?? new Uint8Array(), slide, context, template.layouts[slide.layout]),
    ),
    charts: chartsOf(scene).map((element, index) =>
      normaliseChart(written.charts[index] ?? new Uint8Array(), element, context),
    ),
  };
}

/** The third pass: pictures made ready, everything put onto the template and zipped. */
export async function finish(
  { scene, template, images, createdAt }: TemplatedScene,
  parts: FinishedParts,
): Promise<Uint8Array> {
  return assemble({ scene, template, images: await prepareImages(scene, images), createdAt, ...parts });
}

function chartsOf(scene: Scene): ChartElement[] {
  return scene.slides.flatMap(({ elements }) => elements.filter((element) => element.type === 'chart'));
}
