import { existsSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { PlainError, step } from '../prepare/say.mjs';
import { runProgram } from '../prepare/run-program.mjs';

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

/** Installs a package of the system where that needs nobody's leave: as root, with apt. Does nothing elsewhere. */
export async function installWithApt(name: string): Promise<void> {
  if (!mayUseApt()) return;
  // The run level keeps Debian from starting what a package brings as a service.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await step(`Installing ${name} with apt-get`, async () => {
    await runProgram('apt-get', ['update', '-qq'], { env });
    await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
  });
}

function mayUseApt(): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
