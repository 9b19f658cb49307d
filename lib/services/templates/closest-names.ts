const offered = 3;

/** The names most like the wanted one, best first: what a message offers instead of a typo. */
export function closestNames(wanted: string, names: readonly string[]): string[] {
  const distances = new Map(names.map((name) => [name, distance(wanted.toLowerCase(), name.toLowerCase())]));
  return [...distances]
    .sort(([, a], [, b]) => a - b)
    .slice(0, offered)
    .map(([name]) => name);
}

/** Levenshtein's distance, one row at a time. */
function distance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (let column = 0; column < to.length; column += 1) {
      const substituted = (previous[column] ?? 0) + (to[column] === letter ? 0 : 1);
      const removed = (previous[column + 1] ?? 0) + 1;
      const added = (current[column] ?? 0) + 1;
      current.push(Math.min(substituted, removed, added));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
