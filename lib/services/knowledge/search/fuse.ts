/** As in the paper below; a larger one lets first places count less. */
const damping = 60;

/**
 * One order out of several by reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009): scores of different
 * searches can't be compared, places can.
 */
export function fuse<T extends { id: string }>(rankings: readonly (readonly T[])[]): T[] {
  const scores = new Map<string, { item: T; score: number }>();
  for (const ranking of rankings) {
    for (const [place, item] of ranking.entries()) {
      const entry = scores.get(item.id) ?? { item, score: 0 };
      entry.score += 1 / (damping + place + 1);
      scores.set(item.id, entry);
    }
  }
  return [...scores.values()].sort((a, b) => b.score - a.score).map(({ item }) => item);
}
