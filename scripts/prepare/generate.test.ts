import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyViewer, hasViewer } from './generate.mjs';

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
  expect(hasViewer(root)).toBe(false);
  await copyViewer(root);
  expect(readFileSync(join(served, 'standalone.esm.js'), 'utf8')).toBe('viewer 1.0.0');
  expect(readFileSync(join(served, 'LICENSE'), 'utf8')).toContain('MIT');
  expect([existsSync(join(served, 'chunks/part.js')), existsSync(join(served, 'chunks/part.js.map'))]).toEqual([
    true,
    false,
  ]);
  expect(hasViewer(root)).toBe(true);
  publish('1.1.0');
  expect(hasViewer(root)).toBe(false);
  await copyViewer(root);
  expect(readFileSync(join(served, 'standalone.esm.js'), 'utf8')).toBe('viewer 1.1.0');
});

it('notices that somebody removed it, and is content with a copy where its package is not installed', () => {
  rmSync(join(root, 'node_modules'), { recursive: true });
  expect(hasViewer(root)).toBe(true);
  rmSync(served, { recursive: true });
  expect(hasViewer(root)).toBe(false);
});
