import { validate } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import { previewKey, type FilePreview } from '@/lib/generation/pipeline/file-preview';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { readBlob } from '@/lib/platform/blob-store/read-blob';
import { getPool } from '@/lib/platform/database/pool';
import { rasterizeSvg } from '@/lib/platform/rasterizer/rasterize-svg';
import { createSemaphore } from '@/lib/platform/semaphore/create-semaphore';
import type { Call, Context } from '../context';

/** Widths in pixels of the pictures that are made of a slide: one for lists, one to look at. */
export const previewWidthsPx = [640, 1600] as const;
export type PreviewWidthPx = (typeof previewWidthsPx)[number];

export interface SlidePreviewInput {
  artifactId: string;
  /** 1 for the first slide. */
  slide: number;
}

const findFile = `
  select job_id as "jobId", variant from artifacts
  where id = $1 and organization_id = $2 and deleted_at is null`;

interface FileRow {
  jobId: string;
  variant: number | null;
}

/** Drawing takes a processor for some tens of milliseconds, and requests must not wait for pictures. */
const drawing = createSemaphore({ units: 2, mostWaiting: 200, longestWaitMs: 20_000 });

/** A slide of a file of the organization as SVG, the same picture that the file shows. */
export async function getSlidePreview({ ctx, input }: Call<Context, SlidePreviewInput>): Promise<string> {
  const { rows } = validate(input.artifactId) ? await getPool().query<FileRow>(findFile, [input.artifactId, ctx.organizationId]) : { rows: [] };
  const file = rows[0];
  if (!file) throw noSuchPreview();
  const kept = await readBlob(getBlobStore(), previewKey({ id: file.jobId, organizationId: ctx.organizationId }, file.variant));
  if (!kept) throw noSuchPreview();
  const { slides } = JSON.parse(new TextDecoder().decode(kept.bytes)) as FilePreview;
  const slide = slides[input.slide - 1];
  if (!slide) throw noSuchPreview();
  return slide.svg;
}

/** The same as a PNG. */
export async function getSlideThumbnail({ ctx, input }: Call<Context, SlidePreviewInput & { widthPx: PreviewWidthPx }>): Promise<Uint8Array> {
  const svg = await getSlidePreview({ ctx, input });
  return drawing.run(1, () => rasterizeSvg(svg, { widthPx: input.widthPx }));
}

function noSuchPreview(): AppError {
  return new AppError({ code: 'not_found', message: 'There is no such slide, or its file was deleted.' });
}
