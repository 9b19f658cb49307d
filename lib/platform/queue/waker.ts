/**
 * Calls that come while one is on its way share the next. Nobody waits for it, and a failure is
 * nobody's loss: what would have been woken looks by itself a moment later.
 */
export function createWaker(send: () => Promise<unknown>): () => void {
  let isSending = false;
  let isWanted = false;
  const wake = () => {
    isWanted = isSending;
    if (isSending) return;
    isSending = true;
    void send()
      .catch(() => undefined)
      .finally(() => {
        isSending = false;
        if (isWanted) wake();
      });
  };
  return wake;
}
