import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { PlainError } from '../prepare/say.mjs';
import { installWithApt } from './install-with-apt';

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium for the browser tests: CHROMIUM_PATH, Playwright's own, the system's, or one that apt installs. */
export async function findChromium(given = process.env.CHROMIUM_PATH): Promise<string> {
  if (given) {
    if (!existsSync(given))
      throw new PlainError(`CHROMIUM_PATH is "${given}", where no file is; it must be the path of a Chromium.`);
    return given;
  }
  const found = findInstalled();
  if (found) return found;
  await installWithApt('chromium');
  const installed = findInstalled();
  if (installed) return installed;
  throw new PlainError(
    'The browser tests need a Chromium. Run "npx playwright install chromium" (or "sudo apt-get install chromium"), or set CHROMIUM_PATH to one.',
  );
}

function findInstalled(): string | undefined {
  return [chromium.executablePath(), ...usualPaths].find((path) => path && existsSync(path));
}
