import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { giveTo } from './cluster-files';
import { findFreePort, isPortFree } from './free-port';
import { closedFolderLine, chooseSystemAccount, findClosedFolder } from './launch';
import { parsePostmasterPid } from './postmaster';

describe('postmaster.pid', () => {
  it('is read as PostgreSQL writes it', () => {
    const text = '4711\n/data/postgres\n1790000000\n41937\n\n127.0.0.1\n  5432001  0\nready   \n';
    expect(parsePostmasterPid(text)).toEqual({ pid: 4711, dataFolder: '/data/postgres', port: 41937, isReady: true });
  });

  it.each(['', 'garbage\n/data\n', '-5\n/data\n', '4711\n'])('is nothing when it says %j', (text) => {
    expect(parsePostmasterPid(text)).toBeUndefined();
  });

  it('is not ready while PostgreSQL starts', () => {
    expect(parsePostmasterPid('4711\n/data\n1\n41937\n\n127.0.0.1\n\nstarting\n')?.isReady).toBe(false);
  });
});

describe('the account that PostgreSQL runs as under root', () => {
  const passwd = 'root:x:0:0:root:/root:/bin/bash\nnobody:x:65534:65533:nobody:/:/sbin/nologin\n';

  it('is one that is there: postgres before nobody', () => {
    expect(chooseSystemAccount(passwd)).toEqual({ name: 'nobody', uid: 65_534, gid: 65_533 });
    expect(chooseSystemAccount(`${passwd}postgres:x:70:71::/var/lib/postgresql:/bin/sh\n`).name).toBe('postgres');
  });

  it('is asked for in a line where there is none', () => {
    expect(() => chooseSystemAccount('root:x:0:0:root:/root:/bin/sh\n')).toThrow(
      'this system has no account "postgres" or "nobody" to run it as. Start as another user, or set DATABASE_URL.',
    );
  });

  const nobody = { name: 'nobody', uid: 65_534, gid: 65_534 };

  it('finds no closed folder on the way to a public place', () => {
    expect(findClosedFolder('/usr/bin/env', nobody)).toBeUndefined();
  });

  it('is named with a folder closed to it, and with the command that opens it', () => {
    expect(closedFolderLine('/root', nobody)).toMatch(
      /account "nobody" .* may not enter \/root\. .*"chmod o\+x \/root"/,
    );
  });

  it.runIf(process.getuid?.() === 0)('is given a data folder that came from a system with other numbers', () => {
    const folder = mkdtempSync(join(tmpdir(), 'deckwright-given-'));
    writeFileSync(join(folder, 'file'), '');
    giveTo(folder, nobody);
    expect([folder, join(folder, 'file')].map((path) => statSync(path).uid)).toEqual([65_534, 65_534]);
    rmSync(folder, { recursive: true });
  });
});

it('tells a port in use from a free one', async () => {
  const port = await findFreePort();
  expect(await isPortFree(port)).toBe(true);
  const server = createServer().listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  expect(await isPortFree(port)).toBe(false);
  server.close();
});
