import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PlainError } from '../../prepare/say.mjs';

/** Programs that a comparison needs, under the names that they have, and what to install for them. */
const needed = [
  {
    role: 'libreoffice',
    names: ['soffice', 'libreoffice'],
    what: 'LibreOffice Impress',
    apt: 'libreoffice-impress',
    brew: '--cask libreoffice',
  },
  { role: 'pdftoppm', names: ['pdftoppm'], what: 'pdftoppm of Poppler', apt: 'poppler-utils', brew: 'poppler' },
] as const;

export type Programs = Record<(typeof needed)[number]['role'], string>;

/**
 * Where the programs are on the search path. Installs nothing.
 *
 * @throws PlainError that names what is missing and how to get it
 */
export function findPrograms(searchPath = process.env.PATH ?? ''): Programs {
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '');
  const found = needed.map((program) => ({ program, path: findIn(folders, program.names) }));
  const missing = found.filter(({ path }) => path === undefined).map(({ program }) => program);
  if (missing.length > 0) throw new PlainError(advice(missing));
  return Object.fromEntries(found.map(({ program, path }) => [program.role, path])) as Programs;
}

function findIn(folders: readonly string[], names: readonly string[]): string | undefined {
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function advice(missing: readonly (typeof needed)[number][]): string {
  return [
    `The comparison draws the slides with a second program, and ${missing.map(({ what, names }) => `${what} (${names.join(' or ')})`).join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not on the search path. Nothing was compared. To get ${missing.length === 1 ? 'it' : 'them'}:`,
    `  Debian, Ubuntu:  sudo apt-get install --no-install-recommends ${missing.map(({ apt }) => apt).join(' ')}`,
    ...missing.map(({ brew }) => `  macOS:           brew install ${brew}`),
  ].join('\n');
}
