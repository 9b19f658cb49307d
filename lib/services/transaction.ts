import { getDatabase } from '@/lib/platform/database/client';
import type { Prisma } from '@/lib/platform/database/generated/client';
import { getPool } from '@/lib/platform/database/pool';
import { getPrisma } from '@/lib/platform/database/prisma';
import { runTransaction, type Transaction } from '@/lib/platform/database/transaction';

/*
 * How a verb speaks to the database.
 *
 * - Prisma reads and changes rows that people manage: `await prismaOf(ctx)`.
 * - SQL is for what has to be one statement: the hot paths (a key, a job accepted, its status), changes whose
 *   condition and effect must not come apart (the ledger, the life of a job), reports: `sqlOf(ctx)`.
 * - What several statements change together runs in `inTransaction(ctx, async (ctx) => …)`. Whoever is called with
 *   that `ctx` takes part, in SQL or by Prisma; a call of `inTransaction` inside of one joins it.
 */

/** What every context may carry: the transaction in which its verbs take part. */
export interface Scope {
  transaction?: Transaction;
}

/** Of a verb that others call inside their transaction and never without one. */
export type Within<Context extends Scope> = Context & { transaction: Transaction };

/** Everything that `work` does with its context happens, or nothing does. */
export async function inTransaction<Context extends Scope, T>(
  ctx: Context,
  work: (ctx: Within<Context>) => Promise<T>,
): Promise<T> {
  const { transaction } = ctx;
  if (transaction) return work({ ...ctx, transaction });
  return runTransaction(getDatabase(), (begun) => work({ ...ctx, transaction: begun }));
}

export async function prismaOf({ transaction }: Scope): Promise<Prisma.TransactionClient> {
  return transaction ? transaction.prisma() : getPrisma();
}

export function sqlOf({ transaction }: Scope): Sql {
  return transaction?.sql ?? getPool();
}

/** Named, so that each connection parses and plans it once. */
export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** A pool or one of its connections. */
export interface Sql {
  query<Row extends object>(statement: Statement): Promise<{ rows: Row[]; rowCount: number | null }>;
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[]; rowCount: number | null }>;
}

/** PostgreSQL's SQLSTATE of an error, such as `23505`; undefined for errors from elsewhere. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

export const uniqueViolation = '23505';
