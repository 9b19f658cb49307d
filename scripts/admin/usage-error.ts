/** A command that was written wrongly; the message says how it goes. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
