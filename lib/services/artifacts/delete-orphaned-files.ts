import { NIL, validate, version } from 'uuid';
import { jobFoldersOf } from '@/lib/generation/pipeline/job-files';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { getPool } from '@/lib/platform/database/pool';
import type { Batch } from '../retention/sweep';
import { emptyJobFolder } from './delete-expired-files';

export const foldersPerPage = 500;
/** A page belongs to one organization, and most have few jobs. */
export const pagesPerBatch = 25;

/** A request's pictures are stored seconds before its job; whatever has none after this will never have one. */
const graceMs = 24 * 60 * 60 * 1_000;

// Another installation may keep its files in the same store, so only what stands below an organization of ours is looked at.
const findOrganization = 'select id from organizations where id > $1 order by id limit 1';

const findOrphans = `
  select folder.id from unnest($1::uuid[]) as folder(id)
  where not exists (select from jobs where jobs.id = folder.id and files_deleted_at is null)`;

interface Place {
  organizationId: string;
  /** Where the page before ended. */
  after: string | null;
}

/**
 * Deletes what stands in the blob store for jobs that don't exist, such as the pictures of a request
 * that was cut off before its job was written, and for jobs whose files were deleted before.
 */
export async function deleteOrphanedFiles(from: string | null): Promise<Batch> {
  let place = from === null ? await firstBehind(NIL) : parsePlace(from);
  let [removed, failed] = [0, 0];
  for (let page = 0; place && page < pagesPerBatch; page += 1) {
    const { organizationId, after } = place;
    const { names, next } = await getBlobStore().listFolders(jobFoldersOf(organizationId), {
      limit: foldersPerPage,
      after,
    });
    for (const id of await orphansAmong(names)) {
      if (await emptyJobFolder({ id, organizationId })) removed += 1;
      else failed += 1;
    }
    place = next === null ? await firstBehind(organizationId) : { organizationId, after: next };
  }
  return { removed, failed, next: place && `${place.organizationId} ${place.after ?? ''}` };
}

async function firstBehind(organizationId: string): Promise<Place | null> {
  const { rows } = await getPool().query<{ id: string }>(findOrganization, [organizationId]);
  return rows[0] ? { organizationId: rows[0].id, after: null } : null;
}

function parsePlace(text: string): Place {
  const space = text.indexOf(' ');
  return { organizationId: text.slice(0, space), after: text.slice(space + 1) || null };
}

async function orphansAmong(names: readonly string[]): Promise<string[]> {
  const old = names.filter((name) => validate(name) && version(name) === 7 && Date.now() - timeOf(name) > graceMs);
  if (old.length === 0) return [];
  const { rows } = await getPool().query<{ id: string }>(findOrphans, [old]);
  return rows.map(({ id }) => id);
}

/** When the job's id was made: its first 48 bits (RFC 9562, section 5.7). */
function timeOf(id: string): number {
  return Number.parseInt(id.replace('-', '').slice(0, 12), 16);
}

/** No writer takes a fraction of it for one file. */
const writingMs = 24 * 60 * 60 * 1_000;

/** Deletes files that were being written when their process was killed: nobody knows their names. */
export async function deleteUnfinishedFiles(): Promise<Batch> {
  const removed = (await getBlobStore().dropUnfinished?.(new Date(Date.now() - writingMs))) ?? 0;
  return { removed, failed: 0, next: null };
}
