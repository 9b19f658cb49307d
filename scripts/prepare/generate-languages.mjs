import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folderOf = (root) => join(root, 'lib/languages');
const listOf = (root) => join(folderOf(root), 'all.generated.ts');
const languageFile = /^([a-z]{2,3})\.ts$/;

/** Whether the list has every file of the folder that is named as a language is. */
export function hasLanguages(root) {
  return existsSync(listOf(root)) && readFileSync(listOf(root), 'utf8') === languagesSource(root);
}

/** A file is all that a language needs: the list of them is made of the folder. */
export function generateLanguages(root) {
  if (!hasLanguages(root)) writeFileSync(listOf(root), languagesSource(root));
}

function languagesSource(root) {
  const names = readdirSync(folderOf(root))
    .flatMap((file) => languageFile.exec(file)?.[1] ?? [])
    .sort();
  return [
    '// Written by scripts/prepare/generate-languages.mjs.',
    ...names.map((name) => `import { language as ${name} } from './${name}';`),
    "import type { Language } from './language';",
    '',
    `export const languages: readonly Language[] = [${names.join(', ')}];`,
    '',
  ].join('\n');
}
