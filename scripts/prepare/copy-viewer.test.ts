import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyViewer } from './copy-viewer.mjs';

const root = mkdtempSync(join(tmpdir(), 'deckwright-viewer-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const served = join(root, 'public/vendor/scalar');

function write(path: string, text: string): void {
  const file = join(root, 'node_modules/@scalar', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function publish(version: string): void {
  write('api-reference/package.json', JSON.stringify({ version }));
  write('api-reference/dist/browser/standalone.esm.js', `viewer ${version}`);
  write('api-reference/dist/browser/chunks/part.js', 'part');
  write('api-reference/dist/browser/chunks/part.js.map', 'map');
  write('types/LICENSE', 'MIT License');
}

it('copies the viewer with its licence and without its source maps, once for each version', async () => {
  publish('1.0.0');
  expect(await copyViewer(root)).toBe(true);
  expect(readFileSync(join(served, 'standalone.esm.js'), 'utf8')).toBe('viewer 1.0.0');
  expect(readFileSync(join(served, 'LICENSE'), 'utf8')).toContain('MIT');
  expect([existsSync(join(served, 'chunks/part.js')), existsSync(join(served, 'chunks/part.js.map'))]).toEqual([
    true,
    false,
  ]);
  expect(await copyViewer(root)).toBe(false);
  publish('1.1.0');
  expect(await copyViewer(root)).toBe(true);
  expect(readFileSync(join(served, 'standalone.esm.js'), 'utf8')).toBe('viewer 1.1.0');
});

it('copies it again when somebody removed it', async () => {
  rmSync(served, { recursive: true });
  expect(await copyViewer(root)).toBe(true);
});
