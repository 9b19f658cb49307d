/** `idempotency-key` as it is usually written: `Idempotency-Key`. */
export function headerName(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
}
