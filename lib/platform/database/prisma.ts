import { getDatabase, type PrismaClient } from './client';

/** The Prisma client of this process; never connects at import. */
export function getPrisma(): PrismaClient {
  return getDatabase().prisma;
}
