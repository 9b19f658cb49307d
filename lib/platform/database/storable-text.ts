import pg from 'pg';

/** What stands in place of what no text of PostgreSQL can hold. */
const replacement = '\uFFFD';

/** A text that PostgreSQL takes: without zero characters and halves of surrogate pairs. */
function storableText(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', replacement).toWellFormed() : text.toWellFormed();
}

/** How JSON writes what PostgreSQL refuses; also matches some that it takes. */
const doubtful = /\\u(?:0000|d[89a-f])/i;

/** JSON that a column of `jsonb` takes. The driver can't see to it: to it, JSON is a text like any other. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value ?? null);
  return doubtful.test(json) ? JSON.stringify(storable(JSON.parse(json))) : json;
}

/** The same as a value, for Prisma. */
export function storableValue<T>(value: T): T {
  return JSON.parse(storableJson(value)) as T;
}

function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [storableText(key), storable(entry)]));
}

/**
 * The edge where texts leave for PostgreSQL: a stranger's zero character or half an emoji, whatever way it came,
 * is replaced instead of failing the statement.
 */
export class StorableTextClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Looked up at each call, so that whoever watches the driver sees it.
    const query = (...args: unknown[]): unknown => Reflect.apply(pg.Client.prototype.query, this, args);
    const safeQuery = (statement: unknown, values?: unknown, ...rest: unknown[]) =>
      query(
        isStatement(statement) ? { ...statement, values: parameters(statement.values) } : statement,
        parameters(values),
        ...rest,
      );
    Object.assign(this, { query: safeQuery });
  }
}

/** A statement with its values, and not an object of the driver that sends itself. */
function isStatement(statement: unknown): statement is { values: unknown } {
  return typeof statement === 'object' && statement !== null && 'values' in statement && !('submit' in statement);
}

/** Values may also be the function to call back. */
function parameters(values: unknown): unknown {
  return Array.isArray(values) ? values.map(parameter) : values;
}

function parameter(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  return Array.isArray(value) ? value.map(parameter) : value;
}
