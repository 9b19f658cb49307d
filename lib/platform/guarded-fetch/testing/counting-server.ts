import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CountingServer {
  port: number;
  /** Connections, whether or not a request came over them. */
  connections: number;
  /** Paths asked for, in order. */
  paths: string[];
  close(): Promise<void>;
}

/** A server that counts whoever comes. */
export async function startCountingServer(
  host: string,
  answer: RequestListener = (_request, response) => void response.end('reached'),
): Promise<CountingServer> {
  const server = createServer((request, response) => {
    counting.paths.push(request.url ?? '');
    answer(request, response);
  });
  server.on('connection', () => (counting.connections += 1));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, host, resolve));
  const counting: CountingServer = {
    port: (server.address() as AddressInfo).port,
    connections: 0,
    paths: [],
    close: () => new Promise<void>((resolve) => (server.close(() => resolve()), server.closeAllConnections())),
  };
  return counting;
}
