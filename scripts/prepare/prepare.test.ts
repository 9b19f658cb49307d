import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { completeLock, describePlatform } from '../complete-lock.mjs';
import { installFingerprint, isInstalled, isProductionOnly, matchesLock } from './install.mjs';
import { checkNodeVersion, isNewEnough, prepare } from './prepare.mjs';
import { clearStamp, fingerprint, isCurrent, writeStamp } from './stamp.mjs';

const root = mkdtempSync(join(tmpdir(), 'deckwright-prepare-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the version of Node', () => {
  it.each([
    ['20.19.0', true],
    ['20.19.5', true],
    ['22.0.0', true],
    ['24.1.0', true],
    ['20.18.9', false],
    ['18.20.0', false],
  ])('%s is new enough: %s', (version, expected) => {
    expect(isNewEnough(version)).toBe(expected);
  });

  it('is named when it is too old, with the one that is needed', () => {
    expect(() => checkNodeVersion('18.20.0')).toThrow(
      'Node 18.20.0 is too old: Deckwright needs Node 20.19.0 or newer',
    );
  });
});

describe('stamps', () => {
  const folder = join(root, 'sources');
  beforeEach(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(join(folder, 'deep'), { recursive: true });
    writeFileSync(join(folder, 'deep', 'a.ts'), 'one');
  });
  const print = () => fingerprint(root, [folder], { skip: (path: string) => path.endsWith('.test.ts') });

  it.each([
    ['a changed file', () => writeFileSync(join(folder, 'deep', 'a.ts'), 'two')],
    ['a new file', () => writeFileSync(join(folder, 'b.ts'), '')],
    [
      'a renamed file',
      () => (writeFileSync(join(folder, 'deep', 'b.ts'), 'one'), rmSync(join(folder, 'deep', 'a.ts'))),
    ],
  ])('notice %s', (_what, change) => {
    const before = print();
    change();
    expect(print()).not.toBe(before);
  });

  it('take no notice of what is no input', () => {
    const before = print();
    writeFileSync(join(folder, 'a.test.ts'), 'test');
    expect(print()).toBe(before);
  });

  it('hold only for what they were written for, and not for interrupted work', () => {
    const stamp = join(root, 'made', 'stamp');
    expect(isCurrent(stamp, 'x')).toBe(false);
    writeStamp(stamp, 'x');
    expect([isCurrent(stamp, 'x'), isCurrent(stamp, 'y')]).toEqual([true, false]);
    clearStamp(stamp);
    expect(isCurrent(stamp, 'x')).toBe(false);
  });
});

describe('the dependencies', () => {
  const project = join(root, 'project');
  const lock = (version: string) => ({
    packages: {
      '': {},
      'node_modules/a': { version },
      'node_modules/a/node_modules/b': { version: '1.0.0', dev: true },
      'node_modules/a-darwin-arm64': { version, optional: true },
    },
  });
  const writeJson = (path: string, value: unknown) => {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), JSON.stringify(value));
  };
  /** As npm leaves it: the packages, and its record of them. */
  const installed = (...packages: [path: string, version: string][]) => {
    for (const [path, version] of packages) writeJson(`${path}/package.json`, { version });
    const dev = (path: string) => path.endsWith('/b');
    const entries = packages.map(([path, version]) => [path, { version, ...(dev(path) && { dev: true }) }]);
    writeJson('node_modules/.package-lock.json', { packages: Object.fromEntries(entries) });
  };
  const a = (version = '1.0.0'): [string, string] => ['node_modules/a', version];
  const b: [string, string] = ['node_modules/a/node_modules/b', '1.0.0'];
  beforeEach(() => {
    rmSync(project, { recursive: true, force: true });
    writeJson('package.json', {});
    writeJson('package-lock.json', lock('1.0.0'));
  });

  it('are there when npm was run by hand, whatever platform its packages are for', () => {
    installed(a(), b);
    expect(matchesLock(project)).toBe(true);
  });

  it('are stale when the lock asks for another version', () => {
    installed(a('0.9.0'), b);
    expect(matchesLock(project)).toBe(false);
    installed(a(), b);
    writeStamp(join(project, 'node_modules', '.deckwright-install'), installFingerprint(project));
    expect(isInstalled(project)).toBe(true);
    writeJson('package-lock.json', lock('2.0.0'));
    expect(isInstalled(project)).toBe(false);
  });

  it('are not there when npm was interrupted before its end, or a folder was removed since', () => {
    installed(a(), b);
    writeStamp(join(project, 'node_modules', '.deckwright-install'), installFingerprint(project));
    rmSync(join(project, 'node_modules/a/node_modules'), { recursive: true });
    expect(isInstalled(project)).toBe(false);
    installed(a(), b);
    rmSync(join(project, 'node_modules/.package-lock.json'));
    expect(isInstalled(project)).toBe(false);
  });

  it('may be those of production alone, which are checked and never added to', async () => {
    installed(a(), b);
    expect(isProductionOnly(project)).toBe(false);
    rmSync(join(project, 'node_modules'), { recursive: true });
    expect(isProductionOnly(project)).toBe(false);
    installed(a());
    expect(isProductionOnly(project)).toBe(true);
    await expect(prepare(project, ['install', 'bundle'])).rejects.toThrow(
      'There is no build here, or not all of it. Run "npm run build" where the development packages are installed, and copy .next, dist and public/vendor beside it.',
    );
    rmSync(join(project, 'node_modules/a'), { recursive: true });
    await expect(prepare(project, ['install'])).rejects.toThrow(
      'node_modules is incomplete: node_modules/a is missing. Run "npm ci --omit=dev" again.',
    );
    installed(a('0.9.0'));
    await expect(prepare(project, ['install'])).rejects.toThrow(
      'node_modules is incomplete: node_modules/a should be version 1.0.0, not 0.9.0. Run "npm ci --omit=dev" again.',
    );
  });
});

describe('the lock', () => {
  it.each([
    ['@next/swc-linux-arm64-musl', { cpu: ['arm64'], libc: ['musl'], os: ['linux'] }],
    ['@next/swc-win32-x64-msvc', { cpu: ['x64'], os: ['win32'] }],
    ['@unrs/resolver-binding-linux-arm-gnueabihf', { cpu: ['arm'], libc: ['glibc'], os: ['linux'] }],
    ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
    ['fsevents', undefined],
  ])('knows where %s runs', (name, expected) => {
    expect(describePlatform(name)).toEqual(expected);
  });

  it('gets the entries that it lacks, and keeps the others', () => {
    const lock = {
      lockfileVersion: 3,
      packages: {
        '': {},
        'node_modules/x': {
          version: '1.0.0',
          optionalDependencies: { 'x-darwin-arm64': '1.0.0', 'x-linux-x64': '1.0.0' },
        },
        'node_modules/x-linux-x64': { version: '1.0.0' },
      },
    };
    const { lock: complete, added } = completeLock(lock);
    expect(added).toEqual(['node_modules/x-darwin-arm64']);
    expect(complete.packages['node_modules/x-darwin-arm64']).toEqual({
      version: '1.0.0',
      cpu: ['arm64'],
      os: ['darwin'],
      optional: true,
    });
    expect(completeLock(complete).added).toEqual([]);
  });

  it('is complete as committed', async () => {
    const { default: committed } = await import('../../package-lock.json', { with: { type: 'json' } });
    expect(completeLock(committed).added).toEqual([]);
  });
});
