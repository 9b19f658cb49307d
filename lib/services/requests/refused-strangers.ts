/** Rows a second of calls that were refused before anybody was known. */
const mostRowsPerSecond = 100;

let second = 0;
let rows = 0;

/**
 * Whether a refused call of nobody in particular may still leave a row: whoever has no key can send
 * without end, and must not be able to fill the disk.
 */
export function mayRecordStranger(nowMs: number): boolean {
  const current = Math.floor(nowMs / 1_000);
  if (current !== second) [second, rows] = [current, 0];
  rows += 1;
  return rows <= mostRowsPerSecond;
}
