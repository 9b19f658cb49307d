import type { Batch } from './sweep';

/** Rows that one statement removes at most: none holds its locks for long. */
export const rowsPerBatch = 5_000;

/** A batch of rows that are found again only while they are there, so that there is no place to remember. */
export async function deleteRows(deleteSome: (limit: number) => Promise<number>): Promise<Batch> {
  const removed = await deleteSome(rowsPerBatch);
  return { removed, failed: 0, next: removed === rowsPerBatch ? 'more' : null };
}
