import { Socket } from 'node:net';

export interface Connections {
  /** Where somebody tried to connect to, as `host:port`, in order. */
  tried: string[];
  stop(): void;
}

/** Sees every connection that this process tries, by whatever library. What `lets` refuses fails before it leaves. */
export function watchConnections(lets: (host: string, port: number) => boolean): Connections {
  const original = Socket.prototype.connect;
  const tried: string[] = [];
  Socket.prototype.connect = function connect(this: Socket, ...given: unknown[]) {
    const { host, port } = readTarget(given);
    tried.push(`${host}:${port}`);
    if (lets(host, port)) return original.apply(this, given as Parameters<typeof original>);
    queueMicrotask(() => this.destroy(new Error('the test lets nobody connect there')));
    return this;
  } as typeof original;
  return { tried, stop: () => void (Socket.prototype.connect = original) };
}

/** Node normalizes the arguments into an array within the array before it calls. */
function readTarget(given: unknown[]): { host: string; port: number } {
  const [first] = Array.isArray(given[0]) ? (given[0] as unknown[]) : given;
  const {
    host = 'localhost',
    port = 0,
    path,
  } = (first ?? {}) as { host?: string; port?: number | string; path?: string };
  return { host: path ?? host, port: Number(port) };
}
