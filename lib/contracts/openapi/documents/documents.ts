import type { OperationId } from '../../operations/operations';
import type { DescribeOperation } from '../operation-document';
import { describeDownload } from './download';
import { describeGenerate } from './generate';
import { describeOpenapi } from './openapi';
import { describeStatus } from './status';

/** What is said of each operation; one without a row does not compile. */
export const documents: Record<OperationId, DescribeOperation> = {
  generate: describeGenerate,
  status: describeStatus,
  download: describeDownload,
  openapi: describeOpenapi,
};
