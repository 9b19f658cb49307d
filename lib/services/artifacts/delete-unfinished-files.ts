import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import type { Batch } from '../retention/sweep';

/** No writer takes a fraction of it for one file. */
const graceMs = 24 * 60 * 60 * 1_000;

/** Deletes files that were being written when their process was killed: nobody knows their names. */
export async function deleteUnfinishedFiles(): Promise<Batch> {
  const removed = (await getBlobStore().dropUnfinished?.(new Date(Date.now() - graceMs))) ?? 0;
  return { removed, failed: 0, next: null };
}
