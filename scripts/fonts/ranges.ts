/** Code points as ascending ranges in hexadecimal, such as `20-7e,a0`. */
export function writeRanges(codePoints: Iterable<number>): string {
  const ranges: [first: number, last: number][] = [];
  for (const codePoint of [...new Set(codePoints)].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === codePoint - 1) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges
    .map(([first, last]) => (first === last ? first.toString(16) : `${first.toString(16)}-${last.toString(16)}`))
    .join(',');
}
