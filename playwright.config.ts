import { defineConfig } from '@playwright/test';

// "npm test -- e2e" starts the service and says where it is and which Chromium to use.
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  // One more than the cores of a small machine: journeys wait for jobs and for pauses in typing, and another uses the time.
  workers: 3,
  // What passes at the second try only does not fail the run; the end of the output names it.
  retries: 1,
  // Patience costs nothing where tests pass, and a machine may be busy with something else.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }]],
  use: {
    baseURL: process.env.BASE_URL,
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Only then: writing down what everything looked like takes a third of the time that the journeys take.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // A browser that phones home would hang on a closed network.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-default-apps',
        '--no-first-run',
      ],
    },
  },
});
