import { AppError } from '@/lib/contracts/app-error';
import { readDotenv } from '@/lib/platform/env/dotenv';
import { loadStartEnv } from '@/lib/platform/env/embedded-env';
import type { EnvSource } from '@/lib/platform/env/env-error';
import { say } from '../prepare/say.mjs';
import type { VerbCall } from '../start/start';
import { openStore, openUnmigratedStore, withDatabase } from '../supervisor/store';
import { parseCommand, type ReadyCommand } from './commands';

/** Runs one command beside a running service or without one, and answers with what it prints. */
export async function runCommand(given: EnvSource, args: string[]): Promise<object> {
  return answer(given, parseCommand(args));
}

async function answer(given: EnvSource, command: ReadyCommand): Promise<object> {
  const open = command.isAboutMigrations ? openUnmigratedStore : openStore;
  const store = await open(loadStartEnv(given), say);
  try {
    return await withDatabase(store.source, command.run);
  } finally {
    await store.close();
  }
}

/** What "npm run migrate" is short for. */
const migrateUp = ['migrate', 'up'];

/** The operator's command: one JSON object on standard output; everything else on standard error. */
export async function run({ root, name, args }: VerbCall & { name?: string }): Promise<number> {
  try {
    const command = parseCommand(name === 'migrate' ? [...migrateUp, ...args] : args);
    const found = await answer(readDotenv(root), command);
    process.stdout.write(`${JSON.stringify(found)}\n`);
    return command.isAlarming(found) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    say(`${error.code}: ${error.message}`);
    return 1;
  }
}
