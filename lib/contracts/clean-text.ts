/**
 * Drops control characters other than tab and line feed, and trims. Line ends become line
 * feeds first, because a lone carriage return is a line end to those who wrote it; halves
 * of surrogate pairs become U+FFFD, since no encoding can carry them.
 */
export function cleanText(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .trim();
}

/** Length in characters as people count them in limits: code points. */
export function countCharacters(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    const isPair = unit >= 0xd800 && unit <= 0xdbff && index + 1 < text.length;
    if (isPair) index += 1;
    count += 1;
  }
  return count;
}
