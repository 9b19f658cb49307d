import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { type BlobStore, readBlob } from './blob-store';

/** Beside the folders of organizations, whose names are ids. */
const identityKey = 'store-id';
/** Any number that nothing else locks: processes that start at once take turns. */
const turnLock = 4_410_230_117;

/** A database whose files are elsewhere. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';
}

interface Remembered {
  store_id: string;
  place: string;
}

/**
 * Ties the database to the one store that has its files. The first process that starts on a database makes or reads the
 * id of its store and writes it down there; from then on a process with another store is refused, for half of the
 * downloads would not be found by either.
 */
export async function claimStore(pool: Pool, store: BlobStore): Promise<void> {
  await inTurn(pool, async (client) => {
    const remembered = await read(client);
    const found = await readIdentity(store);
    if (!remembered) return remember(client, { store_id: found ?? (await giveIdentity(store)), place: store.place });
    if (remembered.store_id !== found) throw refusal(remembered, store);
  });
}

/** Ties the database to this store from now on, wherever its files were before. */
export async function adoptStore(pool: Pool, store: BlobStore): Promise<{ place: string; before: string | null }> {
  return inTurn(pool, async (client) => {
    const before = await read(client);
    const id = (await readIdentity(store)) ?? (await giveIdentity(store));
    await remember(client, { store_id: id, place: store.place });
    return { place: store.place, before: before?.place ?? null };
  });
}

async function inTurn<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [turnLock]);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((broken: Error) => (failure = broken));
    throw error;
  } finally {
    client.release(failure);
  }
}

async function read(client: PoolClient): Promise<Remembered | undefined> {
  const { rows } = await client.query<Remembered>('select store_id, place from file_store');
  return rows[0];
}

async function remember(client: PoolClient, { store_id: id, place }: Remembered): Promise<void> {
  await client.query(
    `insert into file_store (store_id, place) values ($1, $2)
     on conflict (only_one) do update set store_id = excluded.store_id, place = excluded.place, claimed_at = now()`,
    [id, place],
  );
}

async function readIdentity(store: BlobStore): Promise<string | undefined> {
  const found = await readBlob(store, identityKey);
  return found ? Buffer.from(found.bytes).toString('utf8') : undefined;
}

async function giveIdentity(store: BlobStore): Promise<string> {
  const id = randomUUID();
  await store.put(identityKey, Buffer.from(id), { contentType: 'text/plain' });
  return id;
}

function refusal({ place }: Remembered, store: BlobStore): FileStoreError {
  const once = 'say so once with "npm run admin -- files adopt"';
  if (place === store.place)
    return new FileStoreError(
      `The files of this database are no longer in ${place}: "${identityKey}", which marks them, is gone or another's. Put them back from a backup, or, to give them up, ${once}.`,
    );
  return new FileStoreError(
    `The files of this database are in ${place}, and this process would use ${store.place}. ` +
      'Servers on one DATABASE_URL need one place for files: set S3_BUCKET with the other S3_ settings, or BLOB_READ_WRITE_TOKEN, on all of them, or let DATA_DIR be one shared folder. ' +
      `Where the files were moved, or are given up, ${once}.`,
  );
}
