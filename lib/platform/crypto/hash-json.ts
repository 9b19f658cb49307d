import { createHash } from 'node:crypto';

/**
 * SHA-256 of a JSON value, hexadecimal; equal for equal values whatever the order of keys
 * or the white space they were sent with.
 */
export function hashJson(value: unknown): string {
  const hash = createHash('sha256');
  feed(value, (text) => hash.update(text));
  return hash.digest('hex');
}

function feed(value: unknown, write: (text: string) => void): void {
  if (Array.isArray(value)) {
    write('[');
    for (const item of value) {
      feed(item, write);
      write(',');
    }
    write(']');
  } else if (typeof value === 'object' && value !== null) {
    write('{');
    for (const [key, item] of Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) {
      write(`${JSON.stringify(key)}:`);
      feed(item, write);
      write(',');
    }
    write('}');
  } else {
    write(JSON.stringify(value) ?? 'null');
  }
}
