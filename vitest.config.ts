import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  test: {
    include: ['{lib,inngest,scripts,app,components}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'e2e/**'],
    globalSetup: ['lib/platform/database/testing/global-setup.ts'],
    // The secrets that the supervisor gives every process of the service.
    env: {
      NEXTAUTH_SECRET: 'a-session-secret-for-tests-only-0001',
      KEY_PEPPER: 'a-pepper-for-tests-only-000000000001',
      DOWNLOAD_SIGNING_KEYS: 'a-signing-key-for-tests-only-0000001',
      LOG_LEVEL: 'silent',
    },
    pool: 'forks',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
