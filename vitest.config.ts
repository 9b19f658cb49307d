import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;
const folders = ['lib', 'inngest', 'scripts', 'app', 'components'];

/** Tests that run a PostgreSQL or a whole service are integration tests, wherever they stand. */
const needsService = /create-test-database|test-service|open-cluster|start-service|run\.mjs/;

/** Tests that replace modules or settle what the process remembers of its environment get a process of their own. */
const changesProcess =
  /\bvi\.(mock|doMock|hoisted|resetModules|stubEnv)\b|process\.env(\.\w+|\[\w+\])? = |Object\.assign\(process\.env|delete process\.env|liftLimits\(/;

const testFiles = folders.flatMap((folder) => findTests(join(root, folder)));
const integration = testFiles.filter((file) => needsService.test(readFileSync(file, 'utf8')));
const units = testFiles.filter((file) => !integration.includes(file));
const alone = testFiles.filter((file) => changesProcess.test(readFileSync(file, 'utf8')));
const sharing = (files: string[]) => files.filter((file) => !alone.includes(file));
const apart = (files: string[]) => files.filter((file) => alone.includes(file));

function findTests(folder: string): string[] {
  return readEntries(folder)
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

function readEntries(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}

/** Each of them starts what it attacks. */
const attacks = 'interface/attack/**/*.test.ts';
const tidyUp = 'lib/testing/shared-process.ts';
const databaseSetup = 'lib/platform/database/testing/global-setup.ts';

const toPatterns = (files: string[]) =>
  files.map((file) =>
    relative(root, file)
      .replaceAll('\\', '/')
      .replaceAll(/[()[\]]/g, '?'),
  );

export default defineConfig({
  resolve: { alias: { '@': root } },
  test: {
    // The secrets that the supervisor gives every process of the service.
    env: {
      NEXTAUTH_SECRET: 'a-session-secret-for-tests-only-0001',
      KEY_PEPPER: 'a-pepper-for-tests-only-000000000001',
      DOWNLOAD_SIGNING_KEYS: 'a-signing-key-for-tests-only-0000001',
      LOG_LEVEL: 'silent',
    },
    pool: 'forks',
    // Small machines have two cores; left to itself the runner would use one of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 60_000,
    hookTimeout: 120_000,
    passWithNoTests: true,
    projects: [
      // The engine is loaded once a process, not once a file: that took half of the time.
      {
        extends: true,
        test: { name: 'unit', isolate: false, include: toPatterns(sharing(units)), setupFiles: [tidyUp] },
      },
      { extends: true, test: { name: 'unit-alone', include: toPatterns(apart(units)) } },
      {
        extends: true,
        test: {
          name: 'integration',
          isolate: false,
          include: toPatterns(sharing(integration)),
          globalSetup: [databaseSetup],
          setupFiles: ['lib/services/testing/own-places.ts', tidyUp],
        },
      },
      {
        extends: true,
        test: { name: 'integration-alone', include: toPatterns(apart(integration)), globalSetup: [databaseSetup] },
      },
      {
        extends: true,
        test: {
          name: 'interface',
          isolate: false,
          include: ['interface/**/*.test.ts'],
          exclude: [attacks],
          globalSetup: [databaseSetup, 'interface/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'attack', testTimeout: 300_000, include: [attacks], globalSetup: [databaseSetup] },
      },
    ],
  },
});
