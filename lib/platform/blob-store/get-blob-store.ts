import { join } from 'node:path';
import { type Env, getEnv } from '../env/env';
import type { BlobStore } from './blob-store';
import { createLocalBlobStore } from './local-blob-store';
import { createS3BlobStore, type S3Options } from './s3-blob-store';
import { createVercelBlobStore } from './vercel-blob-store';

let store: BlobStore | undefined;

/** The bucket of S3 or the Vercel Blob store that is named, else the folder `blobs` of DATA_DIR. */
export function getBlobStore(): BlobStore {
  store ??= openBlobStore(getEnv());
  return store;
}

/** The environment refuses two of them at once. */
function openBlobStore(env: Env): BlobStore {
  const s3 = s3OptionsOf(env);
  if (s3) return createS3BlobStore(s3);
  const { BLOB_READ_WRITE_TOKEN: token } = env;
  return token ? createVercelBlobStore({ token }) : createLocalBlobStore(join(env.DATA_DIR, 'blobs'));
}

/** The folder of the files that are kept on this machine; undefined where they are elsewhere. */
export function localFolderOf({ S3_BUCKET, BLOB_READ_WRITE_TOKEN, DATA_DIR }: Env): string | undefined {
  return S3_BUCKET || BLOB_READ_WRITE_TOKEN ? undefined : join(DATA_DIR, 'blobs');
}

function s3OptionsOf(env: Env): S3Options | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket) return undefined;
  return {
    bucket,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    publicEndpoint: env.S3_PUBLIC_ENDPOINT,
    credentials:
      accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey, sessionToken: env.S3_SESSION_TOKEN } : undefined,
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
    presignsDownloads: env.S3_PRESIGNED_DOWNLOADS,
  };
}
