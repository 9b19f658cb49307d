import { describe, expect, it } from 'vitest';
import { expectLinear } from '@/lib/testing/expect-linear';
import { cleanWords, isVisible, withoutLineEnds } from './clean-words';

describe('cleanWords', () => {
  it.each([
    ['controls', 'a\u0000b\u0007c\u001bd\u007fe\u0090f', 'abcdef'],
    ['line ends of every kind', 'a\r\nb\rc\u2028d\u0085e\u000bf', 'a\nb\nc\nd\ne\nf'],
    ['lone surrogates', 'a\ud800b\udc00c', 'a\ufffdb\ufffdc'],
    ['what XML has no character for', 'a\ufffeb\uffffc\ufeffd', 'abcd'],
    ['overrides and isolates of direction', '\u202eabc\u202c \u2067d\u2069', 'abc d'],
    ['a flood of invisible characters', `a${'\u200b'.repeat(5000)}b${'\u200d\u200c'.repeat(900)}c`, 'a\u200bb\u200dc'],
    ['a flood of marks', `e${'\u0301'.repeat(500)}`, `e${'\u0301'.repeat(4)}`],
  ])('takes out %s', (_, text, expected) => {
    expect(cleanWords(text)).toBe(expected);
  });

  it.each(['👨‍👩‍👧 family', 'می‌خواهم', 'क्षत्रिय', 'Zürich\n– second line', 'שָׁלוֹם', 'a\tb', '1\u00a0240', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'])(
    'leaves %j alone',
    (text) => {
      expect(cleanWords(text)).toBe(text);
    },
  );
});

it.each(['', ' \n\t', '\u200b', '\u2060\ufeff', '\u3164', '\u0301', '\u2800'])('%j shows nothing', (text) => {
  expect(isVisible(text)).toBe(false);
});

it.each(['a', '–', '7', '日', '🎉', '?'])('%j shows something', (text) => {
  expect(isVisible(text)).toBe(true);
});

it.each([
  ['a\nb', 'a b'],
  ['a  \n\n  b', 'a b'],
  ['a  b\tc', 'a  b\tc'],
  ['a\r\nb', 'a b'],
])('%j is %j on a line', (text, line) => {
  expect(withoutLineEnds(text)).toBe(line);
});

it('takes time in proportion to a run of blanks', async () => {
  await expectLinear((length) => `a${' '.repeat(length)}b`, withoutLineEnds);
});
