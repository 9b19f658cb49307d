import { prepare } from '../prepare/prepare.mjs';
import { checkRules } from './check-rules';
import { checkTypes } from './typecheck';
import { runBrowserTests } from './run-browser-tests';
import { runVitest } from './run-vitest';

/** What every stage of a run is told. */
export interface TestRun {
  root: string;
  /** Everything, instead of what shows each promise once. */
  isFull: boolean;
  /** What all chance begins with, where the tests' own number is not to do. */
  seed?: number;
}

export interface StageResult {
  passed: number;
  failed: number;
  /** What failed and why, for the end of the output; the whole stands further up. */
  failures?: string[];
  /** What failed once and then passed, with its first error: to be looked into, and in numbers a failure. */
  secondTries?: string[];
}

/** Takes what a stage prints, where it must not stand between the lines of another one. */
export type Print = (text: string) => void;

export type Stage = (run: TestRun, print?: Print) => Promise<StageResult>;

export const asOneTest = (isGood: boolean): StageResult =>
  isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Every stage in the order of the table; run-rounds.ts says which run side by side; types and build count as one test each. */
export const stages = {
  lint: checkRules,
  types: async ({ root }) => asOneTest(await checkTypes(root)),
  unit: (run) => runVitest(run, 'unit'),
  build: async ({ root }) => {
    await prepare(root, ['build']);
    return asOneTest(true);
  },
  integration: (run) => runVitest(run, 'integration'),
  // What integrators are promised, sentence by sentence, on a running service.
  interface: (run) => runVitest(run, 'interface'),
  // What nobody should send, and all at once.
  attack: (run) => runVitest(run, 'attack'),
  e2e: runBrowserTests,
} satisfies Record<string, Stage>;

export type StageName = keyof typeof stages;
export const stageNames = Object.keys(stages) as StageName[];
