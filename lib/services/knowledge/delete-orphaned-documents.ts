import { NIL, validate, version } from 'uuid';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { getPool } from '@/lib/platform/database/pool';
import { getLogger } from '@/lib/platform/logger/logger';
import type { Batch } from '../retention/sweep';
import { documentFolder, documentFoldersOf } from './documents';

const foldersPerPage = 500;
/** A page belongs to one organization, and most have few documents. */
const pagesPerBatch = 25;

/** A file is stored a moment before its row; what has none after this will never have one. */
const graceMs = 24 * 60 * 60 * 1_000;

const findOrganization = 'select id from organizations where id > $1 order by id limit 1';

const findOrphans = `
  select folder.id from unnest($2::uuid[]) as folder(id)
  where not exists (select from knowledge_documents document where document.id = folder.id and document.organization_id = $1)`;

/** Deletes files of knowledge bases that no document has, such as those of an upload that was cut off. */
export async function deleteOrphanedDocuments(from: string | null): Promise<Batch> {
  let [organizationId, after] = from === null ? [await firstBehind(NIL), null] : parsePlace(from);
  let [removed, failed] = [0, 0];
  for (let page = 0; organizationId !== null && page < pagesPerBatch; page += 1) {
    const { names, next } = await getBlobStore().listFolders(documentFoldersOf(organizationId), {
      limit: foldersPerPage,
      after,
    });
    for (const id of await orphansAmong(organizationId, names)) {
      if (await emptyFolder({ id, organizationId })) removed += 1;
      else failed += 1;
    }
    [organizationId, after] = next === null ? [await firstBehind(organizationId), null] : [organizationId, next];
  }
  return { removed, failed, next: organizationId && `${organizationId} ${after ?? ''}` };
}

async function firstBehind(organizationId: string): Promise<string | null> {
  const { rows } = await getPool().query<{ id: string }>(findOrganization, [organizationId]);
  return rows[0]?.id ?? null;
}

function parsePlace(place: string): [string, string | null] {
  const [organizationId = '', after = ''] = place.split(' ');
  return [organizationId, after || null];
}

async function orphansAmong(organizationId: string, names: readonly string[]): Promise<string[]> {
  const old = names.filter((name) => validate(name) && version(name) === 7 && Date.now() - timeOf(name) > graceMs);
  if (old.length === 0) return [];
  const { rows } = await getPool().query<{ id: string }>(findOrphans, [organizationId, old]);
  return rows.map(({ id }) => id);
}

/** When an id was made: its first 48 bits (RFC 9562, section 5.7). */
function timeOf(id: string): number {
  return Number.parseInt(id.replace('-', '').slice(0, 12), 16);
}

/** One document's trouble is not another's: it is logged, and false comes back. */
async function emptyFolder(document: { id: string; organizationId: string }): Promise<boolean> {
  try {
    await getBlobStore().delete(await getBlobStore().list(documentFolder(document)));
    return true;
  } catch (error) {
    getLogger().error({ documentId: document.id, err: error }, 'the file of a document could not be deleted');
    return false;
  }
}
