import { downloadOperation } from './download';
import { generateOperation } from './generate';
import { listTemplatesOperation } from './list-templates';
import { openapiOperation } from './openapi';
import type { AnyOperation } from './operation';
import { statusOperation } from './status';
import { templateThumbnailOperation } from './template-thumbnail';

/** Every operation of the public interface, in the order in which the reference shows them. */
export const operations = [
  generateOperation,
  statusOperation,
  downloadOperation,
  listTemplatesOperation,
  templateThumbnailOperation,
  openapiOperation,
] as const satisfies readonly AnyOperation[];

export type OperationId = (typeof operations)[number]['id'];
