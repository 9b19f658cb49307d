import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/testing/create-test-database';
import type { BlobStore } from './blob-store';
import { createLocalBlobStore } from './local-blob-store';
import { adoptStore, claimStore, FileStoreError } from './store-identity';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deckwright-stores-'));
});
afterEach(async () => {
  await database.pool.query('delete from file_store');
  await rm(folder, { recursive: true });
});

const open = (name: string) => createLocalBlobStore(join(folder, name));
const claim = (store: BlobStore) => claimStore(database.pool, store);
const refusalOf = (store: BlobStore) =>
  claim(store).then(
    () => 'accepted',
    (error: unknown) => (error instanceof FileStoreError ? error.message : `another failure: ${String(error)}`),
  );

describe('a database', () => {
  it('takes the store of the first process, and every process with the same one', async () => {
    await Promise.all([claim(open('here')), claim(open('here')), claim(open('here'))]);
    await claim(open('here'));
    expect((await database.pool.query('select place from file_store')).rows).toEqual([{ place: open('here').place }]);
  });

  it('refuses a process with another store, and says where the files are and what to do', async () => {
    await claim(open('here'));
    const refusal = await refusalOf(open('there'));
    expect(refusal).toContain(`The files of this database are in ${open('here').place}`);
    expect(refusal).toContain(`would use ${open('there').place}`);
    expect(refusal).toMatch(/S3_BUCKET .* BLOB_READ_WRITE_TOKEN.*"npm run admin -- files adopt"/);
    expect(await open('there').list('')).toEqual([]);
  });

  it('refuses the store of another database', async () => {
    await claim(open('there'));
    await database.pool.query('delete from file_store');
    await claim(open('here'));
    expect(await refusalOf(open('there'))).toContain('The files of this database are in');
  });

  it('takes exactly one of two that start at once', async () => {
    const outcomes = await Promise.all([refusalOf(open('here')), refusalOf(open('there'))]);
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome.startsWith('The files of this database'))).toHaveLength(1);
  });

  it('finds its files again under another name of the same folder', async () => {
    await claim(open('here'));
    await expect(claim(createLocalBlobStore(join(folder, 'x', '..', 'here')))).resolves.toBeUndefined();
  });

  it('says so when the folder is there and the files are gone', async () => {
    await claim(open('here'));
    await rm(join(folder, 'here'), { recursive: true });
    expect(await refusalOf(open('here'))).toMatch(/no longer in .*here.*from a backup.*files adopt/);
  });

  it('takes another store once it is adopted, and no longer the old one', async () => {
    await claim(open('here'));
    expect(await adoptStore(database.pool, open('there'))).toEqual({
      place: open('there').place,
      before: open('here').place,
    });
    await claim(open('there'));
    expect(await refusalOf(open('here'))).toContain(open('there').place);
  });
});
