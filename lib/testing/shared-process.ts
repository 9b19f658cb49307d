import { afterAll, expect, vi } from 'vitest';
import { getEnv, loadEnv } from '@/lib/platform/env/env';

const environment = { ...process.env };

/** What sharp sets when it is loaded. */
const setByLibraries = ['VIPSHOME'];

/**
 * Set-up of files that run in one process, one after the other: each leaves it as it was. Spies, timers and stubs are
 * taken back here; what else a file changes, it puts back itself, or it has a process of its own (see vitest.config.ts).
 */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  expect(changedSince(environment), 'variables of the environment that this file changes for those after it').toEqual(
    [],
  );
  expect(getEnv(), 'this file makes the process remember settings that the next one does not ask for').toEqual(
    loadEnv(),
  );
});

function changedSince(before: NodeJS.ProcessEnv): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(process.env)]);
  return [...names].filter((name) => process.env[name] !== before[name] && !setByLibraries.includes(name));
}
