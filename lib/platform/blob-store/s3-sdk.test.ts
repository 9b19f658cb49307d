import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

// As scripts/prepare/bundle.mjs makes the programs of the service.
const options = { bundle: true, splitting: true, format: 'esm', platform: 'node', logLevel: 'silent' } as const;
const banner = {
  js: "import { createRequire as of } from 'node:module'; const require = of(import.meta.url);",
};

it('is found by name in a bundle, and loaded at the first use alone', async () => {
  const outdir = await mkdtemp(join(tmpdir(), 'deckwright-bundle-'));
  const entry = join(import.meta.dirname, 's3-blob-store.ts');
  const { metafile } = await build({
    ...options,
    banner,
    entryPoints: [entry],
    outdir,
    outExtension: { '.js': '.mjs' },
    metafile: true,
  });
  const program = `
    const { createS3BlobStore } = await import(${JSON.stringify(join(outdir, 's3-blob-store.mjs'))});
    const credentials = { accessKeyId: 'id', secretAccessKey: 'secret' };
    const store = createS3BlobStore({ bucket: 'decks', region: 'us-east-1', credentials, presignsDownloads: true });
    console.log(await store.presign('one', { expiresAt: new Date(Date.now() + 60_000) }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  await rm(outdir, { recursive: true });
  expect(stdout).toMatch(/^https:\/\/decks\.s3\.us-east-1\.amazonaws\.com\/one\?.*X-Amz-Signature=/);
  const entryOutput = Object.values(metafile.outputs).find(({ entryPoint }) =>
    entryPoint?.endsWith('s3-blob-store.ts'),
  );
  expect(Object.keys(entryOutput?.inputs ?? {}).filter((path) => path.includes('node_modules'))).toEqual([]);
});
