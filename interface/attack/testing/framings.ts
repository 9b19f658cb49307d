import fc from 'fast-check';

/** How a body is announced, and what follows the headers. */
export interface Framed {
  fields: readonly string[];
  body: Buffer;
  /** Whether a server may be left waiting for more. */
  isCut: boolean;
}

type Frame = (body: Buffer) => Framed;

const byLength: Frame = (body) => ({ fields: [`Content-Length: ${body.length}`], body, isCut: false });
const byChunks: Frame = (body) => ({ fields: ['Transfer-Encoding: chunked'], body: inChunks(body), isCut: false });

function inChunks(body: Buffer): Buffer {
  const half = Math.ceil(body.length / 2);
  const parts = [body.subarray(0, half), body.subarray(half)].filter((part) => part.length > 0);
  const chunks = parts.flatMap((part) => [
    Buffer.from(`${part.length.toString(16)};x=y\r\n`),
    part,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from('0\r\nX-Trailer: 1\r\n\r\n')]);
}

/** Bodies that end before they should. */
const truncated: fc.Arbitrary<Frame> = fc.oneof(
  fc.integer({ min: 1, max: 1_000_000 }).map((more): Frame => (body) => ({
    ...byLength(body),
    fields: [`Content-Length: ${body.length + more}`],
    isCut: true,
  })),
  fc.nat().map((at): Frame => (body) => ({
    ...byChunks(body),
    body: inChunks(body).subarray(0, at % (body.length + 5)),
    isCut: true,
  })),
);

/** Announcements that two servers could read in two ways. */
const ambiguousFields = [
  ...['+5', '-1', '0x10', '1e1', '5, 5', '5;', '\u0665', '99999999999999999999', ''].map((length) => [
    `Content-Length: ${length}`,
  ]),
  ...['chunked, gzip', 'gzip', 'xchunked', 'chunked, chunked', '\u000bchunked', '"chunked"'].map((coding) => [
    `Transfer-Encoding: ${coding}`,
  ]),
  ['Content-Length: 3', 'Content-Length: 3'],
  ['Content-Length: 3', 'Content-Length: 4'],
  ['Content-Length: 3', 'Transfer-Encoding: chunked'],
  ['Transfer-Encoding: chunked', 'Content-Length: 3'],
  ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
];

const brokenChunks = [
  'zz\r\n{}\r\n0\r\n\r\n',
  '2\r\n{}xx0\r\n\r\n',
  'fffffffffffffffff\r\n',
  '-1\r\n{}',
  '2;ext="\u0000"\r\n{}\r\n0\r\n\r\n',
  '2\n{}\n0\n\n',
];

const ambiguous: fc.Arbitrary<Frame> = fc.oneof(
  fc.constantFrom(...ambiguousFields).map((fields): Frame => (body) => ({ fields, body, isCut: true })),
  fc.constantFrom(...brokenChunks).map((text): Frame => () => ({
    fields: ['Transfer-Encoding: chunked'],
    body: Buffer.from(text, 'latin1'),
    isCut: true,
  })),
);

export const framings: fc.Arbitrary<Frame> = fc.oneof(
  { arbitrary: fc.constant(byLength), weight: 6 },
  { arbitrary: fc.constant(byChunks), weight: 3 },
  { arbitrary: truncated, weight: 4 },
  { arbitrary: ambiguous, weight: 3 },
);
