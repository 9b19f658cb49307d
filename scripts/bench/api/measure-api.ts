import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { prepare } from '../../prepare/prepare.mjs';
import type { Figure } from '../figure';
import { inScratchFolder } from '../scratch-folder';

/** The web process under load, beside a bare server that asks the database as often, and Next.js. */
export async function measureApi(root: string): Promise<Figure[]> {
  await prepare(root, ['build']);
  return inScratchFolder(async (folder) => {
    const child = fork(join(import.meta.dirname, 'main.ts'), [join(folder, 'data')], { execArgv: ['--import', 'tsx'] });
    const ended = once(child, 'exit').then(([code]) =>
      Promise.reject(new Error(`The measuring of the API ended with ${code}.`)),
    );
    const [figures] = await Promise.race([once(child, 'message'), ended]);
    await ended.catch(() => undefined);
    return figures as Figure[];
  });
}
