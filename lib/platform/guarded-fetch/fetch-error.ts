/** Why an address was not read, and how that is said to people. */
export const fetchErrorWords = {
  'address-unreadable': 'The address can’t be read.',
  'scheme-refused': 'Only addresses that begin with http:// or https:// are read.',
  'credentials-refused': 'Addresses with a user name or password in them are not read.',
  'port-refused': 'Only the usual ports of the web, 80 and 443, are read.',
  'address-private': 'The address leads into a private network.',
  'name-not-found': 'Nobody answers to the name in the address.',
  'permission-refused': 'The site asks not to be read by programs.',
  'connection-failed': 'The server could not be reached.',
  'certificate-refused': 'The server’s certificate is not valid.',
  'timed-out': 'The server took too long.',
  'too-many-redirects': 'The address leads on to too many others.',
  'downgrade-refused': 'A secure address leads on to an insecure one.',
  'status-refused': 'The server did not give the page.',
  'media-type-refused': 'The address holds no text that can be read.',
  'encoding-refused': 'The page comes in a compression that can’t be read.',
  'too-large': 'The page is too large.',
  'cut-off': 'The server broke off in the middle of the page.',
} as const;

export type FetchErrorCode = keyof typeof fetchErrorWords;

/** A page that was not read. The message never repeats the address, which may hold secrets of its own. */
export class FetchError extends Error {
  override readonly name = 'FetchError';

  constructor(
    readonly code: FetchErrorCode,
    /** Of the answer, where there was one. */
    readonly status: number | null = null,
    options?: ErrorOptions,
  ) {
    super(fetchErrorWords[code], options);
  }
}
