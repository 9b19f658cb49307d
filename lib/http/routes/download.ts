import { downloadOperation } from '@/lib/contracts/operations/download';
import { getDownload, type Download } from '@/lib/services/artifacts/get-download';
import { createHandler, type OperationInput } from '../create-handler';
import { createRoute } from '../create-route';
import { contentDisposition } from '../downloads/content-disposition';
import { parseRange, type RangeOutcome } from '../downloads/parse-range';
import { RangeError416 } from '../downloads/range-error';

type Conditions = { range?: string; 'if-range'?: string; 'if-none-match'?: string };
type Input = OperationInput<typeof downloadOperation>;

const download = createHandler(downloadOperation, async ({ input }) => {
  const file = await findFile(input);
  if (isKnown(input, file)) return notModified(file);
  const range = rangeOf(input.headers, file);
  if (range.kind === 'unsatisfiable') throw new RangeError416(file.sizeBytes);
  const address = await file.presign();
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
