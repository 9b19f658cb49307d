import { validate } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import {
  pictureKey,
  previewKey,
  readFilePreview,
  type FilePreview,
  type PreviewSlide,
} from '@/lib/generation/pipeline/file-preview';
import { getCompute } from '@/lib/generation/compute/compute';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { readBlob } from '@/lib/platform/blob-store/blob-store';
import { getLogger } from '@/lib/platform/logger/logger';
import { pictureTask } from '@/lib/generation/thumbnails/picture-task';
import { slidesTask } from '@/lib/generation/thumbnails/slides-task';
import { createSemaphore } from '@/lib/platform/semaphore/create-semaphore';
import type { Call, Context } from '../context';
import { sqlOf } from '../transaction';

/** Widths in pixels of the pictures that are made of a slide: for lists, for the stage, and for whole screens with fine pixels. */
export const previewWidthsPx = [640, 1600, 2560] as const;
export type PreviewWidthPx = (typeof previewWidthsPx)[number];

export interface SlidePreviewInput {
  artifactId: string;
  /** 1 for the first slide. */
  slide: number;
}

/** A picture that is only read, or drawn, for those who don't have it yet. */
export interface Picture<T> {
  /** Quoted (RFC 9110, section 8.8.3); the same for as long as the picture is. */
  etag: string;
  read(): Promise<T>;
}

/** A slide of a file of the organization as SVG, the same picture that the file shows. */
export async function getSlidePreview({ ctx, input }: Call<Context, SlidePreviewInput>): Promise<Picture<string>> {
  const file = await findFileWithSlide(ctx, input);
  return { etag: etagOf(file, `${input.slide}.svg`), read: () => readDrawing(file, input.slide) };
}

/** The same as a PNG, drawn once: it is kept with the files of the job and goes when they go. */
export async function getSlideThumbnail({
  ctx,
  input,
}: Call<Context, SlidePreviewInput & { widthPx: PreviewWidthPx }>): Promise<Picture<Uint8Array>> {
  const file = await findFileWithSlide(ctx, input);
  const key = pictureKey(file.job, file.variant, input);
  return {
    etag: etagOf(file, `${input.slide}-${input.widthPx}.png`),
    read: async () => (await readBlob(getBlobStore(), key))?.bytes ?? (await drawAndKeep(file, input, key)),
  };
}

const findFiles = `
  select variant from artifacts where job_id = $1 and organization_id = $2 and deleted_at is null order by variant`;

/** Draws the smallest pictures of a completed job's slides, so that its page and the list have them at once. */
export async function drawThumbnails({ ctx, input }: Call<Context, { jobId: string }>): Promise<void> {
  const { organizationId } = ctx;
  const { rows } = await sqlOf(ctx).query<Pick<PreviewedFile, 'variant'>>(findFiles, [input.jobId, organizationId]);
  const job = { id: input.jobId, organizationId };
  const [widthPx] = previewWidthsPx;
  try {
    for (const { variant } of rows) await getCompute().run(slidesTask, { job, variant, widthPx }, { organizationId });
  } catch (error) {
    // The job has its files; its pictures are drawn when somebody looks at them.
    getLogger().warn({ jobId: input.jobId, err: error }, 'the pictures of a job could not be drawn');
  }
}

async function findFileWithSlide(ctx: Context, { artifactId, slide }: SlidePreviewInput): Promise<PreviewedFile> {
  const file = await findPreviewedFile(ctx, artifactId);
  if (slide < 1 || slide > file.slideCount) throw noSuchSlide();
  return file;
}

function etagOf({ sha256 }: PreviewedFile, name: string): string {
  return `"${sha256.slice(0, 32)}-${name}"`;
}

async function readDrawing(file: PreviewedFile, number: number): Promise<string> {
  const slide = (await loadPreview(file))?.slides[number - 1];
  if (!slide) throw noSuchSlide();
  return slide.svg;
}

async function drawAndKeep(
  file: PreviewedFile,
  { slide, widthPx }: { slide: number; widthPx: number },
  key: string,
): Promise<Uint8Array> {
  const svg = await readDrawing(file, slide);
  const { organizationId } = file.job;
  const png = await drawing.run(1, () => getCompute().run(pictureTask, { svg, widthPx }, { organizationId }));
  try {
    await getBlobStore().put(key, png, { contentType: 'image/png' });
  } catch (error) {
    // A picture that can't be kept is shown all the same, and drawn again the next time.
    getLogger().warn({ jobId: file.job.id, err: error }, 'the picture of a slide could not be kept');
  }
  return png;
}

/** A file whose slides can be looked at. */
interface PreviewedFile {
  job: { id: string; organizationId: string };
  variant: number | null;
  slideCount: number;
  /** Of the .pptx; its pictures are the same as long as it is. */
  sha256: string;
}

interface FileRow extends Omit<PreviewedFile, 'job'> {
  jobId: string;
}

const findFile = `
  select job_id as "jobId", variant, slide_count as "slideCount", sha256 from artifacts
  where id = $1 and organization_id = $2 and deleted_at is null`;

/** @throws AppError `not_found` for other organizations' files and those that were deleted */
async function findPreviewedFile(ctx: Context, artifactId: string): Promise<PreviewedFile> {
  const { organizationId } = ctx;
  const { rows } = validate(artifactId)
    ? await sqlOf(ctx).query<FileRow>(findFile, [artifactId, organizationId])
    : { rows: [] };
  const row = rows[0];
  if (!row) throw noSuchSlide();
  const { jobId, ...file } = row;
  return { ...file, job: { id: jobId, organizationId } };
}

/** Null where the file was made before there were previews. */
async function loadPreview({ job, variant }: PreviewedFile): Promise<FilePreview | null> {
  const kept = await readBlob(getBlobStore(), previewKey(job, variant));
  return kept && readFilePreview(kept.bytes);
}

function noSuchSlide(): AppError {
  return new AppError({ code: 'not_found', message: 'There is no such slide, or its file was deleted.' });
}

/** A slide of a file in words; its picture has an address of its own. */
type ListedSlide = Omit<PreviewSlide, 'svg'>;

export interface ListedSlides {
  /** Of the deck. */
  title: string;
  slides: ListedSlide[];
}

/** What the slides of a file say, as its pictures show it; null for files that have no pictures. */
export async function listSlides({ ctx, input }: Call<Context, { artifactId: string }>): Promise<ListedSlides | null> {
  const preview = await loadPreview(await findPreviewedFile(ctx, input.artifactId));
  if (!preview) return null;
  const slides = preview.slides.map(({ title, kind, text, notes, sources }) => ({ title, kind, text, notes, sources }));
  return { title: preview.title ?? slides[0]?.title ?? '', slides };
}

/** Drawing takes a processor for some tens of milliseconds, and requests must not wait for pictures. */
export const drawing = createSemaphore({ units: 2, mostWaiting: 200, longestWaitMs: 20_000 });
