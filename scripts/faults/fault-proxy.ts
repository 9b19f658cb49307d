import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How a service can be away, in the order in which each is tried. */
export const faultModes = ['slow', 'failing', 'half-answering', 'hung', 'gone'] as const;
export type FaultMode = (typeof faultModes)[number];

export interface FaultManner {
  /** By how much each piece of an answer comes later. */
  slowMs: number;
  /** In the service's own words: what a failing one says to a piece of a request, before it closes the connection. */
  refuse: (asked: Buffer, isFirst: boolean) => Buffer | string;
  /** Bytes of answers that pass on a connection before one is broken off, where callers begin with a handshake. */
  sparedBytes?: number;
}

export interface FaultProxy {
  port: number;
  /** What it does to everybody from now on, those who are connected already too; null for nothing. */
  set: (mode: FaultMode | null) => Promise<void>;
  /** Answers that were late, refused or broken off, and connections that waited, since the mode was set. */
  struck: () => number;
  close: () => Promise<void>;
}

/** Of those that a failing service turns away, every third has its connection reset instead of an answer. */
const resetEvery = 3;

/** A proxy on 127.0.0.1 in front of a service whose callers speak first. What passes is small: it is never held back. */
export async function openFaultProxy(targetPort: number, manner: FaultManner): Promise<FaultProxy> {
  const passages = new Set<Passage>();
  let mode: FaultMode | null = null;
  let struck = 0;

  const strikes: Strikes = { mode: () => mode, strike: () => (struck += 1) };
  const server = createServer((near) => {
    const passage = openPassage(near, targetPort, manner, strikes);
    passages.add(passage);
    near.once('close', () => passages.delete(passage));
    if (mode === 'hung') passage.pause();
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });
  const leave = () => {
    const left = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const passage of passages) passage.destroy();
    return left;
  };

  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    struck: () => struck,
    async set(next) {
      const before = mode;
      mode = next;
      struck = 0;
      if (before === 'gone' && next !== 'gone') await listen(port);
      for (const passage of passages) if (next === 'hung') passage.pause();
      for (const passage of passages) if (before === 'hung' && next !== 'hung') passage.resume();
      if (next === 'gone' && before !== 'gone') await leave();
    },
    close: () => (mode === 'gone' ? Promise.resolve() : leave()),
  };
}

interface Strikes {
  mode: () => FaultMode | null;
  strike: () => number;
}

interface Passage {
  /** Both sides wait, like a process that stands still: what was sent meanwhile is read when it goes on. */
  pause: () => void;
  resume: () => void;
  destroy: () => void;
}

function openPassage(near: Socket, targetPort: number, manner: FaultManner, { mode, strike }: Strikes): Passage {
  const { slowMs, refuse, sparedBytes = 0 } = manner;
  let far: Socket | undefined;
  let answeredBytes = 0;
  let isOver = false;
  /** One after the other, whatever becomes of the mode meanwhile. */
  let answers = Promise.resolve();

  near.on('data', (asked) => {
    if (isOver) return;
    if (mode() === 'failing') return turnAway(asked);
    far ??= openFar();
    far.write(asked);
  });
  near.on('end', () => far?.end());
  near.on('error', () => undefined);
  near.on('close', () => far?.destroy());

  function turnAway(asked: Buffer): void {
    isOver = true;
    far?.destroy();
    if (strike() % resetEvery === 0) near.resetAndDestroy();
    else near.end(refuse(asked, answeredBytes === 0));
  }

  function openFar(): Socket {
    const opened = connect(targetPort, '127.0.0.1');
    opened.on('data', (bytes) => {
      const cameAt = performance.now();
      answers = answers.then(() => answer(bytes, cameAt));
    });
    opened.on('error', () => undefined);
    opened.on('close', () => {
      answers = answers.then(() => void near.end());
    });
    return opened;
  }

  async function answer(bytes: Buffer, cameAt: number): Promise<void> {
    if (mode() === 'slow') {
      strike();
      await sleep(Math.max(0, cameAt + slowMs - performance.now()));
    }
    if (isOver || near.destroyed) return;
    if (mode() === 'half-answering' && answeredBytes >= sparedBytes) {
      isOver = true;
      strike();
      near.end(bytes.subarray(0, Math.floor(bytes.length / 2)));
      far?.destroy();
      return;
    }
    answeredBytes += bytes.length;
    near.write(bytes);
  }

  return {
    pause() {
      strike();
      near.pause();
      far?.pause();
    },
    resume() {
      near.resume();
      far?.resume();
    },
    destroy() {
      near.destroy();
      far?.destroy();
    },
  };
}
