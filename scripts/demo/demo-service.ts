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
  seconds: { database: number; build: number; start: number };
  stop: () => Promise<void>;
}

/** The service that runs on the data directory now, or one of our own on a free port. */
export async function openDemoService(root: string): Promise<DemoService> {
  const given = readDotenv(root);
  const running = findRunningService(loadStartEnv(given).env.DATA_DIR);
  if (running) {
    say(`• Using the service that runs already, ${running}`);
    return { url: running, seconds: { database: 0, build: 0, start: 0 }, stop: async () => undefined };
  }
  return startService({ root, given: await onFreePort(given), mode: 'production', output: (env) => showErrors(say, env.DATA_DIR) });
}

/** The demo's own sign-in and key are for the first "npm start"; this run makes a key of its own. */
async function onFreePort(given: EnvSource): Promise<EnvSource> {
  const port = String(await findFreePort());
  return { ...given, PORT: port, HOST: '127.0.0.1', PUBLIC_BASE_URL: `http://127.0.0.1:${port}`, NEXTAUTH_URL: undefined, DEMO: '0' };
}

/** An organization with credits and a key, made as an operator would. */
export async function makeKey(root: string): Promise<string> {
  const organization = await runCommand(root, ['org', 'create', '--name', 'Demo run', '--plan', 'business', '--credits', '100']);
  const key = await runCommand(root, ['key', 'create', '--org', textOf(organization, 'id'), '--name', 'npm run demo']);
  return textOf(key, 'key');
}

function textOf(result: object, field: string): string {
  const value: unknown = Object.entries(result).find(([name]) => name === field)?.[1];
  if (typeof value === 'string') return value;
  throw new Error(`The operator's command answered without "${field}".`);
}
