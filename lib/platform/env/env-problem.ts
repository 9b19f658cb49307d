export type EnvSource = Record<string, string | undefined>;

/** What is wrong with one variable. */
export interface EnvProblem {
  name: string;
  isMissing: boolean;
  line: string;
}
