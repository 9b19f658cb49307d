import fc from 'fast-check';
import { operations } from '@/lib/contracts/operations/operations';
import type { ApiCall } from '@/lib/http/security/testing/call-api';
import { nastyText } from './nasty';

/** What the requests of an attack may know of the service. */
export interface Known {
  /** Keys, good and bad. */
  keys: readonly string[];
  /** Ids of jobs and files, one's own and others'. */
  ids: readonly string[];
  /** Paths that lead somewhere, such as signed ones. */
  paths: readonly string[];
  /** Queries of signed links, without the question mark. */
  signedQueries: readonly string[];
}

const oddSegments = [
  '%00',
  '%2F',
  '%2e%2e',
  '..',
  '.',
  ';v=1',
  '%',
  '%zz',
  '%c0%af',
  '%u0041',
  '*',
  '{job_id}',
  'x'.repeat(4_000),
  '%F0%9F%A6%84',
];
const queryNames = fc.constantFrom('expires', 'kid', 'signature', '__proto__', 'job_id', 'x[]', 'x[y]', '');

const anyMethod = fc.constantFrom(
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'PROPFIND',
  'QUERY',
  'get',
  'PATCHX',
);

/** Fills the parameters of a path, then treats it as proxies, scanners and careless clients do. */
export function pathsOf(
  { path: template }: { path: string },
  { ids, paths, signedQueries }: Known,
): fc.Arbitrary<string> {
  const segment = fc.oneof(
    { arbitrary: fc.constantFrom(...ids), weight: 4 },
    { arbitrary: nastyText.map(encode), weight: 2 },
    { arbitrary: fc.constantFrom(...oddSegments), weight: 2 },
  );
  const filled = segment.map((value) => template.replace(/\{\w+\}/g, () => value));
  const query = fc.oneof(
    { arbitrary: fc.constant(''), weight: 3 },
    { arbitrary: fc.constantFrom(...signedQueries).map((text) => `?${text}`), weight: 2 },
    { arbitrary: fc.array(fc.tuple(queryNames, nastyText), { maxLength: 4 }).map(toQuery), weight: 2 },
    { arbitrary: fc.constantFrom('?', '??', '?&&&=', '?%', '?%00=%ff', `?${'a=1&'.repeat(2_000)}`), weight: 1 },
  );
  const made = fc.tuple(filled, pathChange, query).map(([path, change, text]) => change(path) + text);
  return fc.oneof({ arbitrary: made, weight: 5 }, { arbitrary: fc.constantFrom(...paths), weight: 2 });
}

/** As it may stand in a request line; halves of surrogate pairs have no encoding. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));
}

function toQuery(pairs: readonly (readonly [string, string])[]): string {
  return `?${pairs.map(([name, value]) => `${name}=${encode(value)}`).join('&')}`;
}

const pathChange: fc.Arbitrary<(path: string) => string> = fc.oneof(
  { arbitrary: fc.constant((path: string) => path), weight: 8 },
  {
    arbitrary: fc.constantFrom<((path: string) => string)[]>(
      (path) => `${path}/`,
      (path) => `${path}//`,
      (path) => `/${path}`,
      (path) => path.replaceAll('/', '//'),
      (path) => path.replace('/v1/', '/v1/../v1/'),
      (path) => path.replace('/v1/', '/v1/./'),
      (path) => path.replace('/v1/', '/v1%2F'),
      (path) => path.replace('/api/', '/api;x=1/'),
      (path) => path.toUpperCase(),
      (path) => path.replaceAll('a', '%61'),
      (path) => path.replaceAll('/', '\\'),
      (path) => `${path}%00`,
      (path) => `${path}%0d%0aX-Injected:%201`,
      (path) => `${path}.json`,
      (path) => `${path};jsessionid=1`,
      (path) => path.slice(0, -1),
      (path) => `${path}/extra`,
    ),
    weight: 3,
  },
);

/** Headers that somebody obeys: browsers, proxies, frameworks, caches. */
export const headerNames = [
  ...[
    'Range',
    'If-Range',
    'If-None-Match',
    'If-Modified-Since',
    'Accept',
    'Accept-Encoding',
    'Content-Type',
    'Idempotency-Key',
    'Cookie',
    'Origin',
  ],
  ...['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'Forwarded', 'X-Real-IP', 'X-Request-Id'],
  ...[
    'X-Original-URL',
    'X-Rewrite-URL',
    'X-HTTP-Method-Override',
    'X-Middleware-Subrequest',
    'X-Invoke-Path',
    'Next-Action',
    'RSC',
  ],
  ...['__proto__', 'constructor'],
];

export const headerValues = [
  ...['', '*', ', ,', 'null', '\u00e9\u00ff', 'W/"x"', '"a", W/"b"', '*, "x"'],
  ...[
    'bytes=0-0',
    'bytes=-1',
    'bytes=9999999999999999999-',
    'bytes=0-,1-',
    'bytes=1-0',
    'bytes=-',
    'bytes=a-b',
    `bytes=${'0-0,'.repeat(1_000)}`,
  ],
  ...['127.0.0.1', '::1, evil', 'evil.example', 'https', 'for=evil;host="x'],
  ...['DELETE', 'POST', '/api/v1/generate', 'src/middleware:src/middleware'],
];

const anyHeader = fc.tuple(
  fc.constantFrom(...headerNames),
  fc.oneof(fc.constantFrom(...headerValues), fc.string({ maxLength: 20 })),
);
/** Those that files are asked for with. */
const fileHeader = fc.oneof(
  fc
    .constantFrom('bytes=0-0', 'bytes=-1', 'bytes=9999-', 'bytes=0-,1-', 'bytes=1-0')
    .map((value): [string, string] => ['Range', value]),
  fc.constantFrom('*', '"x"', 'W/"x", *').map((value): [string, string] => ['If-None-Match', value]),
);
const headers = fc.array(fc.oneof({ arbitrary: anyHeader, weight: 2 }, { arbitrary: fileHeader, weight: 1 }), {
  maxLength: 4,
});

/** Of anybody, for anything; what the Fetch API can say. */
export function requests(known: Known, bodies: fc.Arbitrary<Buffer>): fc.Arbitrary<ApiCall> {
  const authorization = fc.oneof(
    { arbitrary: fc.constantFrom(...known.keys).map((key) => `Bearer ${key}`), weight: 4 },
    {
      arbitrary: fc
        .constantFrom(...known.keys, '', 'Bearer', 'Bearer ,', `Bearer ${'x'.repeat(5_000)}`, 'Basic Og==')
        .map(String),
      weight: 1,
    },
  );
  return fc
    .constantFrom(...operations)
    .chain((operation) =>
      fc.record({
        method: fc.oneof(
          { arbitrary: fc.constantFrom(operation.method), weight: 3 },
          { arbitrary: anyMethod, weight: 1 },
        ),
        path: pathsOf(operation, known),
        authorization: fc.option(authorization, { freq: 6 }),
        headers,
        body: fc.option(bodies, { freq: 8 }),
      }),
    )
    .map(({ method, path, authorization: sent, headers: others, body }): ApiCall => ({
      method,
      path,
      headers: sent === null ? others : [['Authorization', sent], ...others],
      body: body === null || /^(get|head)$/i.test(method) ? undefined : body,
    }))
    .filter(canBeSent);
}

function canBeSent({ headers: sent = [], method }: ApiCall): boolean {
  try {
    const all = new Headers();
    for (const [name, value] of sent) all.append(name, value);
    return new Request('http://localhost', { method }).method !== '';
  } catch {
    return false;
  }
}
