import { defineConfig } from '@playwright/test';

// "npm test -- e2e" starts the service and says where it is and which Chromium to use.
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }]],
  use: {
    baseURL: process.env.BASE_URL,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // A browser that phones home would hang on a closed network.
      args: ['--disable-background-networking', '--disable-component-update', '--disable-default-apps', '--no-first-run'],
    },
  },
});
