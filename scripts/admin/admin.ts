import { AppError } from '@/lib/contracts/app-error';
import { readDotenv } from '@/lib/platform/env/dotenv';
import { loadStartEnv } from '@/lib/platform/env/embedded-env';
import { say } from '../prepare/say.mjs';
import type { VerbCall } from '../start/start';
import { openStore } from '../supervisor/open-store';
import { withDatabase } from '../supervisor/with-database';
import { parseCommand } from './commands';

/** The operator's command: one JSON object on standard output; everything else on standard error. */
export async function run({ root, args }: VerbCall): Promise<number> {
  const command = parseCommand(args);
  const store = await openStore(loadStartEnv(readDotenv(root)), say);
  try {
    const result = await withDatabase(store.source, command);
    process.stdout.write(`${JSON.stringify(result)}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    say(`${error.code}: ${error.message}`);
    return 1;
  } finally {
    await store.close();
  }
}
