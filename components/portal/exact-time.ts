/** As `2026-11-21`. */
export function exactDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** As `2026-11-21 14:05 UTC`. */
export function exactTime(date: Date): string {
  return `${exactDate(date)} ${date.toISOString().slice(11, 16)} UTC`;
}
