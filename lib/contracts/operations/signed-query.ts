import { z } from 'zod';

/** Optional when parsed, because a link without it is a forged link and not a malformed request. */
function signedPart(description: string, example: string) {
  return z
    .string()
    .optional()
    .meta({ param: { description, example, required: true } });
}

/** What a signed address ends in. */
export const signedQuery = z.object({
  expires: signedPart('When the address stops working: Unix time in seconds.', '1798761600'),
  kid: signedPart('Which signing key was used.', '3f9a1c07'),
  signature: signedPart('HMAC-SHA-256 of the address, in base64url.', 'Zx1cO0mFJ8m4s1r6kYb2qgqf7n3WmXJ0yQvT5uLhE2s'),
});
