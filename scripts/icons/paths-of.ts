import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { pathOfNode } from './path-of-node';

/** Of the package that has the drawings. */
export const lucideFolder = dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'));

const moduleSchema = z.object({ __iconData: z.object({ node: z.array(z.unknown()) }) });
/** All that the file of a name holds that Lucide keeps for an older one. */
const otherName = /^export \{ default \} from '\.\/(?<name>[\w-]+)\.mjs';$/m;

/**
 * The lines of an icon as path data in a square of 24 units.
 *
 * @param name as Lucide has it, such as `chart-column`, or had it before (`smile`)
 * @throws when the package has no such drawing, or one of other elements
 */
export async function pathsOf(name: string): Promise<string[]> {
  const file = fileOf(name);
  const renamed = otherName.exec(readFileSync(file, 'utf8'))?.groups?.name;
  const loaded: unknown = await import(pathToFileURL(renamed === undefined ? file : fileOf(renamed)).href);
  const parsed = moduleSchema.safeParse(loaded);
  if (!parsed.success) throw new Error(`The drawing of "${name}" can't be read.`);
  return parsed.data.__iconData.node.map(pathOfNode);
}

function fileOf(name: string): string {
  const file = join(lucideFolder, 'dist/esm/icons', `${name}.mjs`);
  if (!existsSync(file)) throw new Error(`Lucide has no icon "${name}".`);
  return file;
}
