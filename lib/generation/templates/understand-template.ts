import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import { asBullets } from '@/lib/deck/layout/bind-slide';
import type { Box } from '@/lib/deck/scene/scene';
import type { SlideKind, SlideSpec } from '@/lib/deck/spec/slide-spec';
import { fontFamilies, layoutNames, type LayoutName, type Theme } from '@/lib/deck/theme/theme';
import { drawPixels, rasterizeSvg, shrinkPicture } from '@/lib/platform/rasterizer/rasterize-svg';
import { lintPackage, lintParts, type LintFinding } from '@/lib/pptx/lint/lint-package';
import { packageOf } from '@/lib/pptx/package/open-package';
import { writePptx, type WritePptxInput } from '@/lib/pptx/write-pptx';
import { drawSlide } from '@/lib/preview/draw-slide';
import { familyName, ownMetricsOf } from '@/lib/deck/text/own-fonts';
import { everyKind, everyKindImages, sampleKinds } from '@/lib/templates/sample-deck';
import type { FontFace } from '@/lib/templates/fonts/read-font';
import { openUpload, type LayoutChoices, type ServingLayout } from '@/lib/templates/upload/open-upload';
import { readUpload } from '@/lib/templates/upload/read-upload';
import { UploadError, type UploadFault } from '@/lib/templates/upload/upload-error';
import type { Task } from '../compute/compute';
import { renderThumbnail } from '../thumbnails/draw-thumbnail';

/** What people are told of a file that is to be a template. */
export interface TemplateFindings {
  look: Pick<Theme, 'appearance' | 'colors' | 'fonts'>;
  layouts: Record<LayoutName, ServingLayout>;
  /** Layouts that people can choose from. */
  available: { part: string; name: string }[];
  /** What was left out, each kind once. */
  removed: string[];
  /** Sentences about what is not as the template would have it. */
  warnings: string[];
  /** Kinds of slides that are told as a list on it, because their own form would not be read or stand over something. */
  simpler: SlideKind[];
  /** Where slides of each layout may have words, as shares of the slide. */
  places: Record<LayoutName, Pick<Box, keyof Box>[]>;
  /** What each picture shows, and on which layout. */
  pictures: { kind: SlideKind; layout: LayoutName }[];
  /** Of the slides of the file, for the automatic choice. */
  words: string;
}

export type Understood =
  | { findings: TemplateFindings; pictures: Uint8Array[]; thumbnail: Uint8Array }
  | { fault: UploadFault; message: string; part?: string };

export interface UnderstandInput {
  name: string;
  bytes: Uint8Array;
  choices: LayoutChoices;
  /** Of families that the file may ask for. */
  fonts?: readonly FontFace[];
}

const pictureWidthPx = 800;

/** Reads a stranger's file as a template, and draws the commonest slides in it; a fault of the file is an answer. */
export const understandTemplateTask: Task<UnderstandInput, Understood> = {
  name: 'understand-template',
  async work({ name, bytes, choices, fonts }) {
    try {
      const identity = { name, description: '', tags: [] };
      const upload = await openUpload(Buffer.from(bytes), identity, { drawPixels, shrinkPicture }, { choices, fonts });
      const { theme, layouts, available, removed, words } = upload;
      const { appearance, colors } = theme;
      const { scene } = layOutDeck(sampleKinds, theme, { maxSlides: sampleKinds.slides.length, images: new Map() });
      await assertFilesAreWhole(await readUpload(Buffer.from(bytes)), { scene, theme, images: new Map(), upload });
      const tried = tryKinds(theme);
      const drawn = scene.slides.map((slide) =>
        rasterizeSvg(drawSlide({ slide, direction: 'ltr', theme }).svg, { widthPx: pictureWidthPx }),
      );
      return {
        findings: {
          look: { appearance, colors, fonts: namesOf(theme.fonts) },
          layouts: Object.fromEntries(layoutNames.map((role) => [role, layouts[role]])) as TemplateFindings['layouts'],
          available: [...available],
          removed: [...new Set(removed.map(({ what }) => what))],
          warnings: [...fontWarnings(theme), ...tried.faults],
          simpler: tried.simpler,
          places: placesOf(theme),
          pictures: scene.slides.map(({ kind, layout }) => ({ kind, layout })),
          words,
        },
        pictures: await Promise.all(drawn),
        thumbnail: await renderThumbnail(theme),
      };
    } catch (error) {
      if (error instanceof UploadError) return { fault: error.fault, message: error.message, part: error.part };
      throw error;
    }
  },
};

/** What programs stop at when they open a file; other findings are matters of taste. */
const breaking = new Set([
  'well-formed',
  'prefix',
  'missing-target',
  'missing-relationship',
  'content-type-missing',
  'layout',
  'master',
  'shape-id',
  'table-grid',
]);

/** The first finding by which a deck would be damaged, and which the file of its template has not itself. */
export function firstBreak(deck: readonly LintFinding[], template: readonly LintFinding[]): LintFinding | undefined {
  const key = ({ rule, part }: LintFinding) => `${rule} ${part}`;
  const brought = new Set(template.map(key));
  return deck.find((one) => breaking.has(one.rule) && !brought.has(key(one)));
}

/** @throws {UploadError} */
async function assertFilesAreWhole(entries: ReadonlyMap<string, Uint8Array>, deck: WritePptxInput): Promise<void> {
  const found = firstBreak(lintPackage(await writePptx(deck)), lintParts(packageOf(entries)));
  if (found)
    throw new UploadError('breaks_files', `Decks on this file would be damaged: ${found.part} ${found.message}.`, {
      part: found.part,
    });
}

/** Lays out every kind, and those that a rule holds back as a list. */
function tryKinds(theme: Theme): { simpler: SlideKind[]; faults: string[] } {
  const held = everyKind.slides.flatMap((slide) => {
    const [own, list] = [slide, asBullets(slide)].map((one) => holdingBack(one, theme));
    return own === undefined ? [] : [{ kind: slide.kind, isSimpler: list === undefined, message: list ?? own }];
  });
  return {
    simpler: held.filter(({ isSimpler }) => isSimpler).map(({ kind }) => kind),
    faults: held
      .filter(({ isSimpler }) => !isSimpler)
      .map(({ kind, message }) => `Slides of the kind “${kind.replaceAll('_', ' ')}”: ${message}`),
  };
}

/** Why a slide would not be delivered; undefined for one that is fine. */
function holdingBack(slide: SlideSpec, theme: Theme): string | undefined {
  const spec = { ...everyKind, slides: [slide] };
  const { scene } = layOutDeck(spec, theme, { maxSlides: 10, images: everyKindImages });
  return inspectScene(scene, theme, everyKindImages).blocking[0]?.message;
}

function placesOf({ canvas, layouts }: Theme): TemplateFindings['places'] {
  const share = ({ x, y, w, h }: Box): Box => ({ x: x / canvas.w, y: y / canvas.h, w: w / canvas.w, h: h / canvas.h });
  const places = layoutNames.map((name) => {
    const { title, body, footer } = layouts[name];
    const boxes = [title.box, body.box, ...(footer ? [footer.source, footer.slideNumber] : [])];
    return [name, boxes.filter(({ w, h }) => w > 0 && h > 0).map(share)] as const;
  });
  return Object.fromEntries(places) as TemplateFindings['places'];
}

function namesOf({ heading, body, mono }: Theme['fonts']): Theme['fonts'] {
  return { heading: familyName(heading), body: familyName(body), mono };
}

/** What is not measured exactly is said. */
export function fontWarnings({ fonts }: Pick<Theme, 'fonts'>): string[] {
  const known: readonly string[] = fontFamilies;
  return [...new Set([fonts.heading, fonts.body])]
    .filter((family) => !known.includes(family) && ownMetricsOf(family) === undefined)
    .map(
      (family) =>
        `“${family}” is not among the fonts that this service can measure. Room for its text is reckoned by a similar font, with some to spare. Upload the files of the font, and it is measured itself.`,
    );
}
