import { z } from 'zod';
import { requestErrorCodes, type RequestErrorCode } from './error-codes';

const codes = Object.keys(requestErrorCodes) as [RequestErrorCode, ...RequestErrorCode[]];

/** The body of every answer that is not 2xx or 3xx. */
export const errorBodySchema = z
  .strictObject({
    error: z.strictObject({
      code: z.enum(codes).meta({ description: 'Machine-readable; branch on this.' }),
      message: z.string().meta({ description: 'For people; may change, never branch on it.' }),
      request_id: z
        .string()
        .meta({ description: 'The X-Request-Id header again; quote it when you report a problem.' }),
      param: z
        .string()
        .optional()
        .meta({
          description: 'The one field of the body at fault, as a JSON path.',
          examples: ['reference_images[0].data'],
        }),
    }),
  })
  .meta({ id: 'Error', description: 'A synchronous error.' });

export type ErrorBody = z.infer<typeof errorBodySchema>;
