import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection on which a test writes bytes that no client would send. */
export interface RawConnection {
  socket: Socket;
  write: (text: string | Uint8Array) => void;
  /** Everything received so far, once it matches. */
  until: (pattern: RegExp) => Promise<string>;
  /** Everything received, once the server has closed its side. */
  untilClosed: () => Promise<string>;
}

export async function openRaw(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let received = '';
  socket.on('data', (chunk: string) => (received += chunk));
  socket.on('error', () => undefined);
  // Also by a reset, which follows an answer whose request was not read to its end: what counts is what arrived before.
  const closed = new Promise<void>((resolve) => void socket.once('end', resolve).once('close', () => resolve()));
  await once(socket, 'connect');
  return {
    socket,
    write: (text) => void socket.write(text),
    until: async (pattern) => {
      while (!pattern.test(received))
        await Promise.race([
          once(socket, 'data'),
          closed.then(() => Promise.reject(new Error(`closed before ${pattern}:\n${received}`))),
        ]);
      return received;
    },
    untilClosed: async () => {
      await closed;
      socket.destroy();
      return received;
    },
  };
}

/** Sends lines as one request and reads until the server closes. */
export async function exchangeRaw(port: number, lines: readonly string[]): Promise<string> {
  const connection = await openRaw(port);
  connection.write(`${lines.join('\r\n')}\r\n\r\n`);
  return connection.untilClosed();
}

export interface RawResponse {
  status: number;
  headers: Headers;
  body: string;
}

/** Takes apart what was received, answer by answer; interim ones count. */
export function readResponses(received: string): RawResponse[] {
  const responses: RawResponse[] = [];
  let rest = received;
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n');
    const [statusLine = '', ...fields] = rest.slice(0, end).split('\r\n');
    const headers = new Headers(
      fields.map((field): [string, string] => [
        field.slice(0, field.indexOf(':')),
        field.slice(field.indexOf(':') + 1),
      ]),
    );
    const length = Number(headers.get('content-length') ?? 0);
    const bodyStart = end + 4;
    responses.push({
      status: Number(statusLine.split(' ')[1]),
      headers,
      body: rest.slice(bodyStart, bodyStart + length),
    });
    rest = rest.slice(bodyStart + length);
  }
  return responses;
}
