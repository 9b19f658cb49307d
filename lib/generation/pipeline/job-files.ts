import { type BlobStore, BlobStoreError, readBlob } from '@/lib/platform/blob-store/blob-store';
import { GenerationFailure } from './generation-failure';

/**
 * Where everything of a job stands in the blob store:
 *
 *     reference/<n>                        pictures of the request
 *     pictures.json                        what was seen on them: colours, focus, use
 *     reading.json                         the request as it was read
 *     passages.json                        what the knowledge base and the web gave
 *     outline.json, slides/<n>.json        what each slide is about, what it says
 *     deck.json                            the DeckSpec: with the theme and the form that are kept
 *                                          as the step `design`, all that a scene is drawn from
 *     reviewed.json                        the same with the changes of a review, where they are kept
 *     output/<n>/<title>.pptx              what is delivered, for each variant
 *     preview/<n>.json                     its slides as SVG, for people who look at them in the portal
 *
 * All of it stays when the job has ended, and a crashed run goes on from it. Retention removes the folder as a whole, so
 * whatever a job stores belongs below this prefix, and nothing else does.
 */
export function jobFolder(job: { id: string; organizationId: string }): string {
  return `${jobFoldersOf(job.organizationId)}${job.id}/`;
}

/** Where the folders of an organization's jobs stand, each under the job's id. */
export function jobFoldersOf(organizationId: string): string {
  return `organizations/${organizationId}/jobs/`;
}

/** The files of one job, under paths that depend on the job and the step alone. */
export interface JobFiles {
  /** Both give the key under which the file stands. */
  putJson(name: string, value: unknown): Promise<string>;
  getJson<T>(key: string): Promise<T>;
  putFile(name: string, bytes: Uint8Array, contentType: string): Promise<string>;
  getFile(key: string): Promise<Uint8Array>;
}

export function openJobFiles(blobs: BlobStore, job: { id: string; organizationId: string }): JobFiles {
  const keyOf = (name: string) => `${jobFolder(job)}${name}`;
  // Phases that follow one another in one process need not read back what they wrote.
  const recent = new Map<string, unknown>();

  return {
    async putJson(name, value) {
      const key = keyOf(name);
      const bytes = new TextEncoder().encode(JSON.stringify(value));
      await guarded(() => blobs.put(key, bytes, { contentType: 'application/json' }));
      recent.set(key, value);
      return key;
    },

    async getJson<T>(key: string): Promise<T> {
      if (!recent.has(key)) recent.set(key, JSON.parse(new TextDecoder().decode(await read(blobs, key))));
      return recent.get(key) as T;
    },

    async putFile(name, bytes, contentType) {
      const key = keyOf(name);
      await guarded(() => blobs.put(key, bytes, { contentType }));
      return key;
    },

    getFile: (key) => read(blobs, key),
  };
}

async function read(blobs: BlobStore, key: string): Promise<Uint8Array> {
  const found = await guarded(() => readBlob(blobs, key));
  if (!found) throw new GenerationFailure('engine', `${key} is gone from the blob store`);
  return found.bytes;
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const detail = error instanceof BlobStoreError ? error.message : 'The blob store failed.';
    throw new GenerationFailure('storage_unavailable', detail, { cause: error });
  }
}
