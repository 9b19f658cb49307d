import { describe, expect, it } from 'vitest';
import { judgeStructure, measureStructure } from './structure.mjs';

const measure = (files: Record<string, string>) => measureStructure(new Map(Object.entries(files)));

describe('the structure of the product', () => {
  it('counts a file that one other file imports, whichever way the import is written', () => {
    const { filesWithOneImporter } = measure({
      'lib/a.ts': `import { b } from './b';\nimport type { C } from '@/lib/c';\nconst d = await import('./d');`,
      'lib/b.ts': `export { e } from './e';\nexport const b = 1;`,
      'lib/c.ts': `import './e';\nexport interface C {}`,
      'lib/d.ts': 'export const d = 1;',
      'lib/e.ts': 'export const e = 1;',
    });
    expect(filesWithOneImporter).toEqual(['lib/b.ts', 'lib/c.ts', 'lib/d.ts']);
  });

  it('finds a name that two files export, and takes what Next.js prescribes for what it is', () => {
    const { namesUsedTwice } = measure({
      'lib/a.ts': 'export const metadata = 1;\nexport function draw() {}\nfunction hidden() {}',
      'lib/b.ts': 'export const metadata = 1;\nexport const { draw, hidden } = x;',
      'lib/client/c.ts': 'export const draw = 1;',
    });
    expect(namesUsedTwice).toEqual(['draw: lib/a.ts, lib/b.ts']);
  });

  it('finds a circle, and none where only types go back', () => {
    const { circles } = measure({
      'lib/a.ts': `import { b } from './b';\nexport const a = 1;`,
      'lib/b.ts': `import { c } from './c';\nexport const b = 1;`,
      'lib/c.ts': `import { a } from './a';\nexport const c = 1;`,
      'lib/d.ts': `import { type E } from './e';\nexport interface D {}`,
      'lib/e.ts': `import { d } from './d';\nexport interface E {}`,
    });
    expect(circles).toEqual(['lib/a.ts, lib/b.ts, lib/c.ts']);
  });

  it('is judged by what it was: what rose is named with what to do, what fell is fine', () => {
    const measured = { files: ['a', 'b'], filesWithOneImporter: ['a'], namesUsedTwice: ['x: a, b'], circles: [] };
    expect(judgeStructure(measured, { files: 1, filesWithOneImporter: 5, namesUsedTwice: 0, circles: 0 })).toEqual([
      'There are 2 product files; at most 1 are allowed. Put what belongs to one concept into one file.',
      'There are 1 names that two files export; at most 0 are allowed. Give each thing a name of its own.\n  x: a, b',
    ]);
  });
});
