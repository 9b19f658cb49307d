import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { findFreePort } from '../../database/embedded/free-port';

const usualPaths = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'];

/** REDIS_SERVER_PATH, or where systems keep it; undefined where there is none. */
export function redisServerPath(): string | undefined {
  return [process.env.REDIS_SERVER_PATH, ...usualPaths].find((path) => path && existsSync(path));
}

export interface RedisServer {
  url: string;
  /** Ends the process; `start` brings one back at the same address, with nothing in it. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A Redis that keeps nothing, for one test file. Stop it in `afterAll`. */
export async function startRedisServer(path: string): Promise<RedisServer> {
  const port = String(await findFreePort());
  let child: ChildProcess | undefined;
  const server: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      child ??= await launch(path, port);
    },
    async stop() {
      // One that somebody else has ended says so only once.
      const ended = child?.exitCode === null && child.signalCode === null && once(child, 'exit');
      child?.kill('SIGKILL');
      await ended;
      child = undefined;
    },
  };
  await server.start();
  return server;
}

async function launch(path: string, port: string): Promise<ChildProcess> {
  const child = spawn(path, ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('Ready to accept connections')) break;
  }
  child.stdout.resume();
  return child;
}
