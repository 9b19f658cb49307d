import { Logger } from 'graphile-worker';
import { getLogger } from '@/lib/platform/logger/logger';

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** graphile-worker's own lines, a level quieter, among ours. */
export const graphileLogger = new Logger((scope) => (level, message) => {
  getLogger()[levels[level]]({ scope: scope.label }, message);
});
