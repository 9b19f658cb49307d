import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@/lib/platform/database/embedded/free-port';
import { readDotenv } from '@/lib/platform/env/dotenv';
import { loadStartEnv } from '@/lib/platform/env/embedded-env';
import type { EnvSource } from '@/lib/platform/env/env-problem';
import { runCommand } from '../admin/admin';
import { say } from '../prepare/say.mjs';
import { findRunningService } from '../supervisor/instance-lock';
import { showErrors } from '../supervisor/service-output';
import { startService } from '../supervisor/start-service';

export interface DemoService {
  url: string;
  /** What the operator's command must know to find the same database. */
  given: EnvSource;
  seconds: { database: number; build: number; start: number };
  stop: () => Promise<void>;
}

/** A service of our own on a free port. One that runs on the data directory already is left alone. */
export async function openDemoService(root: string): Promise<DemoService> {
  const given = await onFreePort(readDotenv(root));
  const running = findRunningService(loadStartEnv(given).env.DATA_DIR);
  if (!running) return start(root, given);
  say(`• ${running} runs on this data directory already; the demo uses one of its own meanwhile`);
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-demo-'));
  chmodSync(folder, 0o711);
  const service = await start(root, { ...given, DATA_DIR: join(folder, 'data') });
  const stop = async () => {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...service, stop };
}

async function start(root: string, given: EnvSource): Promise<DemoService> {
  const service = await startService({ root, given, mode: 'production', output: (env) => showErrors(say, env.DATA_DIR) });
  return { ...service, given };
}

/** The demo's own sign-in and key are for the first "npm start"; this run makes a key of its own. */
async function onFreePort(given: EnvSource): Promise<EnvSource> {
  const port = String(await findFreePort());
  return { ...given, PORT: port, HOST: '127.0.0.1', PUBLIC_BASE_URL: `http://127.0.0.1:${port}`, NEXTAUTH_URL: undefined, DEMO: '0' };
}

/** An organization with credits and a key, made as an operator would. */
export async function makeKey(given: EnvSource): Promise<string> {
  const organization = await runCommand(given, ['org', 'create', '--name', 'Demo run', '--plan', 'business', '--credits', '100']);
  const key = await runCommand(given, ['key', 'create', '--org', textOf(organization, 'id'), '--name', 'npm run demo']);
  return textOf(key, 'key');
}

function textOf(result: object, field: string): string {
  const value: unknown = Object.entries(result).find(([name]) => name === field)?.[1];
  if (typeof value === 'string') return value;
  throw new Error(`The operator's command answered without "${field}".`);
}
