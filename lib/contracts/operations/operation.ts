import { z } from 'zod';
import type { ContractNumbers } from '../contract-numbers';
import type { RequestErrorCode } from '../error-codes';
import type { ResponseHeaderId } from '../response-headers';

/**
 * What one operation of the public interface takes and gives. The same object parses the
 * request, types the code and is read by whatever documents the interface.
 *
 * @typeParam Headers header fields by their lower-case name
 */
export interface Operation<
  Params extends z.ZodObject = z.ZodObject,
  Headers extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  id: string;
  method: 'GET' | 'POST';
  /** With parameters in braces, as OpenAPI writes them. */
  path: `/api/v1/${string}`;
  summary: string;
  description: string;
  /** Who may call it: the holder of a key, whoever has a signed link, or anybody. */
  auth: 'api_key' | 'signed_url' | 'none';
  /** The limit per key that a call counts against; null for operations without a key. */
  limit: 'generate' | 'status' | 'templates' | null;
  params: Params;
  headers: (numbers: ContractNumbers) => Headers;
  query: Query;
  /** Null for operations without a request body. */
  body: ((numbers: ContractNumbers) => Body) | null;
  /** Null where the answer is a file. */
  reply: Reply | null;
  /** Of a 200 answer, beside those that every answer has. */
  responseHeaders: readonly ResponseHeaderId[];
  /** Beside those that every operation can answer with. */
  errors: readonly RequestErrorCode[];
}

/** Of an operation that takes none of the kind. */
export const noFields = z.object({});

export type AnyOperation = Operation;

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
