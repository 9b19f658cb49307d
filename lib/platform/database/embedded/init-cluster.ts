import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { PostgresBinaries } from './binaries';
import { giveTo, type ClusterFiles, type ClusterSettings } from './cluster-files';
import { EmbeddedPostgresError } from './embedded-error';
import { launch, type Launcher } from './launch';

/** Makes the data folder. It appears under its name only when it is whole, so an interrupted first start leaves none. */
export async function initCluster(
  files: ClusterFiles,
  binaries: PostgresBinaries,
  launcher: Launcher,
  settings: ClusterSettings,
  extraFlags: string[],
): Promise<void> {
  const draft = `${files.data}.new`;
  const passwordFile = `${files.data}.password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  giveTo(draft, launcher.owner);
  writeFileSync(passwordFile, `${settings.password}\n`, { mode: 0o600 });
  giveTo(passwordFile, launcher.owner);
  try {
    await run(launcher, binaries.initdb, [
      `--pgdata=${draft}`,
      `--username=${settings.user}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--no-locale',
      '--no-instructions',
      ...extraFlags,
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, files.data);
}

function run(launcher: Launcher, program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = launch(launcher, program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (errors += chunk));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(initFailure(errors))));
  });
}

function initFailure(errors: string): EmbeddedPostgresError {
  if (/No space left on device/i.test(errors))
    return new EmbeddedPostgresError(
      'The disk is full: PostgreSQL needs about 100 MB for its data folder. Free some space, or set DATA_DIR to another disk.',
    );
  return new EmbeddedPostgresError(
    `PostgreSQL could not make its data folder: ${errors.trim().split('\n').slice(-4).join(' ')}`,
  );
}
