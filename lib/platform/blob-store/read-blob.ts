import type { BlobDescription, BlobStore } from './blob-store';

/** The whole blob in memory; null when there is none. */
export async function readBlob(
  store: BlobStore,
  key: string,
): Promise<(BlobDescription & { bytes: Uint8Array }) | null> {
  const found = await store.get(key);
  if (!found) return null;
  const { stream, ...description } = found;
  return { ...description, bytes: new Uint8Array(await new Response(stream).arrayBuffer()) };
}
