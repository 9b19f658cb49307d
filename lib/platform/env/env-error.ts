export type EnvSource = Record<string, string | undefined>;

/** What is wrong with one variable. */
export interface EnvProblem {
  name: string;
  isMissing: boolean;
  line: string;
}

/** Wrong or missing environment variables, one line each. */
export class EnvError extends Error {
  override readonly name = 'EnvError';

  constructor(readonly lines: string[]) {
    super(lines.join('\n'));
  }
}
