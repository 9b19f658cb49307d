/** `100,000`. */
export function grouped(number: number): string {
  return number.toLocaleString('en-US');
}

/** `1 credit`, `2 credits`. */
export function counted(number: number, noun: string): string {
  return `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** `5 MB`, as limits of the interface count them: a million bytes. */
export function megabytes(bytes: number): string {
  return `${grouped(bytes / 1_000_000)} MB`;
}

/** `a minute`, `a second`, `every 10 seconds`. */
export function perWindow(seconds: number): string {
  if (seconds === 60) return 'a minute';
  return seconds === 1 ? 'a second' : `every ${grouped(seconds)} seconds`;
}
