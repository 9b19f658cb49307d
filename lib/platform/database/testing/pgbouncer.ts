import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '../embedded/free-port';

/** Where systems keep it; undefined where there is none. */
export function pgbouncerPath(): string | undefined {
  return ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find((path) => existsSync(path));
}

export interface PgBouncer {
  /** The database's address, through the pooler. */
  url: string;
  stop(): Promise<void>;
}

/** A PgBouncer in transaction mode with two connections to the database at `url`, so that callers must share them. */
export async function startPgBouncer(path: string, url: string): Promise<PgBouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const config = join(folder, 'pgbouncer.ini');
  writeFileSync(config, configOf(new URL(url), port));
  const child = await launch(path, config);
  const ended = once(child, 'exit');
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(port);
  return {
    url: through.href,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configOf({ hostname, port, username, password, pathname }: URL, listenPort: number): string {
  const name = pathname.slice(1);
  const target = { host: hostname, port, dbname: name, user: username, password: decodeURIComponent(password) };
  const settings = Object.entries(target).map(([key, value]) => `${key}='${value}'`);
  return `[databases]
${name} = ${settings.join(' ')}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
`;
}

/** It does not run as root. */
async function launch(path: string, config: string): Promise<ChildProcess> {
  const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(path, [...account, config], { stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stderr })) {
    said.push(line);
    if (line.includes('process up')) {
      child.stderr.resume();
      return child;
    }
  }
  throw new Error(`PgBouncer did not start: ${said.join('\n')}`);
}
