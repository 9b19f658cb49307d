/** Above the head of a table stand so few lines that look like its rows. */
const mostAbove = 12;

/**
 * Lines that look like a table, or like a value of JSON, and are none. They are read again from the first few of them
 * on and not from each: thousands of such lines would be read thousands of times.
 */
export class FailedRuns {
  readonly #runs = new Map<string, { to: number; left: number }>();

  /** Whether what is of a sort, such as rows that are parted by a sign, may begin at a line. */
  mayBegin(sort: string, at: number): boolean {
    const run = this.#runs.get(sort);
    if (run === undefined || at >= run.to) return true;
    run.left -= 1;
    return run.left >= 0;
  }

  add(sort: string, at: number, to: number): null {
    const run = this.#runs.get(sort);
    if (run === undefined || at >= run.to) this.#runs.set(sort, { to, left: mostAbove });
    return null;
  }
}
