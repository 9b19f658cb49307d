import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@/lib/platform/database/embedded/free-port';
import { say } from '../prepare/say.mjs';
import { startService, type RunningService } from '../supervisor/start-service';
import { showErrors } from '../supervisor/service-output';
import { countPlaywright, judgeSecondTries, type PlaywrightReport } from './count-results';
import { findChromium } from './find-programs';
import { runTool, testEnvironment } from './run-tool';
import type { StageResult, TestRun } from './stages';

/** The browser tests, against the production service on a free port with a data directory of its own. */
export async function runBrowserTests(run: TestRun): Promise<StageResult> {
  const { root } = run;
  const chromiumPath = await findChromium();
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-e2e-'));
  chmodSync(folder, 0o711);
  try {
    const service = await startForTests(root, join(folder, 'data'));
    try {
      return await runPlaywright(run, service, chromiumPath, join(folder, 'report.json'));
    } finally {
      await service.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a developer's own environment says about databases and providers must not reach the tests. */
const kept = /^(PATH|HOME|LANG|LC_.*|TMPDIR|TEMP|TMP|USER|SHELL|SystemRoot|NODE_EXTRA_CA_CERTS|CI)$/;

/** All journeys come from one address, as a whole town behind one would. What the limits do is tested beside their verbs. */
const oneAddressForAll = {
  SIGN_IN_LIMIT_PER_ACCOUNT: '10000',
  SIGN_IN_LIMIT_PER_ACCOUNT_ANYWHERE: '10000',
  SIGN_IN_LIMIT_PER_ADDRESS: '10000',
  SIGN_UP_LIMIT_PER_ADDRESS: '10000',
  AUTH_FAILURE_LIMIT_PER_MINUTE: '10000',
};

async function startForTests(root: string, dataDir: string): Promise<RunningService> {
  const port = String(await findFreePort());
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => kept.test(name)));
  const address = { PORT: port, HOST: '127.0.0.1', PUBLIC_BASE_URL: `http://127.0.0.1:${port}` };
  const given = { ...inherited, ...address, ...oneAddressForAll, DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'warn' };
  return startService({ root, given, mode: 'production', output: (env) => showErrors(say, env.DATA_DIR) });
}

/** So many tests of a daily run may pass at their second try, and none of a full one. */
const mostSecondTries = 2;

async function runPlaywright(
  run: TestRun,
  service: RunningService,
  chromiumPath: string,
  report: string,
): Promise<StageResult> {
  const chosen = run.isFull ? [] : ['--grep=@daily'];
  const status = await runTool(run.root, '@playwright/test/cli.js', ['test', ...chosen], {
    ...testEnvironment(run),
    BASE_URL: service.url,
    CHROMIUM_PATH: chromiumPath,
    DEMO_EMAIL: service.demo?.owner.email,
    DEMO_PASSWORD: service.demo?.owner.password,
    DEMO_API_KEY: service.demo?.key.key,
    // Journeys make organizations of their own by the service's verbs, in its database.
    DATABASE_URL: service.databaseUrl,
    DATABASE_POOL_SIZE: '2',
    DATA_DIR: service.env.DATA_DIR,
    KEY_PEPPER: service.env.KEY_PEPPER,
    NEXTAUTH_SECRET: service.env.NEXTAUTH_SECRET,
    DOWNLOAD_SIGNING_KEYS: service.env.DOWNLOAD_SIGNING_KEYS,
    PUBLIC_BASE_URL: service.env.PUBLIC_BASE_URL,
    LOG_LEVEL: 'warn',
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const counted = judgeSecondTries(
    countPlaywright(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport),
    run.isFull ? 0 : mostSecondTries,
  );
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}
