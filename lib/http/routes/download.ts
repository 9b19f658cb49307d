import { downloadOperation } from '@/lib/contracts/operations/download';
import { getDownload, type Download } from '@/lib/services/artifacts/get-download';
import { contentDisposition } from '../content-disposition';
import { createHandler, type OperationInput } from '../create-handler';
import { RangeError416 } from '../error-response';
import { createRoute } from '../serve';

type Conditions = { range?: string; 'if-range'?: string; 'if-none-match'?: string };
type Input = OperationInput<typeof downloadOperation>;

const download = createHandler(downloadOperation, async ({ input }) => {
  const file = await findFile(input);
  if (isKnown(input, file)) return notModified(file);
  const range = rangeOf(input.headers, file);
  if (range.kind === 'unsatisfiable') throw new RangeError416(file.sizeBytes);
  const address = await file.presign(contentDisposition(file.fileName));
  if (address !== null) return new Response(null, { status: 307, headers: { Location: address } });
  if (range.kind === 'whole') return new Response(await file.open(), { headers: headersOf(file, file.sizeBytes) });
  const { start, end } = range;
  const headers = headersOf(file, end - start + 1);
  headers.set('Content-Range', `bytes ${start}-${end}/${file.sizeBytes}`);
  return new Response(await file.open({ start, end }), { status: 206, headers });
});

/** The same without the file: nothing is read, and an address that is good for GET alone is of no use. */
const describe = createHandler(downloadOperation, async ({ input }) => {
  const file = await findFile(input);
  return isKnown(input, file) ? notModified(file) : new Response(null, { headers: headersOf(file, file.sizeBytes) });
});

function findFile({ params, query }: Input): Promise<Download> {
  return getDownload({ input: { artifactId: params.artifact_id, ...query } });
}

function notModified(file: Download): Response {
  return new Response(null, { status: 304, headers: { ETag: file.etag } });
}

function rangeOf(conditions: Conditions, file: Download): RangeOutcome {
  // A part of a file that has changed since is of no use (RFC 9110, section 13.1.5).
  const isStale = conditions['if-range'] !== undefined && conditions['if-range'] !== file.etag;
  return parseRange(isStale ? undefined : conditions.range, file.sizeBytes);
}

function isKnown({ headers }: Input, file: Download): boolean {
  const listed = (headers['if-none-match'] ?? '').split(',').map((item) => item.trim().replace(/^W\//, ''));
  return listed.includes(file.etag) || listed.includes('*');
}

function headersOf(file: Download, length: number): Headers {
  return new Headers({
    'Content-Type': file.contentType,
    'Content-Disposition': contentDisposition(file.fileName),
    'Content-Length': String(length),
    ETag: file.etag,
    'Accept-Ranges': 'bytes',
  });
}

export const downloadRoute = createRoute(downloadOperation.path, { GET: download, HEAD: describe });

type RangeOutcome = { kind: 'whole' } | { kind: 'part'; start: number; end: number } | { kind: 'unsatisfiable' };

/**
 * What a Range header asks of a file of this size, both ends inclusive (RFC 9110, section
 * 14). Other units, several ranges and text that is no range ask for the whole file.
 */
function parseRange(header: string | undefined, sizeBytes: number): RangeOutcome {
  const match = header?.trim().match(/^bytes=\s*(\d*)-(\d*)\s*$/i);
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) return { kind: 'whole' };
  if (first === '') return suffix(Number(last), sizeBytes);
  const start = Number(first);
  const end = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (last !== '' && Number(last) < start) return { kind: 'whole' };
  return start < sizeBytes ? { kind: 'part', start, end } : { kind: 'unsatisfiable' };
}

function suffix(length: number, sizeBytes: number): RangeOutcome {
  if (length === 0 || sizeBytes === 0) return { kind: 'unsatisfiable' };
  return { kind: 'part', start: Math.max(0, sizeBytes - length), end: sizeBytes - 1 };
}
