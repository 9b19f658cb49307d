export type Fields = Record<string, unknown>;

const deepest = 5;

/**
 * The object that was asked for, wherever it stands: in an envelope such as `{"slide": {…}}`, in a list
 * of one, in a repeated schema or in a text of JSON. Of several, the one that has most of the keys.
 */
export function findObject(value: unknown, keys: readonly string[]): Fields | null {
  const wanted = new Set(keys.map(plainKey));
  let best: Fields | null = null;
  let most = 0;
  for (const found of objectsIn(value, deepest)) {
    const count = Object.keys(found).filter((key) => wanted.has(plainKey(key))).length;
    if (count > most) [best, most] = [found, count];
  }
  return best;
}

/** The outermost first. */
function* objectsIn(value: unknown, depth: number): Generator<Fields> {
  if (depth === 0) return;
  if (typeof value === 'string' && /^\s*[[{]/.test(value)) return yield* objectsIn(parsed(value), depth - 1);
  if (Array.isArray(value)) {
    for (const entry of value.slice(0, 3)) yield* objectsIn(entry, depth - 1);
  } else if (isFields(value)) {
    yield value;
    for (const inner of Object.values(value)) yield* objectsIn(inner, depth - 1);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** `leftColumn`, `left_column` and `Left Column` are the same. */
export function plainKey(key: string): string {
  return key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
