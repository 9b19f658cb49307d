import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface StallingProxy {
  /** The database's address, through the proxy. */
  url: string;
  /** From now on nothing is passed on, and connections stay open: a server that hangs and refuses nobody. */
  stall(): void;
  close(): Promise<void>;
}

/** A proxy on 127.0.0.1 in front of the database at `url`. */
export async function openStallingProxy(url: string): Promise<StallingProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isStalled = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (isStalled) return void near.resume();
    const far = connect(Number(target.port), target.hostname);
    keep(far);
    near.on('data', (bytes) => isStalled || far.write(bytes)).on('close', () => far.destroy());
    far.on('data', (bytes) => isStalled || near.write(bytes)).on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    stall: () => void (isStalled = true),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
