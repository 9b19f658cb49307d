import type { OperationId } from '@/lib/contracts/operations/operations';
import type { Route } from '../handler';
import { downloadRoute } from './download';
import { generateRoute } from './generate';
import { listTemplatesRoute } from './list-templates';
import { openapiRoute } from './openapi';
import { statusRoute } from './status';
import { templateThumbnailRoute } from './template-thumbnail';

/** Every operation's route; one without a row does not compile. */
export const routes = {
  generate: generateRoute,
  status: statusRoute,
  download: downloadRoute,
  'list-templates': listTemplatesRoute,
  'template-thumbnail': templateThumbnailRoute,
  openapi: openapiRoute,
} as const satisfies Record<OperationId, Route>;
