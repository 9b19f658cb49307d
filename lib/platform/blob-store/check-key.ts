import { BlobStoreError } from './blob-store-error';

const segment = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const longestKey = 512;

/**
 * Keys are slash-separated segments of letters, digits, dot, dash and underscore that begin
 * with a letter or digit: so no key climbs out of its folder or hides a file.
 */
export function checkKey(key: string): string {
  if (key.length <= longestKey && key.split('/').every((part) => segment.test(part))) return key;
  throw new BlobStoreError('invalid-key', `Not a blob key: ${JSON.stringify(key.slice(0, 80))}`);
}

/** A prefix is a key, or a folder of keys with its slash, or empty for everything. */
export function checkPrefix(prefix: string): string {
  if (prefix !== '') checkKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix);
  return prefix;
}
