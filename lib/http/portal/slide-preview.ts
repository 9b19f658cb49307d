import { AppError } from '@/lib/contracts/app-error';
import {
  getSlidePreview,
  getSlideThumbnail,
  previewWidthsPx,
  type SlidePreviewInput,
} from '@/lib/services/artifacts/get-slide-preview';
import type { Context } from '@/lib/services/context';
import { pictureResponse, type FoundPicture } from './picture-response';

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
