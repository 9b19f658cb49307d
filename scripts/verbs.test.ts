import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { verbs } from './verbs.mjs';

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

it.each(Object.keys(verbs))('"npm run %s" calls the command of that name', (name) => {
  expect(scripts[name]).toBe(`node scripts/run.mjs ${name}`);
});
