import { Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import { cutTextRule } from './cut-text-rule.mjs';

const path = 'tried.ts';

/** The lines of the code that the rule reports, linted with types in a program of this one file. */
function linesReported(code: string): number[] {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts'],
    strict: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name.endsWith(path) ? ts.createSourceFile(name, code, ts.ScriptTarget.ES2023, true) : getSourceFile(name, ...rest);
  const program = ts.createProgram([path], options, host);
  const messages = new Linter().verify(
    code,
    {
      files: ['**/*.ts'],
      plugins: { project: { rules: { 'cut-text': cutTextRule } } },
      rules: { 'project/cut-text': 'error' },
      languageOptions: { parser: tseslint.parser, parserOptions: { programs: [program] } },
    } as unknown as Linter.Config,
    path,
  );
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return messages.map(({ line }) => line);
}

const given = `
  declare const text: string, some: string | null, list: string[], at: number, sha256: string;
  declare const limits: { titleLength: number };
  declare function cut(text: string, most: number): void;
  const longest = 80;
`;

const reported = [
  'text.slice(0, 100);',
  'text.slice(0, longest);',
  'text.slice(0, longest - 1);',
  'text.slice(0, 2 * longest);',
  'text.slice(0, limits.titleLength);',
  'text.substring(0, 100);',
  'text.substr(0, 100);',
  'some?.slice(0, 100);',
  'text.slice(-longest);',
  'text.trim().slice(0, 100);',
  'export const short = (most: number) => text.slice(0, most);',
  '[...text].slice(0, 100);',
  'Array.from(text).slice(0, longest);',
];
const passed = [
  'list.slice(0, 100);',
  'list.slice(0, longest);',
  '[...list].slice(0, 100);',
  "text.slice(0, text.indexOf(':'));",
  'text.slice(0, text.length);',
  'text.slice(0, at);',
  'text.slice(at, at + 30);',
  'text.slice(longest);',
  'text.slice(0, 1).toUpperCase();',
  'text.slice(0, -1);',
  'new Date().toISOString().slice(0, 10);',
  'sha256.slice(0, 32);',
  'Number.parseInt(text.slice(0, 12), 16);',
];

it('reports each cut of a text at a count, and no other', () => {
  const lines = [...given.trim().split('\n'), ...reported, ...passed];
  const found = linesReported(lines.join('\n')).map((line) => lines[line - 1]);
  expect(found).toEqual(reported);
});
