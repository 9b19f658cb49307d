import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openCluster, stopCluster } from '../embedded/open-cluster';
import { migrate } from '../migrate/migrate';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the migrated database that every test file gets a copy of; nobody stays connected to it. */
    templateDatabaseUrl: string;
  }
}

interface TestServer {
  url: string;
  end: () => Promise<void>;
}

/** On the global object, because each project of a run has its own copy of this module. */
const shared = globalThis as typeof globalThis & {
  deckwrightTestServer?: { users: number; server: Promise<TestServer> };
};

/** One PostgreSQL for all projects of a run, with a migrated template; gone when the last of them ends. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const mine = (shared.deckwrightTestServer ??= { users: 0, server: startServer() });
  mine.users += 1;
  const { url, end } = await mine.server;
  project.provide('templateDatabaseUrl', url);
  return async () => {
    mine.users -= 1;
    if (mine.users === 0) await end();
  };
}

async function startServer(): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'deckwright-test-'));
  chmodSync(dataDir, 0o711);
  const end = async () => {
    await stopCluster(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const { url } = await openCluster(dataDir, { isThrowaway: true });
    await migrate(url);
    return { url, end };
  } catch (error) {
    await end();
    throw error;
  }
}
