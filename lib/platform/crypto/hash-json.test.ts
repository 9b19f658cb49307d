import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashJson } from './hash-json';

describe('hashJson', () => {
  it('is the same for the same value written differently', () => {
    expect(hashJson(JSON.parse('{"a":1,"b":{"c":[1,2],"d":null}}'))).toBe(
      hashJson(JSON.parse(' { "b" : {"d":null, "c":[1, 2.0]}, "a":1 } ')),
    );
  });

  it.each([
    ['another number', { a: 1 }, { a: 2 }],
    ['a number and a text', { a: 1 }, { a: '1' }],
    ['another order in an array', [1, 2], [2, 1]],
    ['nested and flat arrays', [[1], 2], [1, [2]]],
    ['null and absent', { a: null }, {}],
    ['a key that looks like syntax', { 'a":1,"b': 1 }, { a: 1, b: 1 }],
  ])('tells %s apart', (_, one, other) => {
    expect(hashJson(one)).not.toBe(hashJson(other));
  });

  it('survives every JSON value, and a round trip changes nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(hashJson(value)).toBe(hashJson(JSON.parse(JSON.stringify(value))));
      }),
    );
  });
});
