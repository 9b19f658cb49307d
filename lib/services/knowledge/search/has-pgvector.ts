import { getPool } from '@/lib/platform/database/pool';

let answer: Promise<boolean> | undefined;

const state = `
  select exists (select from pg_extension where extname = 'vector') as "isThere",
    exists (select from pg_available_extensions where name = 'vector') as "isAvailable"`;

/** Whether the database computes with vectors; switched on when the server has the extension and we may. Asked once. */
export function hasPgvector(): Promise<boolean> {
  answer ??= ask().catch((error: unknown) => {
    answer = undefined;
    throw error;
  });
  return answer;
}

async function ask(): Promise<boolean> {
  const { rows } = await getPool().query<{ isThere: boolean; isAvailable: boolean }>(state);
  if (!rows[0]?.isAvailable || rows[0].isThere) return rows[0]?.isThere ?? false;
  // Without the right to do it, or when another process is doing it at this moment, the process computes by itself.
  return getPool()
    .query('create extension if not exists vector')
    .then(
      () => true,
      () => false,
    );
}
