import { expect, it } from 'vitest';
import { amountOf } from './amount-of';

it.each([
  ['Fuel for the harbour ferries cost $2.1M in 2025', '$2.1M'],
  ['Moving payroll takes 12 to 16 weeks in most companies', '12 to 16 weeks'],
  ['フェリーの燃料費は2億1,000万円でした', '2億1,000万円'],
  ['In 2025, 62% of the companies outsourced payroll', '62%'],
  ['Der Bau der Radwege kostete 6,2 Mio. €', '6,2 Mio. €'],
  ['Software costs between €4 and €6 a month', null],
  ['2026年4月に北桟橋が開業します', null],
  ['The council decides on 12 May 2026', null],
  ['The share rose from 12%', null],
  ['The three ferries have 2 engines each', null],
])('the amount of "%s" is %s', (sentence, amount) => {
  expect(amountOf(sentence)).toBe(amount);
});
