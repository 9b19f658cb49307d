import { setTimeout as sleep } from 'node:timers/promises';
import { getPool } from '../database/pool';
import { getEnv } from '../env/env';
import { getLogger } from '../logger/logger';
import { BlobStoreError } from './blob-store';
import { getBlobStore, localFolderOf } from './get-blob-store';
import { closeDataFolder, closeToOthers } from './private-files';
import { claimStore, FileStoreError } from './store-identity';

const patienceMs = 15_000;

/**
 * What every process does before it touches files: closes those on this machine to other users, and makes sure that they
 * are the ones of its database.
 */
export async function prepareBlobStore(): Promise<void> {
  const env = getEnv();
  await closeDataFolder(env.DATA_DIR);
  const folder = localFolderOf(env);
  if (folder) await closeToOthers(folder);
  try {
    await Promise.race([claimStore(getPool(), getBlobStore()), giveUp(patienceMs)]);
  } catch (error) {
    if (error instanceof FileStoreError || (folder && isOfFiles(error))) throw error;
    // A service that is away for a moment must not keep this one from starting; whether it is ready tells the rest.
    getLogger().warn({ err: error }, 'it could not be checked whether the file store is that of the database');
  }
}

function isOfFiles(error: unknown): boolean {
  return error instanceof BlobStoreError || (error instanceof Error && 'path' in error);
}

async function giveUp(afterMs: number): Promise<never> {
  await sleep(afterMs, undefined, { ref: false });
  throw new Error(`The file store or the database did not answer within ${afterMs / 1000} s.`);
}
