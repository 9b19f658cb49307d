import { z } from 'zod';
import { requestErrorCodes, type RequestErrorCode } from './error-codes';

const codes = Object.keys(requestErrorCodes) as [RequestErrorCode, ...RequestErrorCode[]];

/** The body of every answer that is not 2xx. */
export const errorBodySchema = z
  .strictObject({
    error: z.strictObject({
      code: z.enum(codes).meta({ description: 'Machine-readable; branch on this.' }),
      message: z.string().meta({ description: 'For people; may change, never branch on it.' }),
      request_id: z.string().meta({ description: 'Also in the X-Request-Id header.' }),
      param: z
        .string()
        .optional()
        .meta({ description: 'The one field at fault, as a JSON path.', example: 'reference_images[0].data' }),
    }),
  })
  .meta({ id: 'Error', description: 'A synchronous error.' });

export type ErrorBody = z.infer<typeof errorBodySchema>;
