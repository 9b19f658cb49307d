/** What the log of the server calls this error, where it came from there. */
export function errorCodeOf(error: unknown): string | undefined {
  return error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : undefined;
}
