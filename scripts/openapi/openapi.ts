import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { VerbCall } from '../start/start';
import { generatedFiles } from './generated-files';

export async function run({ root }: VerbCall): Promise<number> {
  for (const { path, content } of await generatedFiles()) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
    process.stdout.write(`Wrote ${path}\n`);
  }
  return 0;
}
