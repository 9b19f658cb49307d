import { AppError } from '@/lib/contracts/app-error';
import { readDotenv } from '@/lib/platform/env/dotenv';
import { loadStartEnv } from '@/lib/platform/env/embedded-env';
import type { EnvSource } from '@/lib/platform/env/env-error';
import { say } from '../prepare/say.mjs';
import type { VerbCall } from '../start/start';
import { openStore, withDatabase } from '../supervisor/store';
import { parseCommand, type ReadyCommand } from './commands';

/** Runs one command beside a running service or without one, and answers with what it prints. */
export async function runCommand(given: EnvSource, args: string[]): Promise<object> {
  return answer(given, parseCommand(args));
}

async function answer(given: EnvSource, command: ReadyCommand): Promise<object> {
  const store = await openStore(loadStartEnv(given), say);
  try {
    return await withDatabase(store.source, command.run);
  } finally {
    await store.close();
  }
}

/** The operator's command: one JSON object on standard output; everything else on standard error. */
export async function run({ root, args }: VerbCall): Promise<number> {
  try {
    const command = parseCommand(args);
    const found = await answer(readDotenv(root), command);
    process.stdout.write(`${JSON.stringify(found)}\n`);
    return command.isAlarming(found) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    say(`${error.code}: ${error.message}`);
    return 1;
  }
}
