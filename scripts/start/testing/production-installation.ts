import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a checkout does not bring along, and what is no part of the build. */
const left = [
  ...['node_modules', '.git', '.data', '.env', '.env.local', 'out', 'coverage', 'test-results', 'playwright-report'],
  join('.next', 'cache'),
  join('lib', 'platform', 'database', 'generated'),
];

export interface ProductionInstallation {
  /** The checkout with its build and the production packages, and with nothing else. */
  root: string;
  /** Who may not write there: another user under root, ourselves elsewhere. */
  account: { uid?: number; gid?: number };
  /** A folder that account may write to. */
  scratch: string;
  /** Whether the folders of the installation can be written to by whoever owns them. */
  setWritable: (isWritable: boolean) => void;
  remove: () => void;
}

/** The checkout at `from` as "npm ci --omit=dev" and a copied build would make it. Files are links to those of `from`. */
export function installForProduction(from: string): ProductionInstallation {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-production-'));
  const [root, scratch] = [join(folder, 'app'), join(folder, 'data')];
  chmodSync(folder, 0o755);
  linkTree(
    from,
    root,
    left.map((path) => join(from, path)),
  );
  linkPackages(from, root);
  mkdirSync(scratch);
  const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  if (account.uid) chownSync(scratch, account.uid, account.gid);
  const setWritable = (isWritable: boolean) => setModes(root, isWritable ? 0o755 : 0o555);
  const remove = () => {
    setWritable(true);
    rmSync(folder, { recursive: true, force: true });
  };
  return { root, account, scratch, setWritable, remove };
}

function linkTree(from: string, to: string, skipped: readonly string[]): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (skipped.includes(source)) continue;
    if (entry.isDirectory()) linkTree(source, target, skipped);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    // Another disk.
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(source, target);
  }
}

interface LockEntry {
  version?: string;
  dev?: boolean;
  devOptional?: boolean;
}

/** The packages that the lock does not call those of development, and npm's record of them. */
function linkPackages(from: string, root: string): void {
  const { packages } = JSON.parse(readFileSync(join(from, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const wanted = Object.entries(packages).filter(
    ([path, { dev, devOptional }]) => path && !dev && !devOptional && existsSync(join(from, path)),
  );
  // The packages inside a package are entries of their own.
  for (const [path] of wanted) linkTree(join(from, path), join(root, path), [join(from, path, 'node_modules')]);
  writeFileSync(
    join(root, 'node_modules', '.package-lock.json'),
    JSON.stringify({ packages: Object.fromEntries(wanted) }),
  );
}

function setModes(folder: string, mode: number): void {
  chmodSync(folder, mode);
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) setModes(join(folder, entry.name), mode);
}
