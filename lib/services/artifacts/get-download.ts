import { validate } from 'uuid';
import { AppError } from '@/lib/contracts/app-error';
import type { ByteRange } from '@/lib/platform/blob-store/blob-store';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { getPool } from '@/lib/platform/database/pool';
import { isLiveDownloadLink, type DownloadLink } from '../signed-links';

export interface Download {
  fileName: string;
  contentType: string;
  sizeBytes: number;
  /** Quoted (RFC 9110, section 8.8.3); the same in every blob store. */
  etag: string;
  /** Reads the file, or a part of it. The caller reads the stream to its end or cancels it. */
  open(range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /** Where the blob store itself gives the file, as long as the link lives and named as asked; null where it can't. */
  presign(contentDisposition: string): Promise<string | null>;
}

const pptxContentType = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

const findFile = `
  select blob_key, file_name, bytes, sha256 from artifacts where id = $1 and deleted_at is null`;

interface FileRow {
  blob_key: string;
  file_name: string;
  bytes: number;
  sha256: string;
}

/** The file behind a signed link. The link itself is the permission: nobody needs a key to follow it. */
export async function getDownload({
  input,
}: {
  input: Partial<DownloadLink> & { artifactId: string };
}): Promise<Download> {
  const { artifactId, expires = '', kid = '', signature = '' } = input;
  if (!isLiveDownloadLink({ artifactId, expires, kid, signature })) throw noSuchDownload();
  const { rows } = validate(artifactId) ? await getPool().query<FileRow>(findFile, [artifactId]) : { rows: [] };
  const file = rows[0];
  if (!file) throw noSuchDownload();
  return {
    fileName: file.file_name,
    contentType: pptxContentType,
    sizeBytes: file.bytes,
    etag: `"${file.sha256}"`,
    async open(range) {
      const content = await getBlobStore().get(file.blob_key, { range });
      if (!content) throw noSuchDownload();
      return content.stream;
    },
    async presign(contentDisposition) {
      const expiresAt = new Date(Number(expires) * 1000);
      const headers = { contentType: pptxContentType, contentDisposition };
      return (await getBlobStore().presign?.(file.blob_key, { expiresAt, ...headers })) ?? null;
    },
  };
}

function noSuchDownload(): AppError {
  return new AppError({
    code: 'not_found',
    message: 'This download link is not valid or has expired; poll the status of the job for a fresh one.',
  });
}
