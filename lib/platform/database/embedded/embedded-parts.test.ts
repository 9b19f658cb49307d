import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { findFreePort, isPortFree } from './free-port';
import { closedFolderLine } from './launch';
import { parsePostmasterPid } from './postmaster-pid';
import { findClosedFolder } from './system-user';

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

describe('a folder closed to the system user', () => {
  const nobody = { name: 'nobody', uid: 65_534, gid: 65_534 };

  it('is none on the way to a public place', () => {
    expect(findClosedFolder('/usr/bin/env', nobody)).toBeUndefined();
  });

  it('is named with the command that opens it', () => {
    expect(closedFolderLine('/root', { name: 'postgres', uid: 1, gid: 1 })).toContain('chmod o+x /root');
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
