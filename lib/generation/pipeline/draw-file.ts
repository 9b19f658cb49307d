import { asBullets } from '@/lib/deck/layout/bind-slide';
import { layOutDeck } from '@/lib/deck/layout/lay-out-deck';
import type { ImageSizes, LayoutWarning, PictureFocus } from '@/lib/deck/layout/layout-types';
import type { Scene, ImageAsset } from '@/lib/deck/scene/scene';
import type { DeckSpec } from '@/lib/deck/spec/deck-spec';
import type { SlideSpec } from '@/lib/deck/spec/slide-spec';
import type { Hyphenate } from '@/lib/deck/text/break-lines';
import type { Theme } from '@/lib/deck/theme/theme';
import type { Reading } from '@/lib/reading/reading';
import type { SeenPicture } from '../pictures/look-at-picture';
import { imageIdOf, type ReferenceImage, type Run } from './generation-job';

/** What one file of a job is made of. */
export interface FileSource {
  /** 1 to 4 for a single slide; null for a deck. */
  variant: number | null;
  spec: DeckSpec;
  /** Variants of one slide kind begin with different forms of it; others with what suits them best. */
  firstVariant: number;
}

/** Which of its forms a file takes. The layout is pure, so this draws the same scene each time. */
export interface FileForm {
  /** As in `layOutDeck`. */
  variant: number;
  /** Arrangements that replace what the layout would choose, by index of the slide in the spec. */
  arrangements: Record<string, string>;
  /** Slides that are set as a plain list of what they say, by index in the spec. */
  plain?: readonly number[];
}

export interface FileDrawing {
  scene: Scene;
  warnings: LayoutWarning[];
}

/** A deck is one file; a single slide is one file a variant, of which some may share what they say. */
export function splitFiles(
  { reading }: { reading: Pick<Reading, 'outputType' | 'variantCount'> },
  spec: DeckSpec,
): FileSource[] {
  if (reading.outputType === 'deck') return [{ variant: null, spec, firstVariant: 0 }];
  const chosen = Array.from(
    { length: reading.variantCount },
    (_, index) => spec.slides[index % spec.slides.length],
  ).filter((slide) => slide !== undefined);
  return chosen.map((slide, index) => {
    const firstVariant = chosen.slice(0, index).filter((earlier) => earlier.kind === slide.kind).length;
    return { variant: index + 1, spec: { ...spec, slides: [slide] }, firstVariant };
  });
}

/** The simplest form that there is: it holds any content at sizes that can be read and goes on over further slides. */
function asPlainList(slide: SlideSpec): SlideSpec {
  return { ...asBullets(slide), notes: slide.notes, arrangement: 'list' };
}

interface SeenImage extends ReferenceImage {
  /** Where the eye goes, once somebody looked. */
  focus?: PictureFocus;
  seen?: SeenPicture;
}

/** A job whose pictures somebody may have looked at. */
export interface JobWithImages {
  referenceImages: readonly SeenImage[];
}

/** The pictures of the job, by the ids under which slides name them. */
export function imagesOf({ job }: { job: JobWithImages }): ImageSizes {
  return new Map(job.referenceImages.map((image, index) => [imageIdOf(index), image]));
}

/** What was seen on the pictures of the job; empty for one that nobody looked at. */
export function picturesOf({ job }: { job: JobWithImages }): SeenPicture[] {
  return job.referenceImages.flatMap(({ seen }) => (seen ? [seen] : []));
}

/** All of a run that its scenes depend on. */
export interface DrawnRun {
  reading: Pick<Reading, 'outputType' | 'slideCount'>;
  job: JobWithImages & { acceptedAt?: Date };
  /** As in `layOutDeck`. */
  hyphenate?: Hyphenate;
}

export function drawFile(run: DrawnRun, { spec }: FileSource, theme: Theme, form: FileForm): FileDrawing {
  const { reading } = run;
  const maxSlides = reading.outputType === 'deck' ? reading.slideCount.most : 1;
  const slides = spec.slides.map((slide, index) => {
    if (form.plain?.includes(index)) return asPlainList(slide);
    return { ...slide, arrangement: form.arrangements[index] ?? slide.arrangement };
  });
  const { hyphenate } = run;
  return layOutDeck({ ...spec, slides }, theme, {
    maxSlides,
    variant: form.variant,
    images: imagesOf(run),
    hyphenate,
    date: run.job.acceptedAt,
  });
}

/** The pictures of the request with their bytes, by the ids under which slides name them. */
export async function loadImages({ job, files }: Pick<Run, 'job' | 'files'>): Promise<Map<string, ImageAsset>> {
  const assets = job.referenceImages.map(async ({ blobKey, mimeType, widthPx, heightPx }, index) => {
    const id = imageIdOf(index);
    return { id, mimeType, widthPx, heightPx, bytes: await files.getFile(blobKey) };
  });
  return new Map((await Promise.all(assets)).map((asset) => [asset.id, asset]));
}
