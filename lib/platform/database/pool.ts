import type pg from 'pg';
import { getDatabase } from './client';

/** The connections of this process, for single statements on hot paths; never connects at import. */
export function getPool(): pg.Pool {
  return getDatabase().pool;
}
