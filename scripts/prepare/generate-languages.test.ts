import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { generateLanguages, hasLanguages } from './generate-languages.mjs';

const root = mkdtempSync(join(tmpdir(), 'deckwright-languages-'));
const folder = join(root, 'lib/languages');
mkdirSync(folder, { recursive: true });
afterAll(() => rmSync(root, { recursive: true, force: true }));
const write = (name: string) => writeFileSync(join(folder, name), '');

it('lists each file that is named as a language, and again when one is new', () => {
  for (const name of ['fr.ts', 'de.ts', 'language.ts', 'find-language.ts', 'de.test.ts']) write(name);
  expect(hasLanguages(root)).toBe(false);
  generateLanguages(root);
  expect(hasLanguages(root)).toBe(true);
  expect(readFileSync(join(folder, 'all.generated.ts'), 'utf8')).toContain('[de, fr]');
  write('sv.ts');
  expect(hasLanguages(root)).toBe(false);
  generateLanguages(root);
  expect(readFileSync(join(folder, 'all.generated.ts'), 'utf8')).toContain("import { language as sv } from './sv';");
});
