import type { Call, Context } from '../context';
import { listAuditEntries, type AuditPage, type AuditRow, type ListAuditInput } from './list-audit-entries';

const rowsAtOnce = 1_000;

/** The whole log, newest first, or as filtered; a long one is never in memory as one. */
export async function* readAuditEntries({
  ctx,
  input,
}: Call<Context, Omit<ListAuditInput, 'limit' | 'before'>>): AsyncGenerator<AuditRow> {
  let before: string | undefined;
  do {
    const page: AuditPage = await listAuditEntries({ ctx, input: { ...input, before, limit: rowsAtOnce } });
    yield* page.entries;
    before = page.next;
  } while (before);
}
