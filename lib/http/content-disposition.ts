/** What no file name may hold: control characters, halves of characters, reversals of the reading direction, folders. */
const unfit = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069/\\]/gu;

/**
 * A file name for every client: plain ASCII, and beside it the real one where they differ
 * (RFC 6266, section 4.3; RFC 8187).
 */
export function contentDisposition(fileName: string): string {
  const name = fileName.replace(unfit, '_');
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["%/\\]/g, '_');
  if (plain === name) return `attachment; filename="${plain}"`;
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeExtended(name)}`;
}

function encodeExtended(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
}
