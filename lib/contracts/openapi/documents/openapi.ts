import { z } from 'zod';
import { openapiOperation } from '../../operations/openapi';
import type { DescribeOperation } from '../operation-document';

const documentSchema = z.looseObject({ openapi: z.string(), info: z.looseObject({}), paths: z.looseObject({}) });

export const describeOpenapi: DescribeOperation = () => ({
  tag: 'Description',
  details: '',
  answers: {
    200: {
      description: 'An OpenAPI document.',
      headers: openapiOperation.responseHeaders,
      content: { 'application/json': { schema: documentSchema } },
    },
  },
});
