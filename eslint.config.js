import { defineConfig } from 'eslint/config';
import * as regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { architectureRule } from './scripts/lint/architecture-rule.mjs';
import { cutTextRule } from './scripts/lint/cut-text-rule.mjs';
import { describedDisableRule } from './scripts/lint/described-disable-rule.mjs';

const tests = ['**/*.test.{ts,tsx}', '**/testing/**'];
const project = {
  rules: { architecture: architectureRule, 'cut-text': cutTextRule, 'described-disable': describedDisableRule },
};

/** The same input gives the same bytes: the engine has no clock, chance, network or environment. */
const impureGlobals = ['process', 'fetch', 'performance', 'crypto', 'setTimeout', 'setInterval', 'setImmediate'].map(
  (name) => ({ name, message: 'The engine is pure: take what you need as an argument.' }),
);
const impureSyntax = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'The engine has no clock: take the time as an argument.',
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'The engine has no clock: take the time as an argument.',
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'The engine leaves nothing to chance.',
  },
];

export default defineConfig(
  {
    ignores: [
      '**/.*',
      'node_modules/',
      '.next/',
      'dist/',
      '.data/',
      'out/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      'lib/platform/database/generated/',
      'lib/client/generated/',
      'lib/reading/roles/tagging/weights.ts',
      'next-env.d.ts',
      'public/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mts,mjs,js}'],
    plugins: { project },
    languageOptions: { parser: tseslint.parser },
    rules: {
      'project/described-disable': 'error',
      'no-debugger': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'max-lines': ['error', { max: 300 }],
    },
  },
  { files: ['**/*.{ts,tsx,mts}'], ignores: tests, plugins: { project }, rules: { 'project/architecture': 'error' } },
  // Where text for people, rows, files and prompts is cut. What reads a text looks into windows of it, and cuts nothing.
  {
    files: [
      '{app,components,inngest}/**/*.{ts,tsx}',
      'lib/{contracts,deck,documents,generation,http,platform,pptx,preview,services,templates,text}/**/*.{ts,tsx}',
    ],
    ignores: [...tests, 'lib/text/cut/cut-text.ts'],
    plugins: { project },
    rules: { 'project/cut-text': 'error' },
  },
  {
    files: ['lib/{deck,languages,pptx,preview,reading,storytelling,text}/**/*.ts'],
    ignores: tests,
    rules: { 'no-restricted-globals': ['error', ...impureGlobals], 'no-restricted-syntax': ['error', ...impureSyntax] },
  },
  // Reads what anybody sends: time grows with the length of a text, whatever stands in it.
  {
    files: ['lib/{languages,reading,storytelling}/**/*.ts'],
    ignores: tests,
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  // Tables of words, texts and examples: data, which no reader follows from the first line to the last.
  {
    files: [
      'lib/deck/layout/labels.ts',
      'lib/deck/layout/fixtures/*.ts',
      'lib/deck/room/probe-slides.ts',
      'scripts/gallery/content/*.ts',
    ],
    rules: { 'max-lines': ['error', { max: 400 }] },
  },
  { files: ['lib/languages/??.ts'], rules: { 'max-lines': ['error', { max: 850 }] } },
  { files: tests, rules: { 'max-lines': ['error', { max: 650 }] } },
);
