/** A migration that failed, with what PostgreSQL or the engine said about it on one line. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';

  constructor(cause: unknown) {
    super(`The database could not be migrated: ${explain(cause)}`, { cause });
  }
}

function explain(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  return message.split('\n').map((line) => line.trim()).filter(Boolean).join(' ');
}
