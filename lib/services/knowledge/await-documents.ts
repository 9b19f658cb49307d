import { setTimeout as sleep } from 'node:timers/promises';
import type { Call, Context } from '../context';
import { sqlOf } from '../transaction';

export interface DocumentWait {
  /** How many were waited for. */
  documents: number;
  ms: number;
}

interface AwaitDocumentsInput {
  mostMs: number;
  signal: AbortSignal;
}

const pollMs = 250;

const findUnread = `select id from knowledge_documents where organization_id = $1 and state in ('queued', 'reading')`;
const countUnread = `
  select count(*)::int as count from knowledge_documents
  where organization_id = $1 and id = any($2::uuid[]) and state in ('queued', 'reading')`;

/**
 * Waits until the documents that are being read now can be searched, or failed, and no longer than it may: whoever
 * uploads and then asks for slides means these. Those that are added while it waits are not waited for.
 */
export async function awaitDocuments({ ctx, input }: Call<Context, AwaitDocumentsInput>): Promise<DocumentWait> {
  const sql = sqlOf(ctx);
  const { rows } = await sql.query<{ id: string }>(findUnread, [ctx.organizationId]);
  const start = performance.now();
  const passed = () => performance.now() - start;
  const isUnread = async () => {
    const left = await sql.query<{ count: number }>(countUnread, [ctx.organizationId, rows.map(({ id }) => id)]);
    return (left.rows[0]?.count ?? 0) > 0;
  };
  while (rows.length > 0 && passed() < input.mostMs && (await isUnread()))
    await sleep(Math.min(pollMs, input.mostMs), undefined, { signal: input.signal });
  return { documents: rows.length, ms: passed() };
}
