import { AppError } from '@/lib/contracts/app-error';
import { getReferenceThumbnail } from '@/lib/services/artifacts/get-reference-thumbnail';
import {
  getSlidePreview,
  getSlideThumbnail,
  previewWidthsPx,
  type Picture,
  type SlidePreviewInput,
} from '@/lib/services/artifacts/slide-previews';
import type { Context } from '@/lib/services/context';
import { getJobReferenceImage } from '@/lib/services/reference-images/stored-images';
import { getTemplatePicture } from '@/lib/services/templates/get-template';
import { answerPerson } from './answer-person';

/** A drawing holds words that strangers wrote: opened by itself, it may load and run nothing. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

export interface FoundPicture {
  picture: Picture<string | Uint8Array>;
  contentType: 'image/svg+xml' | 'image/png' | 'image/webp';
}

/** A picture for the people of the organization; nothing is drawn for a browser that has it already. */
function pictureResponse(request: Request, find: (ctx: Context) => Promise<FoundPicture>): Promise<Response> {
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

export interface ReferenceImageParams {
  job_id: string;
  /** From 1. */
  number: string;
}

/** A picture that a job was given, for the people of the organization who ask for the same again. */
export function referenceImage({ job_id: jobId, number }: ReferenceImageParams): Promise<Response> {
  return answerPerson(async ({ ctx }) => {
    const { bytes, mimeType } = await getJobReferenceImage({ ctx, input: { jobId, number: Number(number) } });
    return new Response(bytes as BodyInit, {
      headers: {
        'Content-Type': mimeType,
        'Cache-Control': 'private, no-store',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      },
    });
  });
}

function readNumber(number: string, what: string): number {
  if (/^[1-9]\d?$/.test(number)) return Number(number);
  throw new AppError({ code: 'not_found', message: `${what} are called 1, 2 and so on.` });
}

export interface TemplatePictureParams {
  template_id: string;
  /** From 1. */
  number: string;
}

/** A sample slide in a template of the organization. */
export function templatePicture(
  request: Request,
  { template_id: templateId, number }: TemplatePictureParams,
): Promise<Response> {
  return pictureResponse(request, async (ctx) => {
    const input = { templateId, number: readNumber(number, 'Pictures of templates') };
    return {
      picture: await getTemplatePicture({ ctx, input }),
      contentType: 'image/png',
    };
  });
}

export interface ReferenceThumbnailParams {
  job_id: string;
  /** `1` for the first. */
  number: string;
}

/** A reference image of a job, small, for the people of the organization. */
export function referenceThumbnail(
  request: Request,
  { job_id: jobId, number }: ReferenceThumbnailParams,
): Promise<Response> {
  return pictureResponse(request, async (ctx) => {
    const input = { jobId, number: readNumber(number, 'Reference images') };
    return {
      picture: await getReferenceThumbnail({ ctx, input }),
      contentType: 'image/webp',
    };
  });
}

export interface SlidePreviewParams {
  file_id: string;
  /** `3.svg` or `3.png` for the third slide. */
  slide: string;
}

const pictureName = /^([1-9]\d{0,2})\.(svg|png)$/;

/** A slide as a picture, for the people of the organization; `?width=1600` gives a larger PNG. */
export function slidePreview(request: Request, params: SlidePreviewParams): Promise<Response> {
  return pictureResponse(request, (ctx) => find(ctx, new URL(request.url), params));
}

async function find(
  ctx: Context,
  url: URL,
  { file_id: artifactId, slide: name }: SlidePreviewParams,
): Promise<FoundPicture> {
  const [, number, format] = pictureName.exec(name) ?? [];
  if (number === undefined)
    throw new AppError({ code: 'not_found', message: 'Slides are called 1.svg, 1.png and so on.' });
  const input: SlidePreviewInput = { artifactId, slide: Number(number) };
  if (format === 'svg') return { picture: await getSlidePreview({ ctx, input }), contentType: 'image/svg+xml' };
  const widthPx =
    previewWidthsPx.find((width) => String(width) === url.searchParams.get('width')) ?? previewWidthsPx[0];
  return { picture: await getSlideThumbnail({ ctx, input: { ...input, widthPx } }), contentType: 'image/png' };
}
