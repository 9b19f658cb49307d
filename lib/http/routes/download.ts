import { downloadOperation } from '@/lib/contracts/operations/download';
import { getDownload, type Download } from '@/lib/services/artifacts/get-download';
import { createHandler } from '../create-handler';
import { createRoute } from '../create-route';
import { contentDisposition } from '../downloads/content-disposition';
import { parseRange, type RangeOutcome } from '../downloads/parse-range';
import { RangeError416 } from '../downloads/range-error';

type Conditions = { range?: string; 'if-range'?: string; 'if-none-match'?: string };

const download = createHandler(downloadOperation, async ({ input }) => {
  const file = await getDownload({ input: { artifactId: input.params.artifact_id, ...input.query } });
  if (matches(input.headers['if-none-match'], file.etag)) {
    return new Response(null, { status: 304, headers: { ETag: file.etag } });
  }
  const range = rangeOf(input.headers, file);
  switch (range.kind) {
    case 'unsatisfiable':
      throw new RangeError416(file.sizeBytes);
    case 'whole':
      return new Response(await file.open(), { headers: headersOf(file, file.sizeBytes) });
    case 'part': {
      const { start, end } = range;
      const headers = headersOf(file, end - start + 1);
      headers.set('Content-Range', `bytes ${start}-${end}/${file.sizeBytes}`);
      return new Response(await file.open({ start, end }), { status: 206, headers });
    }
  }
});

function rangeOf(conditions: Conditions, file: Download): RangeOutcome {
  // A part of a file that has changed since is of no use (RFC 9110, section 13.1.5).
  const isStale = conditions['if-range'] !== undefined && conditions['if-range'] !== file.etag;
  return parseRange(isStale ? undefined : conditions.range, file.sizeBytes);
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const listed = (ifNoneMatch ?? '').split(',').map((item) => item.trim().replace(/^W\//, ''));
  return listed.includes(etag) || listed.includes('*');
}

function headersOf(file: Download, length: number): Headers {
  return new Headers({
    'Content-Type': file.contentType,
    'Content-Disposition': contentDisposition(file.fileName),
    'Content-Length': String(length),
    ETag: file.etag,
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
  });
}

export const downloadRoute = createRoute(downloadOperation.path, { GET: download });
