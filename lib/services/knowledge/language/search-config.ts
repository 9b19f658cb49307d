import { getPool } from '@/lib/platform/database/pool';
import { textLanguageOf } from './text-languages';

/** For languages that PostgreSQL has no configuration for: words as they stand. */
export const plainConfig = 'simple';

let known: Promise<ReadonlySet<string>> | undefined;

/** The text search configuration for a language on this server; which ones there are depends on its version. */
export async function searchConfigOf(languageTag: string): Promise<string> {
  known ??= readConfigs().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  const { config } = textLanguageOf(languageTag);
  return config !== null && (await known).has(config) ? config : plainConfig;
}

async function readConfigs(): Promise<ReadonlySet<string>> {
  const { rows } = await getPool().query<{ cfgname: string }>(
    `select cfgname from pg_ts_config where cfgnamespace = 'pg_catalog'::regnamespace`,
  );
  return new Set(rows.map(({ cfgname }) => cfgname));
}
