import { prepare } from '../prepare/prepare.mjs';
import { checkRules } from './check-rules';
import { checkTypes } from './check-types';
import { runBrowserTests } from './run-browser-tests';
import { runVitest } from './run-vitest';

export interface StageResult {
  passed: number;
  failed: number;
  /** What failed and why, for the end of the output; the whole stands further up. */
  failures?: string[];
  /** What failed once and then passed, with its first error: no failure of the run, and yet to be looked into. */
  secondTries?: string[];
}

/** Takes what a stage prints, where it must not stand between the lines of another one. */
export type Print = (text: string) => void;

const asOneTest = (isGood: boolean): StageResult => (isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Every stage in the order of the table; plan-rounds.ts says which run side by side; lint, types and build count as one test each. */
export const stages = {
  lint: async (root: string, print?: Print) => asOneTest(await checkRules(root, print)),
  types: async (root: string) => asOneTest(await checkTypes(root)),
  unit: (root: string) => runVitest(root, 'unit'),
  build: async (root: string) => {
    await prepare(root, ['build']);
    return asOneTest(true);
  },
  integration: (root: string) => runVitest(root, 'integration'),
  // What integrators are promised, sentence by sentence, on a running service.
  interface: (root: string) => runVitest(root, 'interface'),
  // What nobody should send, and all at once.
  attack: (root: string) => runVitest(root, 'attack'),
  e2e: runBrowserTests,
} satisfies Record<string, (root: string, print?: Print) => Promise<StageResult>>;

export type StageName = keyof typeof stages;
