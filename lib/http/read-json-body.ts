import { AppError } from '@/lib/contracts/app-error';
import type { Exchange } from './exchange';
import type { CallRequest } from './handler';

/** The parsed JSON of a request, read no further than `maxBytes`. */
export async function readJsonBody(exchange: Exchange, maxBytes: number): Promise<unknown> {
  requireJsonType(exchange.request);
  const bytes = await readBytes(exchange, maxBytes);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError({ code: 'invalid_request', message: 'The body is not valid JSON in UTF-8.', cause });
  }
}

function requireJsonType(request: CallRequest): void {
  const [type = '', ...parameters] = (request.headers.get('content-type') ?? '').split(';').map((part) => part.trim());
  const isPlain = parameters.every((parameter) => /^charset="?utf-8"?$/i.test(parameter));
  if (type.toLowerCase() === 'application/json' && isPlain) return;
  throw new AppError({ code: 'invalid_request', message: 'The Content-Type header must be application/json.' });
}

async function readBytes(exchange: Exchange, maxBytes: number): Promise<Uint8Array> {
  const { request } = exchange;
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge(maxBytes);
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw tooLarge(maxBytes);
    }
    chunks.push(value);
  }
  exchange.isBodyRead = true;
  return Buffer.concat(chunks, size);
}

function tooLarge(maxBytes: number): AppError {
  return new AppError({ code: 'invalid_request', message: `The body is larger than ${maxBytes / 1_000_000} MB.` });
}
