import { createHmac, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const prefix = 'dw_';
const secretLength = 34;
const checksumLength = 6;
const displayLength = 8;
const format = /^dw_[0-9A-Za-z]{40}$/;
/** Also of keys that were cut off, misspelt or run into something else. */
const likeness = /dw_[0-9A-Za-z]{12,}/g;

/** A new key: `dw_`, 34 random base-62 characters, and 6 that are a checksum of all before them. */
export function createApiKeyText(): string {
  const body = prefix + randomBase62(secretLength);
  return body + checksum(body);
}

/** Whether the text can be a key at all; tells typos apart without a database. */
export function isApiKeyText(apiKey: string): boolean {
  return format.test(apiKey) && apiKey.slice(-checksumLength) === checksum(apiKey.slice(0, -checksumLength));
}

/** What may be shown of a key after its creation. */
export function displayPrefixOf(apiKey: string): string {
  return apiKey.slice(0, displayLength);
}

/** The text with everything made unreadable that is a key, or as good as one to whoever finds it. */
export function hideApiKeys(text: string): string {
  return text.includes(prefix) ? text.replace(likeness, `${prefix}[hidden]`) : text;
}

/** What is stored of a key: HMAC-SHA-256 under the server's pepper, hexadecimal. */
export function hashApiKey(key: string, pepper: string): string {
  return createHmac('sha256', pepper).update(key).digest('hex');
}

function checksum(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let index = 0; index < checksumLength; index += 1) {
    text = alphabet.charAt(rest % alphabet.length) + text;
    rest = Math.floor(rest / alphabet.length);
  }
  return text;
}

function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      // Bytes beyond a multiple of 62 would favour the first letters of the alphabet.
      if (byte < 248 && text.length < length) text += alphabet.charAt(byte % alphabet.length);
    }
  }
  return text;
}
