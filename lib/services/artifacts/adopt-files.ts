import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { adoptStore } from '@/lib/platform/blob-store/store-identity';
import { getPool } from '@/lib/platform/database/pool';
import type { Call, OperatorContext } from '../context';

export interface AdoptedFiles {
  /** Where the files of this database are from now on, in words. */
  place: string;
  /** Where they were; null when no process had started on it yet. */
  before: string | null;
}

/** Says that the files of this database are where the settings point now: they were moved there, or the old ones are given up. */
export async function adoptFiles(_: Call<OperatorContext, Record<string, never>>): Promise<AdoptedFiles> {
  return adoptStore(getPool(), getBlobStore());
}
