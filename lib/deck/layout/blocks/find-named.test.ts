import { expect, test } from 'vitest';
import { findNamed } from './find-named';

test.each([
  ['Headcount grew mostly in operations', ['Operations', 'Sales'], 0],
  ['Sales and operations grew', ['Operations', 'Sales'], undefined],
  ['North America leads', ['North', 'North America'], 1],
  ['Operational risks', ['Operation', 'Risk'], undefined],
  ['大阪が最も伸びた', ['東京', '大阪'], 1],
  ['A plan', ['A', 'B'], undefined],
  ['Nothing of these', [], undefined],
])('"%s" speaks of one of %j: %s', (title, names, index) => {
  expect(findNamed(title, names)).toBe(index);
});
