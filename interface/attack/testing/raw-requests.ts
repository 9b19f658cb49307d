import fc from 'fast-check';
import { operations } from '@/lib/contracts/operations/operations';
import { framings, type Framed } from './framings';
import { nastyText } from './nasty';
import { headerNames, headerValues, pathsOf, type Known } from './requests';

/** A request as bytes. */
export interface RawRequest {
  bytes: Buffer;
  /** Whether something is missing at its end: it is cut off there, and nobody waits for an answer. */
  isCut: boolean;
}

const versions = fc.oneof(
  { arbitrary: fc.constant('HTTP/1.1'), weight: 12 },
  {
    arbitrary: fc.constantFrom('HTTP/1.0', 'HTTP/0.9', 'HTTP/1.2', 'HTTP/2.0', 'http/1.1', 'HTTP/1.1 x', ''),
    weight: 1,
  },
);

const oddMethod = fc.constantFrom(
  'GET',
  'HEAD',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'M-SEARCH',
  'PRI',
  'get',
  'G\u0000T',
  '',
);

const targetChanges: ((path: string) => string)[] = [
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
];
const targetChange = fc.oneof(
  { arbitrary: fc.constant((path: string) => path), weight: 8 },
  { arbitrary: fc.constantFrom(...targetChanges), weight: 2 },
);

const oddHosts = [
  [],
  ['Host: a', 'Host: b'],
  ['Host:'],
  ['Host: evil.example'],
  ['Host: a b'],
  ['Host: [::1'],
  ['Host: \u0000'],
  ['Host : localhost'],
  ['hOsT: localhost, evil'],
];
const hosts = fc.oneof(
  { arbitrary: fc.constant(['Host: localhost']), weight: 10 },
  { arbitrary: fc.constantFrom<string[][]>(...oddHosts), weight: 2 },
);

/** What no client writes, and what changes how a connection is read. */
const oddFields = [
  'No colon',
  ': no name',
  'A : space',
  'A\u0000: b',
  'A: \u0000',
  'A: b\r\n folded',
  'A: b\n\tfolded',
  'A: b\rB: c',
  'A: b\nB: c',
  'A: \u007f\u0001',
  '\u00c4: b',
  `A: ${'x'.repeat(100_000)}`,
  `${'x'.repeat(20_000)}: a`,
  'Upgrade: h2c',
  'Connection: Upgrade',
  'Expect: 100-continue',
  'Expect: x',
  'TE: trailers',
  'Trailer: Content-Length',
  'Keep-Alive: timeout=1, max=0',
];
const field = fc.oneof(
  {
    arbitrary: fc
      .tuple(fc.constantFrom(...headerNames), fc.constantFrom(...headerValues))
      .map((pair) => pair.join(': ')),
    weight: 6,
  },
  { arbitrary: fc.constantFrom(...oddFields), weight: 1 },
  { arbitrary: nastyText.map((text) => `X-Nasty: ${text}`), weight: 1 },
);

const withBody = operations.filter(({ body }) => body !== null);

/** Requests for everything, most of them well-formed but for a detail or two. */
export function rawRequests(known: Known, bodies: fc.Arbitrary<Buffer>): fc.Arbitrary<RawRequest> {
  return fc.oneof(fc.constantFrom(...operations), fc.constantFrom(...withBody)).chain((operation) => {
    const method = fc.oneof(
      { arbitrary: fc.constant<string>(operation.method), weight: 6 },
      { arbitrary: oddMethod, weight: 1 },
    );
    const none = fc.constant<Framed>({ fields: [], body: Buffer.alloc(0), isCut: false });
    const framed = fc.tuple(bodies, framings).map(([body, frame]) => frame(body));
    return fc
      .record({
        line: fc
          .tuple(method, pathsOf(operation, known), targetChange, versions)
          .map(([verb, path, change, version]) => `${verb} ${change(path)} ${version}`),
        host: hosts,
        key: fc.option(fc.constantFrom(...known.keys), { freq: 6 }),
        fields: fc.array(field, { maxLength: 3 }),
        framed: operation.method === 'POST' ? framed : fc.oneof(none, none, framed),
      })
      .map(write);
  });
}

interface Parts {
  line: string;
  host: readonly string[];
  key: string | null;
  fields: readonly string[];
  framed: Framed;
}

function write({ line, host, key, fields, framed }: Parts): RawRequest {
  const authorization = key === null ? [] : [`Authorization: Bearer ${key}`];
  const all = [
    line,
    ...host,
    ...authorization,
    'Content-Type: application/json',
    ...fields,
    'Connection: close',
    ...framed.fields,
  ];
  const head = Buffer.from(`${all.join('\r\n')}\r\n\r\n`, 'latin1');
  return { bytes: Buffer.concat([head, framed.body]), isCut: framed.isCut };
}
