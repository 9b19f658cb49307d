import { expect, it } from 'vitest';
import { expectLinear } from '@/lib/testing/expect-linear';
import { withoutLineEnds } from './without-line-ends';

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
