/**
 * The first of the choices, ordered from the largest to the smallest, for which an attempt
 * succeeds. What fits at a size fits at every smaller one, so the smallest is tried second,
 * which refuses content that is too long at once, and the others are found by halving.
 */
export function firstFitting<C, R>(choices: readonly C[], attempt: (choice: C) => R | null): R | null {
  const [first] = choices;
  if (first === undefined) return null;
  const largest = attempt(first);
  const last = choices[choices.length - 1];
  if (largest !== null || choices.length === 1 || last === undefined) return largest;
  let best = attempt(last);
  if (best === null) return null;
  let [tooLarge, fitting] = [0, choices.length - 1];
  while (fitting - tooLarge > 1) {
    const middle = Math.floor((tooLarge + fitting) / 2);
    const choice = choices[middle];
    const result = choice === undefined ? null : attempt(choice);
    if (result === null) tooLarge = middle;
    else [best, fitting] = [result, middle];
  }
  return best;
}
