import { AppError } from '@/lib/contracts/app-error';

/**
 * The bytes of a file that is the body of a request.
 *
 * @param advice what people can do about one that is too large
 */
export async function readSentFile(request: Request, maxBytes: number, advice: string): Promise<Uint8Array> {
  if (request.headers.get('content-type') !== 'application/octet-stream')
    throw new AppError({ code: 'invalid_request', message: 'Send the file as application/octet-stream.' });
  const bytes = await readFile(request, maxBytes);
  if (bytes) return bytes;
  const message = `This file is larger than ${maxBytes / 1_000_000} MB. ${advice}`;
  throw new AppError({ code: 'invalid_request', message });
}

/** Null as soon as there is more than may be. */
async function readFile({ headers, body }: Request, maxBytes: number): Promise<Uint8Array | null> {
  const announced = Number(headers.get('content-length') ?? Number.NaN);
  if (announced > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  if (announced > size)
    throw new AppError({ code: 'invalid_request', message: 'The file did not arrive whole. Try again.' });
  return Buffer.concat(chunks, size);
}
