import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { generatedFiles, type GeneratedFile } from './openapi';

const root = join(import.meta.dirname, '..', '..');
const readCommitted = (path: string) => readFileSync(join(root, path), 'utf8');

let files: GeneratedFile[];
beforeAll(async () => {
  files = await generatedFiles();
});

describe('what is committed', () => {
  it.each(['docs/openapi.json', 'docs/slides.md', 'lib/client/generated/openapi.ts'])(
    '%s is what the contract gives; else run "npm run openapi"',
    (path) => {
      expect(readCommitted(path)).toBe(files.find((file) => file.path === path)?.content);
    },
  );

  it('is all that is generated', () => {
    expect(files.map(({ path }) => path)).toEqual([
      'docs/openapi.json',
      'docs/slides.md',
      'lib/client/generated/openapi.ts',
    ]);
  });
});

/** What the strict rules of Redocly have against a document. */
async function lint(document: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source: document, absoluteRef: join(root, 'docs/openapi.json'), config });
  return problems.map(
    ({ severity, ruleId, message, location }) => `${severity} ${ruleId}: ${message} ${location[0]?.pointer ?? ''}`,
  );
}

describe('the linter', () => {
  it('has no errors and no warnings for the document', async () => {
    expect(await lint(readCommitted('docs/openapi.json'))).toEqual([]);
  });

  it('would see an example that breaks its schema, and an answer without a description', async () => {
    const document = JSON.parse(readCommitted('docs/openapi.json'));
    const { responses } = document.paths['/api/v1/status/{job_id}'].get;
    responses['200'].content['application/json'].examples.pending.value.downloads = [];
    delete responses['404'].description;
    const problems = await lint(JSON.stringify(document));
    expect(problems.some((problem) => problem.includes('no-invalid-media-type-examples'))).toBe(true);
    expect(problems.some((problem) => problem.startsWith('error struct'))).toBe(true);
  });
});
