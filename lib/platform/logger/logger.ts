import pino, { type Logger } from 'pino';
import { hideApiKeys } from '../crypto/api-key-text';

export type { Logger };

/** What must never reach a log, wherever an object carries it. */
const secretPaths = [
  'authorization',
  'headers.authorization',
  'key',
  'password',
  'prompt',
  'token',
  '*.authorization',
  '*.key',
  '*.password',
  '*.prompt',
  '*.token',
];

let root: Logger | undefined;

/** JSON lines on standard output, one per event. */
export function getLogger(): Logger {
  root ??= pino({
    level: process.env.LOG_LEVEL || 'info',
    base: undefined,
    redact: { paths: secretPaths, censor: '[hidden]' },
    timestamp: pino.stdTimeFunctions.isoTime,
    // What callers send ends up in places that nobody thought of, such as the messages of a database.
    hooks: { streamWrite: hideApiKeys },
  });
  return root;
}
