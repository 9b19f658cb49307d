import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { EnvSource } from './env-error';

/** Earlier files win, and the real environment wins over both. */
const fileNames = ['.env.local', '.env'];

/** The environment with what the .env files in `folder` add to it. */
export function readDotenv(folder: string, base: EnvSource = process.env): EnvSource {
  const merged: EnvSource = { ...base };
  for (const name of fileNames) {
    const file = join(folder, name);
    if (!existsSync(file)) continue;
    for (const [key, value] of Object.entries(parseEnv(readFileSync(file, 'utf8')))) merged[key] ??= value;
  }
  return merged;
}
