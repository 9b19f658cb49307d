import { closeDatabase, openDatabase, useDatabase } from '@/lib/platform/database/client';
import { loadEnv } from '@/lib/platform/env/env';
import type { EnvSource } from '@/lib/platform/env/env-error';
import { operatorContext } from '@/lib/services/context';
import { seedDemo, type Demo } from '@/lib/services/organizations/seed-demo';

/** Asks for the demo organization; null when the database holds an organization already. */
export async function seedDemoOnce(source: EnvSource): Promise<Demo | null> {
  return withDatabase(source, () => seedDemo({ ctx: operatorContext, input: {} }));
}

/** Runs `work` with `source` as this process's environment and its database opened. */
export async function withDatabase<T>(source: EnvSource, work: () => Promise<T>): Promise<T> {
  const env = loadEnv(source);
  for (const [name, value] of Object.entries(source)) if (value !== undefined) process.env[name] = value;
  useDatabase(openDatabase(env.DATABASE_URL ?? '', { poolSize: 2 }));
  try {
    return await work();
  } finally {
    await closeDatabase();
  }
}
