import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { prepare } from '../../prepare/prepare.mjs';
import type { Figure } from '../figure';
import { inScratchFolder } from '../scratch-folder';

/** The list of jobs where there are many, and the portal's pages in a real browser. */
export async function measurePortal(root: string): Promise<Figure[]> {
  await prepare(root, ['build']);
  return inScratchFolder(async (folder) => {
    const child = fork(join(import.meta.dirname, 'main.ts'), [join(folder, 'data')], { execArgv: ['--import', 'tsx'] });
    const ended = once(child, 'exit').then(([code]) =>
      Promise.reject(new Error(`The measuring of the portal ended with ${code}.`)),
    );
    const [figures] = await Promise.race([once(child, 'message'), ended]);
    await ended.catch(() => undefined);
    return figures as Figure[];
  });
}
