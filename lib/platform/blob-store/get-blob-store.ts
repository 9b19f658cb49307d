import { join } from 'node:path';
import { getEnv } from '../env/env';
import type { BlobStore } from './blob-store';
import { createLocalBlobStore } from './local-blob-store';
import { createVercelBlobStore } from './vercel-blob-store';

let store: BlobStore | undefined;

/** Vercel Blob when its token is set, else the folder `blobs` of DATA_DIR. */
export function getBlobStore(): BlobStore {
  store ??= open();
  return store;
}

function open(): BlobStore {
  const { BLOB_READ_WRITE_TOKEN: token, DATA_DIR } = getEnv();
  return token ? createVercelBlobStore({ token }) : createLocalBlobStore(join(DATA_DIR, 'blobs'));
}
