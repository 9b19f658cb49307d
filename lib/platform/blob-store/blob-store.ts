/** Where files live: a folder on this machine, or Vercel Blob. */
export interface BlobStore {
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
   * An address under which the store itself gives the blob to whoever has it, until then. A file is
   * named after the last part of its key there. Absent where only this service can read the store.
   */
  presign?(key: string, options: { expiresAt: Date }): Promise<string>;
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
