import { z } from 'zod';
import type { ContractNumbers } from './contract-numbers';

export const imageMimeTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
export type ImageMimeType = (typeof imageMimeTypes)[number];

/**
 * RFC 4648, section 4: the standard alphabet, padded, nothing else. Looks for what is foreign, since a
 * pattern that matches megabytes keeps a way back for each character, and its stack may not reach so far.
 */
function isStandardBase64(text: string): boolean {
  return (
    text.length > 0 && text.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(text.slice(0, text.length - paddingOf(text)))
  );
}

/** The same as a pattern, for documents: as code it is quicker. */
const base64Pattern = '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$';

function decodedBytes(base64: string): number {
  return (base64.length / 4) * 3 - paddingOf(base64);
}

function paddingOf(base64: string): number {
  return base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
}

function dataSchema({ referenceImageMaxBytes: maxBytes, referenceImageMaxMegapixels: megapixels }: ContractNumbers) {
  const megabytes = maxBytes / 1_000_000;
  return z
    .string()
    .refine(isStandardBase64, {
      error: 'must be standard base64 with padding, without white space or a data-URL prefix',
      abort: true,
    })
    .refine((data) => decodedBytes(data) <= maxBytes, { error: `must be at most ${megabytes} MB when decoded` })
    .meta({
      description: `The picture in standard base64 (RFC 4648, section 4): padded, without white space, without a data-URL prefix. At most ${megabytes} MB decoded and ${megapixels} megapixels; it must decode in full.`,
      contentEncoding: 'base64',
      override: { minLength: 4, maxLength: Math.ceil(maxBytes / 3) * 4, pattern: base64Pattern },
    });
}

/** One item of `reference_images`; whether the bytes are such a picture is the service's to see. */
export function referenceImageSchema(numbers: ContractNumbers) {
  return z
    .strictObject({
      data: dataSchema(numbers),
      mime_type: z.enum(imageMimeTypes).meta({ description: 'The bytes must be of this type.' }),
    })
    .meta({ id: 'ReferenceImage', description: 'A picture that guides the design of a single slide.' });
}
