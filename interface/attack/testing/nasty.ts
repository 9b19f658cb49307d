import fc from 'fast-check';
import { jsonOf, nested, type Json } from './json-text';

/** Texts that have broken parsers, databases, terminals and file systems before. */
const nastyTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00\ud800',
  'a\ud83dz',
  '\u202eesrever',
  '\u200b\u200f\ufeff',
  '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'e\u0301'.repeat(50),
  '\u0085\u2028\u2029',
  '\r\n\r\nGET / HTTP/1.1',
  "'; drop table jobs; --",
  '$1 %s %00 {{7*7}} ${7*7} <script>',
  '../../etc/passwd',
  '\\u0000',
  'null',
  'NaN',
  '1e400',
  '\uffff\ufffe',
  'x'.repeat(121),
  'İıſß',
];

/** Names that mean something to JavaScript. */
const nastyNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  '',
  '0',
  '\u0000',
  'Prompt',
  'prompt ',
  '$ref',
];

const nastyNumbers = [
  '0',
  '-0',
  '-1',
  '1.5',
  '2.0',
  '1e0',
  '1E400',
  '-1e400',
  '1e-400',
  '9007199254740993',
  '4294967297',
  '2147483648',
  '9'.repeat(400),
  '0.1',
];

export const nastyText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...nastyTexts), weight: 3 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 60 }), weight: 2 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }), weight: 2 },
  // Halves of surrogate pairs included.
  { arbitrary: fc.array(fc.nat(0xffff), { maxLength: 20 }).map((units) => String.fromCharCode(...units)), weight: 2 },
);

const nastyToken: fc.Arbitrary<Json> = fc.oneof(
  nastyText.map(jsonOf),
  fc.constantFrom(...nastyNumbers, 'true', 'false', 'null').map((token) => ({ token })),
);

const nastyName = fc.oneof(fc.constantFrom(...nastyNames), fc.string({ maxLength: 8 }));

/** Any JSON value at all. */
export const nastyJson: fc.Arbitrary<Json> = fc.oneof(
  { arbitrary: nastyToken, weight: 6 },
  { arbitrary: fc.array(nastyToken, { maxLength: 6 }).map((items) => ({ items })), weight: 2 },
  { arbitrary: fc.array(fc.tuple(nastyName, nastyToken), { maxLength: 4 }).map((members) => ({ members })), weight: 2 },
  { arbitrary: fc.constantFrom(10, 1_000, 10_000).map((depth) => nested(depth)), weight: 1 },
  { arbitrary: fc.constantFrom(10, 10_000).map((depth) => nested(depth, '{"a":', '}')), weight: 1 },
);

export { nastyName };
