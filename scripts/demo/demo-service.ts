import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@/lib/platform/database/embedded/free-port';
import { readDotenv } from '@/lib/platform/env/dotenv';
import type { EnvSource } from '@/lib/platform/env/env-error';
import { runCommand } from '../admin/admin';
import { say } from '../prepare/say.mjs';
import { showErrors } from '../supervisor/service-output';
import { startService } from '../supervisor/start-service';

export interface DemoService {
  url: string;
  /** What the operator's command must know to find the same database. */
  given: EnvSource;
  seconds: { database: number; build: number; start: number };
  stop: () => Promise<void>;
}

/**
 * A service on a free port with data of its own that goes when it stops: the first "npm start"
 * still finds an empty data directory, and a service that runs already is left alone.
 */
export async function openDemoService(root: string): Promise<DemoService> {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-demo-'));
  // PostgreSQL may run as another user, who must get through this folder.
  chmodSync(folder, 0o711);
  const removeData = () => rmSync(folder, { recursive: true, force: true });
  try {
    const given = await ownSettings(readDotenv(root), join(folder, 'data'));
    const service = await startService({
      root,
      given,
      mode: 'production',
      output: (env) => showErrors(say, env.DATA_DIR),
    });
    return { ...service, given, stop: () => service.stop().finally(removeData) };
  } catch (error) {
    removeData();
    throw error;
  }
}

/** The language model is the caller's; where data is kept is the demo's. */
async function ownSettings(given: EnvSource, dataDir: string): Promise<EnvSource> {
  const port = String(await findFreePort());
  const kept = { ...given, DATABASE_URL: undefined, BLOB_READ_WRITE_TOKEN: undefined, NEXTAUTH_URL: undefined };
  return {
    ...kept,
    DATA_DIR: dataDir,
    PORT: port,
    HOST: '127.0.0.1',
    PUBLIC_BASE_URL: `http://127.0.0.1:${port}`,
    JOB_ENGINE: 'embedded',
    DEMO: '0',
  };
}

/** An organization with credits and a key, made as an operator would. */
export async function makeKey(given: EnvSource): Promise<string> {
  const organization = await runCommand(given, [
    'org',
    'create',
    '--name',
    'Demo run',
    '--plan',
    'business',
    '--credits',
    '100',
  ]);
  const key = await runCommand(given, ['key', 'create', '--org', textOf(organization, 'id'), '--name', 'npm run demo']);
  return textOf(key, 'key');
}

function textOf(result: object, field: string): string {
  const value: unknown = Object.entries(result).find(([name]) => name === field)?.[1];
  if (typeof value === 'string') return value;
  throw new Error(`The operator's command answered without "${field}".`);
}
