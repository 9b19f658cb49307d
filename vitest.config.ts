import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// How a test runs stands in the name of its file, between what it is about and ".test.ts":
//
//   fit-image.test.ts           a unit test; it shares a process with others, one after the other, and leaves it as it was
//   create-job.db.test.ts       an integration test: needs the PostgreSQL of the run, or runs a whole service
//   blob-store.alone.test.ts    in a process of its own, because it replaces modules or makes the process remember settings
//   sign-up.db.alone.test.ts    both
//
// Loading the service takes longer than most of its tests, so "alone" is for those that cannot do otherwise. What the
// interface promises, and attacks on it, are told by their folders.
const root = import.meta.dirname;
const testsIn = (words: string) => `{lib,inngest,scripts,app,components}/**/*${words}.test.{ts,tsx}`;
const attacks = 'interface/attack/**/*.test.ts';

const databaseSetup = 'lib/platform/database/testing/global-setup.ts';
const ownPlaces = 'lib/services/testing/own-places.ts';
const sharedProcess = 'lib/testing/shared-process.ts';
const seededChance = 'lib/testing/seeded-chance.ts';
/** Of tests with real services in them: a busy machine may hold one up once, and the reporter names whatever needed it. */
const onceMore = 1;

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
    maxWorkers: Math.max(3, availableParallelism() - 1),
    testTimeout: 60_000,
    hookTimeout: 120_000,
    passWithNoTests: true,
    setupFiles: [seededChance],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: [testsIn('')],
          exclude: ['**/*.{db,alone}.*'],
          setupFiles: [sharedProcess],
        },
      },
      { extends: true, test: { name: 'unit-alone', include: [testsIn('.alone')], exclude: ['**/*.db.*'] } },
      {
        extends: true,
        test: {
          name: 'integration',
          retry: onceMore,
          isolate: false,
          include: [testsIn('.db')],
          globalSetup: [databaseSetup],
          setupFiles: [ownPlaces, sharedProcess],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration-alone',
          retry: onceMore,
          include: [testsIn('.db.alone')],
          globalSetup: [databaseSetup],
        },
      },
      {
        extends: true,
        test: {
          name: 'interface',
          retry: onceMore,
          isolate: false,
          include: ['interface/**/*.test.ts'],
          exclude: [attacks],
          globalSetup: [databaseSetup, 'interface/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'attack',
          retry: onceMore,
          testTimeout: 300_000,
          include: [attacks],
          globalSetup: [databaseSetup],
        },
      },
    ],
  },
});
