import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, expect, it } from 'vitest';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'deckwright stacks-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sources = join(import.meta.dirname, 'source-stacks.ts');

/** What a program prints that is bundled as the service's programs are. */
async function run(name: string, program: string): Promise<string> {
  mkdirSync(join(folder, '(site)'), { recursive: true });
  const source = join(folder, '(site)', `${name}.ts`);
  writeFileSync(source, program);
  const outfile = join(folder, 'dist', `${name}.mjs`);
  const form = { bundle: true, format: 'esm', platform: 'node', sourcemap: 'linked', minify: true } as const;
  await build({ ...form, entryPoints: [source], inject: [sources], outfile, sourcesContent: false, logLevel: 'error' });
  return execFileSync(process.execPath, [outfile], { encoding: 'utf8' });
}

it('stacks of a bundle name the lines of its sources', async () => {
  const stack = await run(
    'thrower',
    `interface Cargo { weight: number }\n\nfunction load(cargo: Cargo): never {\n  throw new Error('too heavy: ' + cargo.weight);\n}\n\ntry { load({ weight: 3 }); } catch (error) { console.log((error as Error).stack); }`,
  );
  const [first, second, third] = stack.split('\n');
  expect(first).toBe('Error: too heavy: 3');
  expect(second).toContain(`${join(folder, '(site)', 'thrower.ts')}:4:9`);
  expect(third).toContain(`${join(folder, '(site)', 'thrower.ts')}:7:7`);
});

it('a formatter that was there before is asked first, and one that makes no text is left alone', async () => {
  const answer = await run(
    'formatter',
    `import { nameSources } from ${JSON.stringify(sources)};
    Error.prepareStackTrace = (error, sites) => 'mine at ' + sites[0];
    nameSources();
    console.log(new Error('x').stack);
    Error.prepareStackTrace = (error, sites) => sites;
    nameSources();
    console.log(Array.isArray(new Error('x').stack));`,
  );
  expect(answer).toMatch(/^mine at .*formatter\.ts:4:\d+\ntrue\n$/);
});
