import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type Client } from '@/lib/client';
import { findFreePort } from '@/lib/platform/database/embedded/free-port';
import type { EnvSource } from '@/lib/platform/env/env-error';
import { createApiKey } from '@/lib/services/api-keys/create-api-key';
import { operatorContext, systemContext } from '@/lib/services/context';
import { createOrganization } from '@/lib/services/organizations/create-organization';
import { say } from '../prepare/say.mjs';
import { showErrors } from '../supervisor/service-output';
import { startService, type RunningService } from '../supervisor/start-service';
import { withDatabase } from '../supervisor/store';

/** Runs `work` with the production service on a free port, its data in a folder of its own. */
export function withBenchService<T>(
  root: string,
  env: EnvSource,
  work: (service: RunningService) => Promise<T>,
): Promise<T> {
  return inScratchFolder(async (folder) => {
    const given = { ...(await environmentFor(join(folder, 'data'))), ...env };
    const output = (started: { DATA_DIR: string }) => showErrors(say, started.DATA_DIR);
    const service = await startService({ root, given, mode: 'production', output });
    try {
      return await work(service);
    } finally {
      await service.stop();
    }
  });
}

async function environmentFor(dataDir: string): Promise<EnvSource> {
  const port = String(await findFreePort());
  return {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: undefined,
    PORT: port,
    HOST: '127.0.0.1',
    PUBLIC_BASE_URL: `http://127.0.0.1:${port}`,
    DEMO: '1',
    LOG_LEVEL: 'warn',
    JOB_ENGINE: 'embedded',
    MODEL: undefined,
  };
}

export interface ServiceCaller {
  key: string;
  client: Client;
}

/** Each with an organization of its own and more credits than it needs. */
export function makeServiceCallers(service: RunningService, count: number): Promise<ServiceCaller[]> {
  const { KEY_PEPPER, NEXTAUTH_SECRET, DOWNLOAD_SIGNING_KEYS, DATA_DIR } = service.env;
  const secrets = { KEY_PEPPER, NEXTAUTH_SECRET, DOWNLOAD_SIGNING_KEYS };
  const source = { ...secrets, DATA_DIR, DATABASE_URL: service.databaseUrl };
  return withDatabase(source, () => Promise.all(Array.from({ length: count }, () => makeCaller(service))));
}

async function makeCaller({ url }: RunningService): Promise<ServiceCaller> {
  const input = { name: 'Measured', plan: 'business', credits: 1_000_000 } as const;
  const { id } = await createOrganization({ ctx: operatorContext, input });
  const { key } = await createApiKey({ ctx: systemContext(id), input: { name: 'Bench' } });
  return { key, client: createClient({ baseUrl: url, apiKey: key }) };
}

/** Runs `work` with a folder that is gone afterwards. */
export async function inScratchFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-bench-'));
  // PostgreSQL may run as another user, who must get through this folder.
  chmodSync(folder, 0o711);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
