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

/** Says what begins and how long it took; speaks up every ten seconds meanwhile. */
export async function step(title, work) {
  const start = performance.now();
  say(`• ${title} …`);
  const reminder = setInterval(() => say(`  still at it (${Math.round((performance.now() - start) / 1000)} s): ${title}`), 10_000);
  try {
    const result = await work();
    say(`✓ ${title} (${secondsSince(start)} s)`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}
