import type { Call, Context } from '../context';
import { cursorAfter, listFrom, listLedger, type LedgerFilters, type ListedEntry } from './list-ledger';

const entriesPerPage = 2_000;

/** The whole ledger, newest first, a page at a time: no connection waits for a slow reader. */
export async function* readLedger({
  ctx,
  input,
}: Call<Context, Omit<LedgerFilters, 'limit' | 'before'>>): AsyncGenerator<ListedEntry> {
  let page = await listLedger({ ctx, input: { ...input, limit: entriesPerPage } });
  for (;;) {
    yield* page.entries;
    const last = page.entries.at(-1);
    if (!page.hasOlder || !last) return;
    page = await listFrom({ ctx, input: { ...input, limit: entriesPerPage, cursor: cursorAfter(last) } });
  }
}
