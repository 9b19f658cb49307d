/** In how many parts a silence is heard. */
const parts = 8;

/**
 * Calls back after so much silence as this process could have heard: while it computes or waits for a busy machine, what
 * others have sent lies unread, and a part of the time that took twice as long as it should is no silence of theirs.
 *
 * @returns ends the waiting
 */
export function afterSilence(ms: number, act: () => void): () => void {
  const each = ms / parts;
  let heard = 0;
  let timer: NodeJS.Timeout;
  const listen = (): void => {
    const begunAt = performance.now();
    timer = setTimeout(() => {
      if (performance.now() - begunAt < 2 * each + 1) heard += 1;
      if (heard === parts) act();
      else listen();
    }, each);
  };
  listen();
  return () => clearTimeout(timer);
}
