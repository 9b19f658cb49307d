import { AppError } from '@/lib/contracts/app-error';
import type { ImageMimeType } from '@/lib/contracts/generate-request';
import { getCompute } from '@/lib/generation/compute/compute';
import { inspectPictureTask, type InspectedPicture } from '@/lib/generation/pictures/inspect-picture';
import { ProcessDeath } from '@/lib/platform/compute/process-death';
import { getEnv } from '@/lib/platform/env/env';
import { createSemaphore } from '@/lib/platform/semaphore/create-semaphore';
import type { Context } from '../context';

/** A picture of 40 megapixels takes up to 350 MB to decode, whatever the size of its file. */
const decoding = createSemaphore({ units: 2, mostWaiting: 200, longestWaitMs: 60_000 });

export interface InspectedImage {
  /** Without what it says of its making: where it was taken is nobody's business, whoever gets at the store. */
  bytes: Uint8Array;
  mimeType: ImageMimeType;
  /** As people see it: upright, whatever way it is stored. */
  widthPx: number;
  heightPx: number;
}

/** Where nothing of what was sent is harmed but the request itself. `param` is the path of its data in the request. */
export async function inspectReferenceImage(
  { organizationId }: Pick<Context, 'organizationId'>,
  image: { data: string; mime_type: ImageMimeType },
  param: string,
): Promise<InspectedImage> {
  const bytes = Buffer.from(image.data, 'base64');
  const megapixels = getEnv().REFERENCE_IMAGE_MAX_MEGAPIXELS;
  const input = { bytes, mimeType: image.mime_type, mostPixels: megapixels * 1_000_000 };
  const found = await decoding.run(1, () =>
    getCompute().run(inspectPictureTask, input, { organizationId }).catch(endOfProcess),
  );
  switch (found.fault) {
    case null:
      return { bytes: found.bytes, mimeType: image.mime_type, widthPx: found.widthPx, heightPx: found.heightPx };
    case 'type':
      throw refusal(param, `is not of the type ${image.mime_type}`);
    case 'too-large':
      throw refusal(param, `has ${describe(found)}; at most ${megapixels} megapixels are accepted`);
    case 'cut-short':
      throw refusal(param, 'is cut short');
    case 'undecodable':
      throw refusal(param, 'cannot be decoded as a picture', new Error(found.reason));
  }
}

/** A picture that ends the process in which it is decoded would do so again where slides are made. */
function endOfProcess(error: unknown): InspectedPicture {
  if (error instanceof ProcessDeath) return { fault: 'undecodable', reason: error.message };
  throw error;
}

function describe({ widthPx, heightPx, frames }: { widthPx: number; heightPx: number; frames: number }): string {
  return `${widthPx} by ${heightPx} pixels${frames > 1 ? ` in each of ${frames} frames` : ''}`;
}

function refusal(param: string, fault: string, cause?: unknown): AppError {
  return new AppError({ code: 'invalid_request', message: `${param} ${fault}.`, param, cause });
}
