import type { ChartElement, ImageAsset, Scene } from '@/lib/deck/scene/scene';
import { scaleScene } from '@/lib/deck/scene/scale-scene';
import type { Theme } from '@/lib/deck/theme/theme';
import { assemble } from './assemble/assemble';
import { prepareImages } from './assemble/prepare-images';
import { normaliseChart } from './normalise/normalise-chart';
import { normaliseSlide } from './normalise/normalise-slide';
import { buildTemplatePackage } from './template/build-template-package';
import type { TemplatePackage } from './template/template-package';
import { writeSlides, type WrittenSlides } from './write/write-slides';

/** A template that somebody made, and what an inch of the layout is on its slides. */
export interface UploadedLooks {
  template: TemplatePackage;
  scale: number;
}

export interface WritePptxInput {
  scene: Scene;
  /** The theme that the scene was laid out with; mirrored (`directTheme`) for decks from right to left. */
  theme: Theme;
  /** By id; every `imageId` of the scene must be there. */
  images: ReadonlyMap<string, ImageAsset>;
  /** The template that the deck is put onto; the theme's own when absent. */
  upload?: UploadedLooks;
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
  const { upload } = input;
  if (upload) return write({ ...input, ...onSlidesOf(upload.scale, input), template: upload.template });
  return write({ ...input, template: buildTemplatePackage(input.theme, input.scene.direction) });
}

async function write(drawing: TemplatedScene): Promise<Uint8Array> {
  return finish(drawing, normalise(drawing, await writeSlides(drawing.scene, drawing.theme)));
}

/** Scene and canvas in the inches of a template's own slides. */
function onSlidesOf(scale: number, { scene, theme }: WritePptxInput): Pick<WritePptxInput, 'scene' | 'theme'> {
  const canvas = { w: theme.canvas.w * scale, h: theme.canvas.h * scale };
  return { scene: scaleScene(scene, scale), theme: { ...theme, canvas } };
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
    ...(template.leavesCellsOpen && { leavesCellsOpen: true }),
    ...(template.listSigns && { listSigns: template.listSigns }),
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
