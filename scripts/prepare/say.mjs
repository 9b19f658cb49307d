/** A line about what is going on. On standard error, so that standard output holds results alone. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** An error whose message is the whole story: printed as one line, without a stack. */
export class PlainError extends Error {
  name = 'PlainError';
}

/** Seconds since `start` (of performance.now()), as people read them. */
export function secondsSince(start) {
  return Number(((performance.now() - start) / 1000).toFixed(1));
}

const running = [];

/**
 * Says what begins and how long it took. Every ten seconds the innermost step speaks up.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const start = performance.now();
  say(`• ${title} …`);
  running.push(title);
  const reminder = setInterval(() => {
    if (running.at(-1) === title) say(`  still at it (${Math.round((performance.now() - start) / 1000)} s): ${title}`);
  }, 10_000);
  try {
    const result = await work();
    say(`✓ ${title} (${secondsSince(start)} s)`);
    return result;
  } finally {
    clearInterval(reminder);
    running.splice(running.indexOf(title), 1);
  }
}
