import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { FetchError } from './fetch-error';
import { decompressorFor } from './inflate';

export interface BodyLimits {
  /** As sent, compressed or not. */
  sentBytes: number;
  /** Once it is decompressed. */
  bytes: number;
  /** Takes the beginning of what is larger rather than refusing it. */
  cut: boolean;
}

/** The whole body, decompressed as it arrives, so that a small one that grows without end is given up at the limit. */
export async function readBody(response: IncomingMessage, limits: BodyLimits): Promise<Buffer> {
  const declared = Number(response.headers['content-length'] ?? 0);
  if (declared > limits.sentBytes && !limits.cut) throw new FetchError('too-large');
  let sent = 0;
  response.on('data', (chunk: Buffer) => {
    sent += chunk.length;
    if (sent > limits.sentBytes) response.destroy(new FetchError('too-large'));
  });
  const decompressor = decompressorFor(response.headers['content-encoding']);
  if (!decompressor) return collect(response, limits);
  response.on('error', (error) => decompressor.destroy(error));
  response.on('aborted', () => decompressor.destroy(new FetchError('cut-off')));
  return collect(response.pipe(decompressor), limits);
}

async function collect(stream: Readable, { bytes, cut }: BodyLimits): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length <= bytes) continue;
      if (cut) break;
      throw new FetchError('too-large');
    }
  } catch (cause) {
    if (cut && cause instanceof FetchError && cause.code === 'too-large') return Buffer.concat(chunks).subarray(0, bytes);
    throw cause instanceof FetchError ? cause : new FetchError('cut-off', null, { cause });
  }
  return Buffer.concat(chunks).subarray(0, bytes);
}
