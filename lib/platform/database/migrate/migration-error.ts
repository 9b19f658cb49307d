export const statusCommand = 'npm run admin -- migrate status';
export const repairCommand = 'npm run admin -- migrate repair';
export const upCommand = 'npm run migrate';

/** Why a database could not be migrated, as one line; what PostgreSQL said about it may be the cause. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';

  constructor(reason: unknown, options: { cause?: unknown } = {}) {
    super(`The database could not be migrated: ${explain(reason)}`, { cause: options.cause ?? reason });
  }
}

function explain(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  return message
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}

/** A database that can't be connected to, as one line that says what to look at. The address holds a password and is not shown. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';

  constructor(cause: unknown) {
    super(
      `The database can't be reached: ${explain(cause) || 'no answer'}. Check host, port, user, password and database name in DATABASE_URL, and that the server runs.`,
      { cause },
    );
  }
}
