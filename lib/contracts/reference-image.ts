import { z } from 'zod';
import type { RequestLimits } from './request-limits';

export const imageMimeTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
export type ImageMimeType = (typeof imageMimeTypes)[number];

/** RFC 4648, section 4: the standard alphabet, padded, nothing else. */
function isStandardBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
}

function decodedBytes(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return (base64.length / 4) * 3 - padding;
}

/** One item of `reference_images`; whether the bytes are such a picture is the service's to see. */
export function referenceImageSchema(limits: RequestLimits) {
  const megabytes = limits.referenceImageMaxBytes / 1_000_000;
  return z
    .strictObject({
      data: z
        .string()
        .refine(isStandardBase64, {
          error: 'must be standard base64 with padding, without white space or a data-URL prefix',
          abort: true,
        })
        .refine((data) => decodedBytes(data) <= limits.referenceImageMaxBytes, {
          error: `must be at most ${megabytes} MB when decoded`,
        })
        .meta({ description: 'Base64-encoded content of the picture.', contentEncoding: 'base64' }),
      mime_type: z.enum(imageMimeTypes).meta({ description: 'The bytes must be of this type.' }),
    })
    .meta({ id: 'ReferenceImage' });
}
