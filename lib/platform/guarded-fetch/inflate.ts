import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import * as zlib from 'node:zlib';
import { FetchError } from './fetch-error';

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
export function decompressorFor(encoding: string | undefined): Transform | null {
  const name = (encoding ?? '').trim().toLowerCase();
  if (name === '' || name === 'identity') return null;
  const create = Object.hasOwn(decompressors, name) ? decompressors[name] : undefined;
  if (!create) throw new FetchError('encoding-refused');
  return create();
}
