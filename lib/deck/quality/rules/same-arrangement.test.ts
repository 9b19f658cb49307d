import { expect, it } from 'vitest';
import { findings, slide } from '../testing/make-scene';

function forms(...arrangements: string[]) {
  return arrangements.map((arrangement, index) => slide(`Slide ${index}`, [], { arrangement }));
}

it('finds a form that is used a fourth time running, once', () => {
  expect(findings('same-arrangement', ...forms('list', 'list', 'list', 'cards', 'list'))).toEqual([]);
  expect(findings('same-arrangement', ...forms('list', 'list', 'list', 'list', 'list', 'list'))).toMatchObject([
    { slide: 4, measured: 4, limit: 3 },
  ]);
});

it('tells forms of different kinds apart', () => {
  const slides = forms('list', 'list', 'list', 'list').map((one, index) =>
    index === 1 ? { ...one, kind: 'sources' as const } : one,
  );
  expect(findings('same-arrangement', ...slides)).toEqual([]);
});

it('counts the parts of one slide once', () => {
  const parts = forms('list', 'list', 'list', 'list', 'list').map((one, index) => ({
    ...one,
    continues: index === 1 || index === 2,
  }));
  expect(findings('same-arrangement', ...parts)).toEqual([]);
  expect(findings('same-arrangement', ...parts, ...forms('list'))).toMatchObject([{ slide: 6 }]);
});
