import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { getBlobStore } from '@/lib/platform/blob-store/get-blob-store';
import { operatorContext } from '@/lib/services/context';
import { checkLedger } from '@/lib/services/credits/check-ledger';
import type { JobRow, Leftovers } from './verdict';
import { markName, type ChaosStage } from './stage';

const findJobs = `
  select jobs.id, status, error_code as "errorCode", prompt, output_type as "outputType", variant_count as variants, deaths,
    coalesce(files.count, 0) as files, coalesce(files.slides, 0) as slides, coalesce(files.sums, '{}') as sums,
    coalesce(paid.charged, 0) as charged, coalesce(paid.open, 0) as "openHold", coalesce(paid.charges, 0) as charges
  from jobs
  left join (
    select job_id, count(*)::int as count, sum(slide_count)::int as slides, array_agg(sha256::text) as sums
    from artifacts group by job_id
  ) files on files.job_id = jobs.id
  left join (
    select job_id,
      coalesce(sum(-amount) filter (where kind = 'charge'), 0)::int as charged,
      count(*) filter (where kind = 'charge')::int as charges,
      coalesce(sum(-amount) filter (where kind in ('hold', 'release')), 0)::int as open
    from credit_entries where job_id is not null group by job_id
  ) paid on paid.job_id = jobs.id
  order by jobs.id`;

/** The jobs as the database has them in the end. */
export async function readJobRows({ database }: Pick<ChaosStage, 'database'>): Promise<JobRow[]> {
  return (await database.query<JobRow>(findJobs)).rows;
}

/** What a clean stop left behind, in the database, on the disk, among the processes. */
export async function findLeftovers(stage: ChaosStage): Promise<Leftovers> {
  const { database } = stage;
  const list = async (text: string) => (await database.query<{ found: string }>(text)).rows.map(({ found }) => found);
  const { violations } = await checkLedger({ ctx: operatorContext, input: {} });
  return {
    queued: await list('select job_id as found from job_queue'),
    workers: await list('select id as found from workers'),
    heldPools: await list('select organization_id as found from credit_pools where held <> 0'),
    ledger: violations.map(({ organizationId, jobId, rule }) => `${jobId ?? organizationId}: ${rule}`),
    files: await findOrphanFiles(stage),
    processes: findOwnProcesses(stage.mark),
  };
}

/** By which a store for files is known again. */
const identityFile = 'store-id';

/** Files that neither retention nor anybody else would ever find: of no job, unfinished, or delivered by nobody. */
async function findOrphanFiles({ database, blobsDir }: ChaosStage): Promise<string[]> {
  // As the nightly sweep does a day later; nobody writes any more.
  await getBlobStore().dropUnfinished?.(new Date(Date.now() + 1_000));
  const { rows: jobs } = await database.query<{ folder: string; isCompleted: boolean }>(
    `select 'organizations/' || organization_id || '/jobs/' || id || '/' as folder, status = 'completed' as "isCompleted" from jobs`,
  );
  const { rows: delivered } = await database.query<{ key: string }>('select blob_key as key from artifacts');
  const keys = new Set(delivered.map(({ key }) => key));
  const folders = new Map(jobs.map(({ folder, isCompleted }) => [folder, isCompleted]));
  return readdirSync(blobsDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(blobsDir, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => {
      const key = path.replace(/^\.types\//, '');
      const folder = /^organizations\/[^/]+\/jobs\/[^/]+\//.exec(key)?.[0];
      if (folder === undefined || !folders.has(folder)) return key !== identityFile;
      return folders.get(folder) === true && key.endsWith('.pptx') && !keys.has(key);
    });
}

/** Ids of processes that carry this run's mark; null where the system does not tell. */
function findOwnProcesses(mark: string): string[] | null {
  if (process.platform !== 'linux') return null;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => environmentOf(pid).includes(`${markName}=${mark}`));
}

function environmentOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return '';
  }
}
