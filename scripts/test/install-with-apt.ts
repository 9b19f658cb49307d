import { execFileSync } from 'node:child_process';
import { step } from '../prepare/say.mjs';
import { runProgram } from '../prepare/run-program.mjs';

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
