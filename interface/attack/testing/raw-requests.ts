import fc from 'fast-check';
import { operations } from '@/lib/contracts/operations/operations';
import { nastyText } from './nasty';
import { headerNames, headerValues, pathsOf, type Known } from './requests';

/** A request as bytes. */
export interface RawRequest {
  bytes: Buffer;
  /** Whether something is missing at its end: it will be cut off there, and nobody waits for an answer. */
  isCut: boolean;
}

interface Parts {
  line: string;
  fields: readonly string[];
  framed: Framed;
}

/** How a body is announced, and what follows the headers. */
interface Framed {
  fields: readonly string[];
  body: Buffer;
  isCut: boolean;
}

const versions = fc.oneof({ arbitrary: fc.constant('HTTP/1.1'), weight: 12 }, { arbitrary: fc.constantFrom('HTTP/1.0', 'HTTP/0.9', 'HTTP/1.2', 'HTTP/2.0', 'http/1.1', 'HTTP/1.1 x', ''), weight: 1 });
const anyMethod = fc.constantFrom('GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'M-SEARCH', 'PRI', 'get', 'G\u0000T', '');
const targetChange: fc.Arbitrary<(path: string) => string> = fc.oneof(
  { arbitrary: fc.constant((path: string) => path), weight: 8 },
  {
    arbitrary: fc.constantFrom<((path: string) => string)[]>(
      (path) => `http://evil.example${path}`,
      (path) => `HTTPS://user:password@[::1]:1${path}`,
      (path) => `//evil.example${path}`,
      (path) => path.slice(1),
      (path) => `${path}\u00e9\u00ff`,
      (path) => `${path} x`,
      (path) => `${path}\u0000`,
      (path) => `${path}#fragment`,
      (path) => `${path}\t`,
      () => '*',
      () => 'evil.example:443',
      () => '?',
    ),
    weight: 2,
  },
);

const hosts = fc.oneof(
  { arbitrary: fc.constant(['Host: localhost']), weight: 10 },
  { arbitrary: fc.constantFrom<string[][]>([], ['Host: a', 'Host: b'], ['Host:'], ['Host: evil.example'], ['Host: a b'], ['Host: [::1'], ['Host: \u0000'], ['Host : localhost'], ['hOsT: localhost, evil']), weight: 2 },
);

/** What no client writes. */
const brokenFields = ['No colon', ': no name', 'A : space', 'A\u0000: b', 'A: \u0000', 'A: b\r\n folded', 'A: b\n\tfolded', 'A: b\rB: c', 'A: b\nB: c', 'A: \u007f\u0001', 'Ä: b', `A: ${'x'.repeat(100_000)}`, `${'x'.repeat(20_000)}: a`, 'Upgrade: h2c', 'Connection: Upgrade', 'Expect: 100-continue', 'Expect: x', 'TE: trailers', 'Trailer: Content-Length', 'Keep-Alive: timeout=1, max=0'];
const field = fc.oneof(
  { arbitrary: fc.tuple(fc.constantFrom(...headerNames), fc.constantFrom(...headerValues)).map(([name, value]) => `${name}: ${value}`), weight: 6 },
  { arbitrary: fc.constantFrom(...brokenFields), weight: 1 },
  { arbitrary: nastyText.map((text) => `X-Nasty: ${text}`), weight: 1 },
);

const framings: fc.Arbitrary<(body: Buffer) => Framed> = fc.oneof(
  { arbitrary: fc.constant((body: Buffer): Framed => ({ fields: [`Content-Length: ${body.length}`], body, isCut: false })), weight: 6 },
  { arbitrary: fc.constant((body: Buffer): Framed => ({ fields: ['Transfer-Encoding: chunked'], body: inChunks(body), isCut: false })), weight: 3 },
  { arbitrary: fc.integer({ min: 1, max: 1_000_000 }).map((more) => (body: Buffer): Framed => ({ fields: [`Content-Length: ${body.length + more}`], body, isCut: true })), weight: 2 },
  { arbitrary: fc.nat().map((at) => (body: Buffer): Framed => ({ fields: ['Transfer-Encoding: chunked'], body: inChunks(body).subarray(0, at % (body.length + 5)), isCut: true })), weight: 2 },
  { arbitrary: fc.constantFrom(...ambiguous()), weight: 3 },
);

/** Lengths that two servers could read in two ways; Node.js must refuse each of them. */
function ambiguous(): ((body: Buffer) => Framed)[] {
  const lengths = ['+5', '-1', '0x10', '1e1', '5, 5', '5;', '\u0665', '99999999999999999999', ''].map((length) => [`Content-Length: ${length}`]);
  const codings = ['chunked, gzip', 'gzip', 'xchunked', 'chunked, chunked', '\u000bchunked', '"chunked"'].map((coding) => [`Transfer-Encoding: ${coding}`]);
  const both = [['Content-Length: 3', 'Content-Length: 3'], ['Content-Length: 3', 'Content-Length: 4'], ['Content-Length: 3', 'Transfer-Encoding: chunked'], ['Transfer-Encoding: chunked', 'Content-Length: 3'], ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity']];
  const chunks = ['zz\r\n{}\r\n0\r\n\r\n', '2\r\n{}xx0\r\n\r\n', 'fffffffffffffffff\r\n', '-1\r\n{}', '2;ext="\u0000"\r\n{}\r\n0\r\n\r\n', '2\n{}\n0\n\n'].map(
    (text) => (): Framed => ({ fields: ['Transfer-Encoding: chunked'], body: Buffer.from(text, 'latin1'), isCut: true }),
  );
  // Some of these leave a server waiting for more, which then never comes.
  return [...[...lengths, ...codings, ...both].map((fields) => (body: Buffer): Framed => ({ fields, body, isCut: true })), ...chunks];
}

function inChunks(body: Buffer): Buffer {
  const half = Math.ceil(body.length / 2);
  const parts = [body.subarray(0, half), body.subarray(half)].filter((part) => part.length > 0);
  const chunks = parts.flatMap((part) => [Buffer.from(`${part.length.toString(16)};x=y\r\n`), part, Buffer.from('\r\n')]);
  return Buffer.concat([...chunks, Buffer.from('0\r\nX-Trailer: 1\r\n\r\n')]);
}

/** Requests for everything, most of them well-formed but for a detail or two. */
export function rawRequests(known: Known, bodies: fc.Arbitrary<Buffer>): fc.Arbitrary<RawRequest> {
  const withBody = operations.filter(({ body }) => body !== null);
  return fc
    .oneof(fc.constantFrom(...operations), fc.constantFrom(...withBody))
    .chain((operation) => {
      const method = fc.oneof({ arbitrary: fc.constant<string>(operation.method), weight: 6 }, { arbitrary: anyMethod, weight: 1 });
      const line = fc.tuple(method, pathsOf(operation, known), targetChange, versions).map(([verb, path, change, version]) => `${verb} ${change(path)} ${version}`);
      const none = fc.constant<Framed>({ fields: [], body: Buffer.alloc(0), isCut: false });
      const framed = fc.tuple(bodies, framings).map(([body, frame]) => frame(body));
      const key = fc.constantFrom(...known.keys).map((text) => `Authorization: Bearer ${text}`);
      return fc.tuple(line, hosts, fc.option(key, { freq: 6 }), fc.array(field, { maxLength: 3 }), fc.oneof(...(operation.method === 'POST' ? [framed] : [none, none, framed])));
    })
    .map(([line, host, key, fields, framed]) => write({ line, fields: [...host, ...(key ? [key] : []), 'Content-Type: application/json', ...fields, 'Connection: close'], framed }));
}

function write({ line, fields, framed }: Parts): RawRequest {
  const head = `${[line, ...fields, ...framed.fields].join('\r\n')}\r\n\r\n`;
  return { bytes: Buffer.concat([Buffer.from(head, 'latin1'), framed.body]), isCut: framed.isCut };
}
