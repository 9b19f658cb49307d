/** What was opened so far, closed in reverse order. */
export type CloserList = (() => Promise<void> | void)[];

/** Opens one thing after another; what fails on the way undoes what was done before it, and so does `stop`, once. */
export async function openInOrder<T extends object>(
  open: (closers: CloserList) => Promise<T>,
): Promise<T & { stop: () => Promise<void> }> {
  const closers: CloserList = [];
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= closeAll(closers));
  try {
    return { ...(await open(closers)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** One that fails leaves none of the others open. */
async function closeAll(closers: CloserList): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closers.splice(0).reverse()) {
    try {
      await close();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
