import { validate } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import { previewKey, readFilePreview, type FilePreview } from '@/lib/generation/pipeline/file-preview';
import { readBlob } from '@/lib/platform/blob-store/blob-store';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { getPool } from '@/lib/platform/database/pool';
import type { Context } from '../context';

/** A file whose slides can be looked at. */
export interface PreviewedFile {
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
export async function findPreviewedFile({ organizationId }: Context, artifactId: string): Promise<PreviewedFile> {
  const { rows } = validate(artifactId)
    ? await getPool().query<FileRow>(findFile, [artifactId, organizationId])
    : { rows: [] };
  const row = rows[0];
  if (!row) throw noSuchSlide();
  const { jobId, ...file } = row;
  return { ...file, job: { id: jobId, organizationId } };
}

/** Null where the file was made before there were previews. */
export async function loadPreview({ job, variant }: PreviewedFile): Promise<FilePreview | null> {
  const kept = await readBlob(getBlobStore(), previewKey(job, variant));
  return kept && readFilePreview(kept.bytes);
}

export function noSuchSlide(): AppError {
  return new AppError({ code: 'not_found', message: 'There is no such slide, or its file was deleted.' });
}
