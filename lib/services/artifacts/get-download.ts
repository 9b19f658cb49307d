import { AppError } from '@/lib/contracts/app-error';
import type { BlobContent, BlobDescription, ByteRange } from '@/lib/platform/blob-store/blob-store';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { getPool } from '@/lib/platform/database/pool';
import { isLiveDownloadLink, type DownloadLink } from './download-url';

export interface Download extends BlobDescription {
  fileName: string;
  /** Reads the file, or a part of it. The caller reads the stream to its end or cancels it. */
  open(range?: ByteRange): Promise<BlobContent>;
}

export const pptxContentType = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

const findFile = 'select blob_key, file_name from artifacts where id = $1 and deleted_at is null';

/** The file behind a signed link. The link itself is the permission: nobody needs a key to follow it. */
export async function getDownload({ input }: { input: Partial<DownloadLink> & { artifactId: string } }): Promise<Download> {
  const { artifactId, expires = '', kid = '', signature = '' } = input;
  if (!isLiveDownloadLink({ artifactId, expires, kid, signature })) throw noSuchDownload();
  const { rows } = await getPool().query<{ blob_key: string; file_name: string }>(findFile, [artifactId]);
  const file = rows[0];
  const description = file ? await getBlobStore().head(file.blob_key) : null;
  if (!file || !description) throw noSuchDownload();
  return {
    ...description,
    contentType: pptxContentType,
    fileName: file.file_name,
    async open(range) {
      const content = await getBlobStore().get(file.blob_key, { range });
      if (!content) throw noSuchDownload();
      return content;
    },
  };
}

function noSuchDownload(): AppError {
  return new AppError({
    code: 'not_found',
    message: 'This download link is not valid or has expired; poll the status of the job for a fresh one.',
  });
}
