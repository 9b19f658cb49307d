import { downloadOperation } from './download';
import { generateOperation } from './generate';
import type { AnyOperation } from './operation';
import { statusOperation } from './status';

/** Every operation of version 1. */
export const operations: readonly AnyOperation[] = [generateOperation, statusOperation, downloadOperation];
