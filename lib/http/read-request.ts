import type { z } from 'zod';
import { AppError } from '@/lib/contracts/app-error';
import { headerName } from '@/lib/contracts/response-headers';
import { cutText } from '@/lib/text/cut/cut-text';
import type { Exchange } from './exchange';
import type { CallRequest, RequestHeaders } from './handler';

type Issue = z.core.$ZodIssue;
type Path = Issue['path'];

/** More would be noise: the first few tell the caller where to look. */
const reportedIssues = 5;

/** The body, or an error that names each field at fault and points at the first. */
export function parseBody<S extends z.ZodType>(schema: S, body: unknown): z.infer<S> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const faults = dedupe(result.error.issues.flatMap((issue) => describe(issue, body)));
  throw new AppError({
    code: 'invalid_request',
    message: faults
      .slice(0, reportedIssues)
      .map(({ message }) => message)
      .join(' '),
    param: faults[0]?.param,
    cause: result.error,
  });
}

/** Header fields by their lower-case names; an error names the field as it is usually written. */
export function parseHeaders<S extends z.ZodType>(schema: S, headers: RequestHeaders): z.infer<S> {
  const result = schema.safeParse(Object.fromEntries(headers));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = headerName(String(issue?.path[0] ?? ''));
  throw new AppError({
    code: 'invalid_request',
    message: `The ${name} header ${issue?.message ?? 'is not valid'}.`,
    cause: result.error,
  });
}

/** Such as `reference_images[0].data`. */
function jsonPathOf(path: Path): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? String(part) : `${text}.${String(part)}`;
  }, '');
}

interface Fault {
  param: string | undefined;
  message: string;
}

function describe(issue: Issue, body: unknown): Fault[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const param = jsonPathOf([...issue.path, cutText(key, 100)]);
      return { param, message: `Unknown field ${JSON.stringify(param)}.` };
    });
  }
  if (issue.path.length === 0) return [{ param: undefined, message: 'The body must be a JSON object.' }];
  const param = jsonPathOf(issue.path);
  if (isAbsent(body, issue.path)) return [{ param, message: `${param} is required.` }];
  return [{ param, message: `${param}: ${issue.message}.` }];
}

function isAbsent(body: unknown, path: Path): boolean {
  let value = body;
  for (const part of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return true;
    value = (value as Record<PropertyKey, unknown>)[part];
  }
  return false;
}

/** A field is at fault once, however many rules it breaks. */
function dedupe(faults: readonly Fault[]): Fault[] {
  const seen = new Set<string | undefined>();
  return faults.filter(({ param }) => !seen.has(param) && seen.add(param));
}

/** The parsed JSON of a request, read no further than `maxBytes`. */
export async function readJsonBody(exchange: Exchange, maxBytes: number): Promise<unknown> {
  requireJsonType(exchange.request);
  refuseEncoded(exchange.request);
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

/** A packed body would pass the limit of its size and unpack to any other. */
function refuseEncoded(request: CallRequest): void {
  const coding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (coding === 'identity' || coding === '') return;
  throw new AppError({
    code: 'invalid_request',
    message: 'The body must not be compressed: send it without a Content-Encoding header.',
  });
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
