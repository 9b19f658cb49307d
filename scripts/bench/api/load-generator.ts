import { connect, type Socket } from 'node:net';

/** What one burst of load is: each connection sends its requests in turn, the next when the last is answered. */
export interface LoadPlan {
  port: number;
  /** Whole requests as bytes on the wire, a list for each connection. */
  requests: string[][];
  durationMs: number;
  expectedStatus: number;
}

export interface LoadResult {
  perSecond: number;
  /** Milliseconds of each request, in the order in which they ended. */
  latencies: number[];
}

async function run({ port, requests, durationMs, expectedStatus }: LoadPlan): Promise<LoadResult> {
  const sockets = await Promise.all(requests.map(() => open(port)));
  const latencies: number[] = [];
  const start = performance.now();
  await Promise.all(
    sockets.map(async (socket, index) => {
      const list = requests[index]!;
      for (let turn = 0; performance.now() - start < durationMs; turn += 1) {
        const sentAt = performance.now();
        const status = await exchange(socket, list[turn % list.length]!);
        if (status !== expectedStatus)
          throw new Error(`Port ${port} answered ${status} where ${expectedStatus} was expected.`);
        latencies.push(performance.now() - sentAt);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1_000;
  for (const socket of sockets) socket.destroy();
  return { perSecond: latencies.length / seconds, latencies };
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket.setEncoding('latin1')));
    socket.once('error', reject);
  });
}

/** As little of HTTP as the servers measured here speak, because a whole client would cost as much as they do. */
function exchange(socket: Socket, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let received = '';
    const read = (chunk: string) => {
      received += chunk;
      if (!isWhole(received)) return;
      socket.off('data', read).off('close', closed);
      resolve(Number(received.slice(9, 12)));
    };
    const closed = () => reject(new Error('The connection was closed.'));
    socket.on('data', read).once('close', closed);
    socket.write(request);
  });
}

function isWhole(received: string): boolean {
  const end = received.indexOf('\r\n\r\n');
  if (end === -1) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, end))?.[1];
  return length === undefined ? received.endsWith('\r\n0\r\n\r\n') : received.length >= end + 4 + Number(length);
}

process.on('message', (plan: LoadPlan) => {
  run(plan).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
