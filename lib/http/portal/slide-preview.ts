import { AppError } from '@/lib/contracts/app-error';
import { requestErrorCodes, type RequestErrorCode } from '@/lib/contracts/error-codes';
import { getSlidePreview, getSlideThumbnail, previewWidthsPx, type SlidePreviewInput } from '@/lib/services/artifacts/get-slide-preview';
import type { Context } from '@/lib/services/context';
import { toAppError } from '@/lib/services/to-app-error';
import { currentPerson } from './current-person';

export interface SlidePreviewParams {
  file_id: string;
  /** `3.svg` or `3.png` for the third slide. */
  slide: string;
}

const pictureName = /^([1-9]\d{0,2})\.(svg|png)$/;

/** A drawing holds words that strangers wrote: opened by itself, it may load and run nothing. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** A slide as a picture, for the people of the organization; `?width=1600` gives the large PNG. */
export async function slidePreview(request: Request, params: SlidePreviewParams): Promise<Response> {
  const person = await currentPerson();
  if (!person) return refuse(new AppError({ code: 'unauthorized', message: 'Sign in to see this slide.' }));
  try {
    return await draw(person.ctx, new URL(request.url), params);
  } catch (error) {
    return refuse(toAppError(error));
  }
}

async function draw(ctx: Context, url: URL, { file_id: artifactId, slide: name }: SlidePreviewParams): Promise<Response> {
  const [, number, format] = pictureName.exec(name) ?? [];
  if (number === undefined) throw new AppError({ code: 'not_found', message: 'Slides are called 1.svg, 1.png and so on.' });
  const input: SlidePreviewInput = { artifactId, slide: Number(number) };
  if (format === 'svg') return picture(await getSlidePreview({ ctx, input }), 'image/svg+xml');
  const widthPx = previewWidthsPx.find((width) => String(width) === url.searchParams.get('width')) ?? previewWidthsPx[0];
  return picture(await getSlideThumbnail({ ctx, input: { ...input, widthPx } }), 'image/png');
}

/** Kept by the browser alone, and not for long: files are deleted and sessions end. */
function picture(body: string | Uint8Array, contentType: string): Response {
  return new Response(body as BodyInit, {
    headers: { 'Content-Type': contentType, 'Cache-Control': 'private, max-age=3600', 'Content-Security-Policy': drawingPolicy, 'X-Content-Type-Options': 'nosniff' },
  });
}

/** @throws what is a defect, for the log of the server */
function refuse(error: AppError): Response {
  if (error.code === 'internal_error' || !isRequestError(error.code)) throw error;
  return new Response(error.message, { status: requestErrorCodes[error.code].status, headers: { 'Cache-Control': 'no-store' } });
}

function isRequestError(code: string): code is RequestErrorCode {
  return Object.hasOwn(requestErrorCodes, code);
}
