import { expect, it } from 'vitest';
import { planRounds } from './run-rounds';
import { stageNames as all } from './stages';
import type { StageName } from './stages';

const names = (chosen: StageName[]) =>
  planRounds(chosen).flatMap(({ inOrder, beside }) => (beside ? [...inOrder, beside] : inOrder));

it('runs every stage once, and the build before all that need the production service', () => {
  const planned = names(all);
  expect(planned.toSorted()).toEqual(all.toSorted());
  for (const name of ['integration', 'interface', 'attack', 'e2e'] as const)
    expect(planned.indexOf(name)).toBeGreaterThan(planned.indexOf('build'));
});

it('runs lint beside types and build, and like any other stage where it is alone', () => {
  expect(planRounds(all)[0]).toEqual({ inOrder: ['types', 'build'], beside: 'lint' });
  expect(planRounds(['lint', 'build', 'unit'])).toEqual([
    { inOrder: ['build'], beside: 'lint' },
    { inOrder: ['unit'] },
  ]);
  expect(planRounds(['lint', 'unit'])).toEqual([{ inOrder: ['lint'] }, { inOrder: ['unit'] }]);
});

it.each(all)('runs %s alone when nothing else is asked for', (name) => {
  expect(planRounds([name])).toEqual([{ inOrder: [name] }]);
});
