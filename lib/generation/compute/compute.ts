import type { BlobStore } from '@/lib/platform/blob-store/blob-store';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';

/**
 * A part of the engine that takes as long as what it is given makes it take. Input and output cross between
 * processes as structured clones: values, never functions.
 */
export interface Task<In, Out> {
  readonly name: string;
  readonly work: (input: In, blobs: BlobStore) => Promise<Out>;
}

export interface TaskOptions {
  organizationId: string;
  /** Ends the task when it aborts. */
  signal?: AbortSignal;
}

/** Runs tasks of the engine, here or where they harm nobody. */
export interface Compute {
  run<In, Out>(task: Task<In, Out>, input: In, options: TaskOptions): Promise<Out>;
}

/** In this very process: for programs that make decks by themselves, and for tests. */
export function computeHere(blobs: () => BlobStore = getBlobStore): Compute {
  return { run: (task, input) => task.work(input, blobs()) };
}

/** Pages have copies of their own of the modules of their process; there is one place for what all of them use. */
const shared = globalThis as typeof globalThis & { deckwrightCompute?: Compute };

/** How this process computes; here, unless it was told otherwise. */
export function getCompute(): Compute {
  return (shared.deckwrightCompute ??= computeHere());
}

export function useCompute(compute: Compute): void {
  shared.deckwrightCompute = compute;
}
