import { cutText } from '@/lib/text/cut/cut-text';

/** Where files live: a folder on this machine, a bucket of S3, or Vercel Blob. */
export interface BlobStore {
  /** Where that is, in words for operators. */
  readonly place: string;
  /** Writes the whole blob or nothing; a key that exists is replaced. */
  put(key: string, bytes: Uint8Array, options: { contentType: string }): Promise<BlobWritten>;
  /** Null when there is no such blob. The caller reads the stream to its end or cancels it. */
  get(key: string, options?: { range?: ByteRange }): Promise<BlobContent | null>;
  head(key: string): Promise<BlobDescription | null>;
  /** Keys that don't exist are passed over. */
  delete(keys: readonly string[]): Promise<void>;
  /** Every key that begins with the prefix, sorted. */
  list(prefix: string): Promise<string[]>;
  /** One page of the names of the folders directly in `folder`, which ends with a slash, sorted. */
  listFolders(folder: string, options: { limit: number; after?: string | null }): Promise<FolderPage>;
  /**
   * An address under which the store itself gives the blob to whoever has it, until then. Absent where
   * only this service can read the store.
   */
  presign?(key: string, options: PresignOptions): Promise<string>;
  /**
   * Removes what writers that were killed left unfinished, from before that moment; returns how much. Absent where a blob is
   * there or not.
   */
  dropUnfinished?(before: Date): Promise<number>;
  /** Throws what would keep files from being read or written now. Cheap, for it is asked often. */
  probe(): Promise<void>;
}

export interface PresignOptions {
  expiresAt: Date;
  /** Headers of the answer, where the store can set them; else the type that was put, and a name from the last part of the key. */
  contentType?: string;
  contentDisposition?: string;
}

export interface FolderPage {
  names: string[];
  /** `after` of the next page; null behind the last. */
  next: string | null;
}

/** First and last byte, both inclusive, as in RFC 9110; `end` beyond the last byte means the last. `start` must lie inside the blob. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface BlobWritten {
  size: number;
  /** Opaque and quoted (RFC 9110, 8.8.3); changes when the bytes change. */
  etag: string;
}

export interface BlobDescription extends BlobWritten {
  contentType: string;
}

/** `size` is that of the whole blob, also when a range was asked for. */
export interface BlobContent extends BlobDescription {
  stream: ReadableStream<Uint8Array>;
}

type BlobStoreFailure = 'invalid-key' | 'no-space' | 'unavailable';

/** The store could not do what was asked; `message` is for the operator, never for callers. */
export class BlobStoreError extends Error {
  override readonly name = 'BlobStoreError';

  constructor(
    readonly failure: BlobStoreFailure,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

/** An entity tag as HTTP writes it; services differ in whether they add the quotes. */
export function quoted(etag: string): string {
  return etag.startsWith('"') ? etag : `"${etag}"`;
}

/** The whole blob in memory; null when there is none. */
export async function readBlob(
  store: BlobStore,
  key: string,
): Promise<(BlobDescription & { bytes: Uint8Array }) | null> {
  const found = await store.get(key);
  if (!found) return null;
  const { stream, ...description } = found;
  return { ...description, bytes: new Uint8Array(await new Response(stream).arrayBuffer()) };
}

const segment = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const longestKey = 512;

/**
 * Keys are slash-separated segments of letters, digits, dot, dash and underscore that begin
 * with a letter or digit: so no key climbs out of its folder or hides a file.
 */
export function checkKey(key: string): string {
  if (key.length <= longestKey && key.split('/').every((part) => segment.test(part))) return key;
  throw new BlobStoreError('invalid-key', `Not a blob key: ${JSON.stringify(cutText(key, 80))}`);
}

/** A prefix is a key, or a folder of keys with its slash, or empty for everything. */
export function checkPrefix(prefix: string): string {
  if (prefix !== '') checkKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix);
  return prefix;
}
