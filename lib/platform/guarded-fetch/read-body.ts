import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import * as zlib from 'node:zlib';
import { FetchError } from './fetch-error';

export interface BodyLimits {
  /** As sent, compressed or not. */
  sentBytes: number;
  /** Once it is decompressed. */
  bytes: number;
  /** Takes the beginning of what is larger rather than refusing it. */
  cut: boolean;
}

type Bytes = AsyncIterable<Buffer>;

/** The whole body, decompressed as it arrives, so that a small one that grows without end is given up at the limit. */
export async function readBody(response: IncomingMessage, limits: BodyLimits): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > limits.sentBytes && !limits.cut)
    throw new FetchError('too-large');
  const decompressor = decompressorFor(response.headers['content-encoding']);
  const sent = atMost(limits.sentBytes, response, limits.cut);
  const chunks: Buffer[] = [];
  const collect = async (source: Bytes) => {
    for await (const chunk of atMost(limits.bytes, source, limits.cut)) chunks.push(chunk);
  };
  try {
    if (decompressor) await pipeline(sent, decompressor, collect);
    else await collect(sent);
  } catch (cause) {
    // Whoever takes a beginning takes any: a decompressor that was left early complains.
    if (limits.cut && chunks.length > 0) return Buffer.concat(chunks);
    throw cause instanceof FetchError ? cause : new FetchError('cut-off', null, { cause });
  }
  return Buffer.concat(chunks);
}

/** What comes, up to a number of bytes; then an end or, unless it may be cut, an error. */
async function* atMost(bytes: number, source: Bytes, cut: boolean): AsyncGenerator<Buffer> {
  let left = bytes;
  for await (const chunk of source) {
    if (chunk.length > left && !cut) throw new FetchError('too-large');
    if (left > 0) yield chunk.subarray(0, left);
    left -= chunk.length;
    if (left < 0) return;
  }
}

type Decompressor = () => Transform;

/** Newer versions of Node have it. */
const { createZstdDecompress } = zlib as { createZstdDecompress?: Decompressor };

const decompressors: Record<string, Decompressor | undefined> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: createZstdDecompress,
};

export const acceptedEncodings = ['gzip', 'deflate', 'br', ...(createZstdDecompress ? ['zstd'] : [])].join(', ');

/** What undoes a Content-Encoding; null where there is nothing to undo. One compression within another is refused. */
function decompressorFor(encoding: string | undefined): Transform | null {
  const name = (encoding ?? '').trim().toLowerCase();
  if (name === '' || name === 'identity') return null;
  const create = Object.hasOwn(decompressors, name) ? decompressors[name] : undefined;
  if (!create) throw new FetchError('encoding-refused');
  return create();
}
