import type { Prisma } from '@/lib/platform/database/generated/client';
import type { Queryable } from '@/lib/platform/queue/queryable';

/** A transaction of the client, for what speaks SQL and wants no rows back. */
export function queryableOf(transaction: Prisma.TransactionClient): Queryable {
  return {
    async query(text, values = []) {
      await transaction.$executeRawUnsafe(text, ...values);
      return { rows: [] };
    },
  };
}
