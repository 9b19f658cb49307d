import type { Finding } from '@/lib/deck/quality/quality-report';
import type { SlideKind } from '@/lib/deck/spec/slide-spec';
import { prepareImages } from '@/lib/pptx/assemble/prepare-images';
import { rasterizeSvg } from '@/lib/platform/rasterizer/rasterize-svg';
import { drawSlide } from '@/lib/preview/draw-slide';
import type { Reading } from '@/lib/reading/reading';
import type { Task } from '../compute/compute';
import { settlingOf, shownFigures } from '../figures/settle-figures';
import { figuresIn, type Figure } from '../sources/amounts';
import { drawContactSheet } from '../thumbnails/draw-thumbnail';
import type { Designed } from './design';
import { loadImages, type JobWithImages } from './draw-file';
import type { GenerationJob } from './generation-job';
import { openJobFiles } from './job-files';
import { nameByNumber, sentenceOfLayout } from './notices';
import { drawAgain, type Redrawn } from './render';

/** A slide of the spec as it stands in the file. */
export interface SurveyedSlide {
  kind: SlideKind;
  title: string;
  /** Number of its first slide in the file. */
  number: number;
  pages: number;
  arrangement: string;
  words: number;
}

/** A laid-out deck as a reviewer looks at it. */
export interface DeckSurvey {
  slides: SurveyedSlide[];
  /** As in the quality report, by numbers of slides of the file; and what the layout had to do. */
  blocking: Finding[];
  warnings: Finding[];
  /** Of the request and its sources, those that the slides show. */
  figures: Figure[];
  /** All slides of the file, as PNG. */
  picture: Uint8Array | null;
}

interface SurveyInput {
  job: GenerationJob & JobWithImages;
  reading: Reading;
  designed: Designed;
  hasPicture: boolean;
}

/** Looks at a designed deck, drawn once more. */
export const surveyTask: Task<SurveyInput, DeckSurvey> = {
  name: 'survey',
  async work({ job, reading, designed, hasPicture }, blobs) {
    const run = { job, reading, files: openJobFiles(blobs, job), blobs };
    const [file] = designed.files;
    if (!file) throw new RangeError('There is no design of a deck.');
    const drawn = await drawAgain(run, designed, file, 0);
    const { report } = file;
    const slides = slidesOf(drawn, report.slides);
    const settling = settlingOf(reading);
    return {
      slides,
      blocking: report.blocking,
      warnings: [...report.warnings, ...findingsOfLayout(drawn), ...labelTitles(slides)],
      figures: drawn.spec.slides.flatMap((slide) => shownFigures(slide, settling)),
      picture: hasPicture ? await drawPicture(run, drawn) : null,
    };
  },
};

function slidesOf({ scene, spec }: Redrawn, counted: readonly { words: number }[]): SurveyedSlide[] {
  const slides: SurveyedSlide[] = [];
  for (const [index, { continues, kind, title, arrangement }] of scene.slides.entries()) {
    const words = counted[index]?.words ?? 0;
    const last = slides.at(-1);
    if (continues && last) {
      last.pages += 1;
      last.words += words;
    } else {
      const said = spec.slides[slides.length]?.title ?? title;
      slides.push({ kind, title: said, number: index + 1, pages: 1, arrangement, words });
    }
  }
  return slides;
}

function findingsOfLayout({ warnings }: Redrawn): Finding[] {
  return warnings.map((warning) => ({
    rule: warning.type,
    slide: warning.slideIndex + 1,
    message: sentenceOfLayout(warning, nameByNumber),
  }));
}

/** Kinds whose titles announce what stands below. */
const announcing: ReadonlySet<SlideKind> = new Set([
  'title',
  'agenda',
  'section',
  'next_steps',
  'decision',
  'questions',
  'team',
  'logos',
  'closing',
  'sources',
]);
const mostWordsOfLabel = 2;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** So few words state nothing, unless one of them is a figure; what is written without spaces is not judged. */
function labelTitles(slides: readonly SurveyedSlide[]): Finding[] {
  return slides.flatMap(({ kind, title, number }): Finding[] => {
    if (announcing.has(kind) || unspaced.test(title) || figuresIn(title).length > 0) return [];
    const words = title.split(/\s+/).filter((word) => word !== '').length;
    return words > mostWordsOfLabel
      ? []
      : [{ rule: 'label-title', slide: number, message: 'The title is a label and states no point.' }];
  });
}

/** Of the whole sheet; models shrink what is wider. */
const sheetWidthPx = 1_568;

async function drawPicture(run: Parameters<typeof loadImages>[0], { scene, theme }: Redrawn): Promise<Uint8Array> {
  const images = await prepareImages(scene, await loadImages(run));
  const { direction, language } = scene;
  const drawings = scene.slides.map((slide) => drawSlide({ slide, direction, language, theme, images }).svg);
  return rasterizeSvg(drawContactSheet(drawings, Math.ceil(Math.sqrt(drawings.length))), { widthPx: sheetWidthPx });
}
