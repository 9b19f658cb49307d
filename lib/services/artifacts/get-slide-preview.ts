import { pictureKey } from '@/lib/generation/pipeline/file-preview';
import { readBlob } from '@/lib/platform/blob-store/blob-store';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { getLogger } from '@/lib/platform/logger/logger';
import { rasterizeSvg } from '@/lib/platform/rasterizer/rasterize-svg';
import type { Call, Context } from '../context';
import { drawing } from './drawing';
import { findPreviewedFile, loadPreview, noSuchSlide, type PreviewedFile } from './find-preview';

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
  const png = await drawing.run(1, () => rasterizeSvg(svg, { widthPx }));
  try {
    await getBlobStore().put(key, png, { contentType: 'image/png' });
  } catch (error) {
    // A picture that can't be kept is shown all the same, and drawn again the next time.
    getLogger().warn({ jobId: file.job.id, err: error }, 'the picture of a slide could not be kept');
  }
  return png;
}
