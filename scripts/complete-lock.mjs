// Run after each change of package-lock.json: node scripts/complete-lock.mjs
//
// npm leaves other platforms' optional packages out of the lock when the registry it spoke to lacks
// them, and then `npm ci` calls the lock incomplete everywhere. Each such package gets the entry
// that its name describes; npm takes the file's address from the registry when it needs it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const libraries = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' };

/** What a name such as @next/swc-linux-arm64-musl says about where the package runs; undefined when it says nothing. */
export function describePlatform(name) {
  const words = name.split(/[-/]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc = Object.keys(libraries)
    .filter((word) => words.includes(word))
    .map((word) => libraries[word]);
  if (cpu.length === 0) return undefined;
  return { cpu, ...(libc.length > 0 && { libc }), ...(os.length > 0 && { os }) };
}

function isLocked(packages, dependent, name) {
  for (let folder = dependent; ;) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1));
  }
}

/** The lock with the entries it lacks, and their names. */
export function completeLock(lock) {
  const added = {};
  for (const [dependent, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const platform = describePlatform(name);
      if (!platform || !/^\d/.test(range) || isLocked(lock.packages, dependent, name)) continue;
      added[`node_modules/${name}`] = { version: range, ...platform, optional: true };
    }
  }
  const sorted = Object.entries({ ...lock.packages, ...added }).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { lock: { ...lock, packages: Object.fromEntries(sorted) }, added: Object.keys(added) };
}

if (process.argv[1] === import.meta.filename) {
  const file = join(import.meta.dirname, '..', 'package-lock.json');
  const { lock, added } = completeLock(JSON.parse(readFileSync(file, 'utf8')));
  if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(
    added.length > 0 ? `Added ${added.length} entries to package-lock.json.` : 'package-lock.json is complete.',
  );
}
