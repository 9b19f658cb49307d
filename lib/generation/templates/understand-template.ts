import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import { inspectScene } from '@/lib/deck/quality/inspect-scene';
import type { SlideKind } from '@/lib/deck/spec/slide-spec';
import { fontFamilies, layoutNames, type LayoutName, type Theme } from '@/lib/deck/theme/theme';
import { drawPixels, rasterizeSvg, shrinkPicture } from '@/lib/platform/rasterizer/rasterize-svg';
import { drawSlide } from '@/lib/preview/draw-slide';
import { familyName, ownMetricsOf } from '@/lib/deck/text/own-fonts';
import { sampleKinds } from '@/lib/templates/sample-deck';
import type { FontFace } from '@/lib/templates/fonts/read-font';
import { openUpload, type LayoutChoices, type ServingLayout } from '@/lib/templates/upload/open-upload';
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
      const { blocking } = inspectScene(scene, theme);
      const drawn = scene.slides.map((slide) =>
        rasterizeSvg(drawSlide({ slide, direction: 'ltr', theme }).svg, { widthPx: pictureWidthPx }),
      );
      return {
        findings: {
          look: { appearance, colors, fonts: namesOf(theme.fonts) },
          layouts: Object.fromEntries(layoutNames.map((role) => [role, layouts[role]])) as TemplateFindings['layouts'],
          available: [...available],
          removed: [...new Set(removed.map(({ what }) => what))],
          warnings: [
            ...fontWarnings(theme),
            ...new Set(
              blocking.flatMap(({ slide, message }) => {
                const kind = scene.slides[slide - 1]?.kind;
                return kind === undefined ? [] : [`Slides of the kind “${kind.replaceAll('_', ' ')}”: ${message}`];
              }),
            ),
          ],
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

function namesOf({ heading, body, mono }: Theme['fonts']): Theme['fonts'] {
  return { heading: familyName(heading), body: familyName(body), mono };
}

/** What is not measured exactly is said. */
function fontWarnings({ fonts }: Theme): string[] {
  const known: readonly string[] = fontFamilies;
  return [...new Set([fonts.heading, fonts.body])]
    .filter((family) => !known.includes(family) && ownMetricsOf(family) === undefined)
    .map(
      (family) =>
        `“${family}” is not among the fonts that this service can measure. Room for its text is reckoned by a similar font, with some to spare. Upload the files of the font, and it is measured itself.`,
    );
}
