import { z } from 'zod';
import type { RequestErrorCode } from '../error-codes';
import type { RequestLimits } from '../request-limits';

export interface ResponseHeader {
  name: string;
  description: string;
}

/**
 * What one operation of the public interface takes and gives. The same object parses the
 * request, types the code and is read by whatever documents the interface.
 *
 * @typeParam Headers header fields by their lower-case name
 */
export interface Operation<
  Params extends z.ZodType = z.ZodType,
  Headers extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
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
  headers: (limits: RequestLimits) => Headers;
  query: Query;
  /** Null for operations without a request body. */
  body: ((limits: RequestLimits) => Body) | null;
  /** Null where the answer is a file. */
  reply: Reply | null;
  responseHeaders: readonly ResponseHeader[];
  errors: readonly RequestErrorCode[];
}

/** Of an operation that takes none of the kind. */
export const noFields = z.object({});

export type AnyOperation = Operation;
