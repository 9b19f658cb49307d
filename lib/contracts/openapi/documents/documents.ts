import { z } from 'zod';
import { openapiOperation, type OperationId } from '../../operations/operations';
import type { DescribeOperation } from '../operation-document';
import { describeDownload } from './download';
import { describeGenerate, describeStatus } from './jobs';
import { describeListTemplates, describeTemplateThumbnail } from './templates';

const documentSchema = z.looseObject({ openapi: z.string(), info: z.looseObject({}), paths: z.looseObject({}) });

const describeOpenapi: DescribeOperation = () => ({
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

/** What is said of each operation; one without a row does not compile. */
export const documents: Record<OperationId, DescribeOperation> = {
  generate: describeGenerate,
  status: describeStatus,
  download: describeDownload,
  'list-templates': describeListTemplates,
  'template-thumbnail': describeTemplateThumbnail,
  openapi: describeOpenapi,
};
