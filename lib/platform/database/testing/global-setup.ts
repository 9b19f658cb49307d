import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { clusterFiles } from '../embedded/cluster-files';
import { joinUsers } from '../embedded/cluster-users';
import { stopCluster } from '../embedded/open-cluster';

declare module 'vitest' {
  export interface ProvidedContext {
    testDataDir: string;
  }
}

/** Names a data directory for this run's PostgreSQL, which the first test that needs one starts; stops it at the end. */
export default function setup(project: TestProject): () => Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'deckwright-test-'));
  chmodSync(dataDir, 0o711);
  joinUsers(clusterFiles(dataDir).users);
  project.provide('testDataDir', dataDir);
  return async () => {
    await stopCluster(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  };
}
