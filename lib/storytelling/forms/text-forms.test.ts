import { expect, it } from 'vitest';
import type { Quote } from '@/lib/reading/source/block';
import { quoteSaid } from './text-forms';

const quote = (text: string, by: string | null = null): Quote => ({
  type: 'quote',
  text,
  by,
  span: { start: 0, end: 0 },
});

it.each([
  ['"The parcel is simply there." Jana Petersen, owner', 'The parcel is simply there.', 'Jana Petersen, owner'],
  ['„Das Paket ist einfach da“ – Jana Petersen', 'Das Paket ist einfach da', 'Jana Petersen'],
])('a quotation names who said it behind its marks: %s', (text, said, attribution) => {
  expect(quoteSaid(quote(text))).toEqual({ quote: said, attribution });
});

it.each([
  ['The parcel is simply there.', null],
  ['She called it "the best thing of the year" and bought three', null],
  ['"The parcel is simply there." and more', 'Ann'],
])('other quotations stay as they are: %s', (text, by) => {
  expect(quoteSaid(quote(text, by))).toEqual({ quote: text, ...(by === null ? {} : { attribution: by }) });
});
