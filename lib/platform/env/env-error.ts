/** Wrong or missing environment variables, one line each. */
export class EnvError extends Error {
  override readonly name = 'EnvError';

  constructor(readonly lines: string[]) {
    super(lines.join('\n'));
  }
}
