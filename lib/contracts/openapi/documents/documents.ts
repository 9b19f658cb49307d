import type { OperationId } from '../../operations/operations';
import type { DescribeOperation } from '../operation-document';
import { describeDownload } from './download';
import { describeGenerate } from './generate';
import { describeListTemplates } from './list-templates';
import { describeOpenapi } from './openapi';
import { describeStatus } from './status';
import { describeTemplateThumbnail } from './template-thumbnail';

/** What is said of each operation; one without a row does not compile. */
export const documents: Record<OperationId, DescribeOperation> = {
  generate: describeGenerate,
  status: describeStatus,
  download: describeDownload,
  'list-templates': describeListTemplates,
  'template-thumbnail': describeTemplateThumbnail,
  openapi: describeOpenapi,
};
