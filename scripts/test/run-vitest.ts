import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { redisServerPath } from '@/lib/platform/rate-limiter/testing/redis-server';
import { say } from '../prepare/say.mjs';
import { countVitest, type VitestReport } from './count-results';
import { installWithApt } from './find-programs';
import { runTool, testEnvironment } from './run-tool';
import type { StageResult, TestRun } from './stages';

/** The projects of vitest.config.ts by stage. */
const projects = {
  unit: ['unit', 'unit-alone'],
  integration: ['integration', 'integration-alone'],
  interface: ['interface'],
  attack: ['attack'],
};

/** Runs a stage's projects of vitest.config.ts and counts their tests. */
export async function runVitest(
  run: TestRun,
  project: keyof typeof projects,
  args: readonly string[] = [],
): Promise<StageResult> {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-report-'));
  const report = join(folder, 'report.json');
  try {
    const redis = project === 'integration' ? await findRedis() : undefined;
    const env = { NODE_ENV: 'test', REDIS_SERVER_PATH: redis, ...testEnvironment(run) };
    const status = await runTool(
      run.root,
      'vitest/vitest.mjs',
      [
        'run',
        ...projects[project].map((name) => `--project=${name}`),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...args,
        // Files that share a process must not depend on who was there before.
        ...(run.isFull ? ['--sequence.shuffle.files', `--sequence.seed=${run.seed}`] : []),
      ],
      env,
    );
    const counted = countVitest(JSON.parse(readFileSync(report, 'utf8')) as VitestReport);
    // An error outside every test fails the run without failing a test.
    return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A redis-server for the tests of rate limits, or one that apt installs. Without one those tests are skipped. */
async function findRedis(): Promise<string | undefined> {
  const found = redisServerPath();
  if (found) return found;
  await installWithApt('redis-server').catch((error: Error) => say(error.message));
  const installed = redisServerPath();
  if (!installed)
    say('Rate limits on Redis are not tested: there is no redis-server. Install one, or set REDIS_SERVER_PATH.');
  return installed;
}
