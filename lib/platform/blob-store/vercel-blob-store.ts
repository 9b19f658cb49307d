import { BlobNotFoundError, del, head, issueSignedToken, list, presignUrl, put } from '@vercel/blob';
import {
  type BlobContent,
  type BlobStore,
  BlobStoreError,
  type ByteRange,
  checkKey,
  checkPrefix,
  quoted,
} from './blob-store';

/** A private Vercel Blob store; `token` is its read-write token. */
export function createVercelBlobStore({ token }: { token: string }): BlobStore {
  const find = (key: string) => head(checkKey(key), { token }).catch(nullWhenAbsent);

  return {
    place: `the Vercel Blob store ${storeIdOf(token)}`,

    async put(key, bytes, { contentType }) {
      const written = await put(checkKey(key), Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
        access: 'private',
        allowOverwrite: true,
        contentType,
        token,
      }).catch(explain);
      return { size: bytes.byteLength, etag: quoted(written.etag) };
    },

    async get(key, options): Promise<BlobContent | null> {
      const found = await find(key);
      if (!found) return null;
      const response = await read(found.url, token, options?.range);
      if (!response) return null;
      return {
        stream: response,
        size: found.size,
        etag: quoted(found.etag),
        contentType: found.contentType,
      };
    },

    async head(key) {
      const found = await find(key);
      return found && { size: found.size, etag: quoted(found.etag), contentType: found.contentType };
    },

    async delete(keys) {
      if (keys.length > 0) await del(keys.map(checkKey), { token }).catch(explain);
    },

    async list(prefix) {
      const keys: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ prefix: checkPrefix(prefix), cursor, token }).catch(explain);
        keys.push(...page.blobs.map((blob) => blob.pathname));
        cursor = page.hasMore ? page.cursor : undefined;
      } while (cursor);
      return keys.sort();
    },

    async listFolders(folder, { limit, after }) {
      const prefix = checkPrefix(folder);
      const page = await list({ prefix, mode: 'folded', limit, cursor: after ?? undefined, token }).catch(explain);
      const names = page.folders.map((path) => path.slice(prefix.length, -1));
      return { names, next: page.hasMore ? (page.cursor ?? null) : null };
    },

    async presign(key, { expiresAt }) {
      const scope = { pathname: checkKey(key), validUntil: expiresAt.getTime() };
      // A token of its own for each address: nobody who has one can read anything else.
      const signing = await issueSignedToken({ ...scope, operations: ['get'], token }).catch(explain);
      const { presignedUrl } = await presignUrl(signing, {
        ...scope,
        operation: 'get',
        access: 'private',
        useCache: false,
      }).catch(explain);
      return presignedUrl;
    },

    async probe() {
      await list({ limit: 1, token }).catch(explain);
    },
  };
}

/** The fourth word of a token, which is no secret. */
function storeIdOf(token: string): string {
  return token.split('_')[3] ?? 'of BLOB_READ_WRITE_TOKEN';
}

/**
 * The library's own `get` composes an address on Vercel's host and knows no ranges, so the
 * bytes are fetched from the address that the store itself names.
 */
async function read(url: string, token: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null> {
  const address = new URL(url);
  // Without this the content network may answer with what the key held before.
  address.searchParams.set('cache', '0');
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${token}`, ...(range && { range: `bytes=${range.start}-${range.end}` }) },
  }).catch(explain);
  if (response.status === 404) return null;
  if (response.status !== (range ? 206 : 200) || !response.body) {
    await response.body?.cancel();
    throw new BlobStoreError('unavailable', `Vercel Blob answered a read with status ${response.status}.`);
  }
  return response.body;
}

function nullWhenAbsent(error: unknown): null {
  if (error instanceof BlobNotFoundError) return null;
  return explain(error);
}

function explain(error: unknown): never {
  const reason = error instanceof Error ? error.message : 'unknown failure';
  throw new BlobStoreError('unavailable', `Vercel Blob failed: ${reason}`, { cause: error });
}
