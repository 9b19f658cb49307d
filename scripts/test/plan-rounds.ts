import type { StageName } from './stages';

/** Stages that run one after the other, and one that needs nothing of them and runs beside them. */
export interface Round<Name extends string> {
  inOrder: Name[];
  beside?: Name;
}

/**
 * Lint, types and build keep one core busy each, the other stages all of them. What stands beside others
 * must print by what it is given, so that its output stays together.
 */
const rounds: Round<StageName>[] = [
  { inOrder: ['types', 'build'], beside: 'lint' },
  { inOrder: ['unit'] },
  // After the build: some of these run the production service.
  { inOrder: ['integration', 'interface', 'attack', 'e2e'] },
];

/** The rounds of a run of these stages alone. */
export function planRounds(chosen: readonly StageName[]): Round<StageName>[] {
  return rounds
    .map(({ inOrder, beside }): Round<StageName> => {
      const others = inOrder.filter((name) => chosen.includes(name));
      if (!beside || !chosen.includes(beside)) return { inOrder: others };
      return others.length > 0 ? { inOrder: others, beside } : { inOrder: [beside] };
    })
    .filter((round) => round.inOrder.length > 0);
}
