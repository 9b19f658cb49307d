import type { Picture } from '@/lib/services/artifacts/get-slide-preview';
import type { Context } from '@/lib/services/context';
import { answerPerson } from './answer-person';

/** A drawing holds words that strangers wrote: opened by itself, it may load and run nothing. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

export interface FoundPicture {
  picture: Picture<string | Uint8Array>;
  contentType: 'image/svg+xml' | 'image/png' | 'image/webp';
}

/** A picture for the people of the organization; nothing is drawn for a browser that has it already. */
export function pictureResponse(request: Request, find: (ctx: Context) => Promise<FoundPicture>): Promise<Response> {
  return answerPerson(async ({ ctx }) => {
    const { picture, contentType } = await find(ctx);
    const headers = headersOf(picture.etag);
    if (isKnown(request, picture.etag)) return new Response(null, { status: 304, headers });
    headers.set('Content-Type', contentType);
    return new Response((await picture.read()) as BodyInit, { headers });
  });
}

/** Kept by the browser alone, and not for long: files are deleted and sessions end. */
function headersOf(etag: string): Headers {
  return new Headers({
    ETag: etag,
    'Cache-Control': 'private, max-age=3600',
    'Content-Security-Policy': drawingPolicy,
    'X-Content-Type-Options': 'nosniff',
  });
}

/** Compared weakly, as RFC 9110, section 13.1.2 has it. */
function isKnown(request: Request, etag: string): boolean {
  const listed = (request.headers.get('If-None-Match') ?? '').split(',').map((item) => item.trim().replace(/^W\//, ''));
  return listed.includes(etag) || listed.includes('*');
}
