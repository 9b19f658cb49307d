import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@/lib/platform/database/testing/create-test-database';
import { closeRateLimiter } from '@/lib/platform/rate-limiter/get-rate-limiter';
import { createApiKey, type CreatedApiKey } from '../api-keys/create-api-key';
import { operatorContext, systemContext, type Context } from '../context';
import { createOrganization } from '../organizations/create-organization';
import type { Plan } from '../organizations/plans';

export interface TestService {
  database: TestDatabase;
  close(): Promise<void>;
}

/** The folder for files of this process, which may remember it: each test file finds it empty. */
export const testDataDir = join(tmpdir(), `deckwright-service-${process.pid}`);

/** A database and a folder for files of this test file's own. */
export async function openTestService(): Promise<TestService> {
  rmSync(testDataDir, { recursive: true, force: true });
  mkdirSync(testDataDir, { recursive: true });
  process.env.DATA_DIR = testDataDir;
  const database = await createTestDatabase();
  return {
    database,
    async close() {
      await closeRateLimiter();
      await database.close();
      rmSync(testDataDir, { recursive: true, force: true });
    },
  };
}

export interface TestTenant {
  organizationId: string;
  /** Acts for the organization as the worker does. */
  system: Context;
  /** Acts for it as a request with the key does. */
  api: Context;
  key: CreatedApiKey;
}

/** An organization of the test's own, with a key. */
export async function createTenant({
  credits = 100,
  plan = 'business',
}: { credits?: number; plan?: Plan } = {}): Promise<TestTenant> {
  const { id } = await createOrganization({ ctx: operatorContext, input: { name: 'Tenant', plan, credits } });
  const system = systemContext(id);
  const key = await createApiKey({ ctx: system, input: { name: 'Key' } });
  return { organizationId: id, system, key, api: { organizationId: id, actor: { type: 'api_key', apiKeyId: key.id } } };
}
