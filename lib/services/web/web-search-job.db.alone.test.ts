import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FileQuality } from '@/lib/generation/pipeline/generation-job';
import { createTestDatabase, type TestDatabase } from '@/lib/platform/database/testing/create-test-database';
import { openStepMemory } from '@/lib/platform/queue/step-memory';
import type { CountingServer } from '@/lib/platform/guarded-fetch/testing/counting-server';
import { operatorContext, systemContext } from '../context';
import { createJob } from '../jobs/create-job';
import { runJob } from '../jobs/run-job';
import { createOrganization } from '../organizations/create-organization';
import { article, startPages } from './testing/pages-server';
import { startSearxng, type FoundResult } from './testing/searxng-server';

// How long a process takes to start is no matter of the job; find-on-web.test.ts starts one.
vi.mock('@/lib/documents/open-page-reader', async () => ({
  openPageReader: (await import('./testing/read-here')).readHere,
}));

const husum =
  'At Husum the tide of the North Sea rises by 3.5 metres on average, which is more than at most other harbours of this coast.';

let database: TestDatabase;
let dataDir: string;
let provider: CountingServer;
let pages: Awaited<ReturnType<typeof startPages>>;
let results: FoundResult[];

// The environment is read once a process, so what the tests need is set before anything reads it.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'web-search-job-'));
  provider = await startSearxng(() => results);
  pages = await startPages({
    '/tides': {
      body: article('Tides at Husum', [
        husum,
        'Spring tides come at full moon and new moon, when sun and moon pull the North Sea in one line.',
      ]),
    },
    '/gone': { status: 404, body: '' },
  });
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('MODEL', 'embedded');
  vi.stubEnv('WEB_SEARCH', 'searxng');
  vi.stubEnv('SEARXNG_URL', `http://127.0.0.1:${provider.port}`);
  vi.stubEnv('WEB_FETCH_ALLOWED_NETWORKS', '127.0.0.0/8');
  database = await createTestDatabase();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([provider.close(), pages.server.close()]);
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  results = ['/tides', '/gone'].map((path) => ({
    title: 'Tides',
    url: `${pages.origin}${path}`,
    content: 'The tides',
  }));
  provider.paths.splice(0);
  pages.server.paths.splice(0);
});

async function complete(useWebSearch: boolean): Promise<FileQuality> {
  const { id } = await createOrganization({
    ctx: operatorContext,
    input: { name: 'Test', plan: 'enterprise', credits: 100 },
  });
  const ctx = systemContext(id);
  const request = {
    prompt: 'Make a 5-slide deck about tides of the North Sea',
    output_type: 'deck' as const,
    use_web_search: useWebSearch,
  };
  const { body } = await createJob({ ctx, input: { request, sentBody: request, baseUrl: 'http://127.0.0.1' } });
  await runJob({
    ctx,
    input: { jobId: body.job_id, isLastAttempt: true, step: await openStepMemory(database.pool, body.job_id) },
  });
  const jobs = await database.pool.query<{ status: string }>('select status from jobs where id = $1', [body.job_id]);
  expect(jobs.rows).toEqual([{ status: 'completed' }]);
  const { rows } = await database.pool.query<{ quality: FileQuality }>(
    'select quality from artifacts where job_id = $1',
    [body.job_id],
  );
  return rows[0]?.quality ?? expect.fail('no file');
}

describe('a job', () => {
  it('that may search the web cites the pages that it found, and says which it could not read', async () => {
    const quality = await complete(true);
    expect(provider.paths.map((path) => new URL(path, 'http://localhost').searchParams.get('q'))).toEqual([
      expect.stringMatching(/^tides of the North Sea$/i),
    ]);
    expect(pages.server.paths.sort()).toEqual(['/gone', '/robots.txt', '/tides']);
    expect(quality.notices).toContain('1 of the 2 pages that the web search found could not be read.');
    expect(quality.citations.map(({ origin, source, url }) => ({ origin, source, url }))).toContainEqual({
      origin: 'web',
      source: 'Tides at Husum',
      url: `${pages.origin}/tides`,
    });
  });

  it('that may not sends no query', async () => {
    const quality = await complete(false);
    expect([provider.paths, pages.server.paths]).toEqual([[], []]);
    expect(quality.citations).toEqual([]);
    expect(quality.notices.join(' ')).not.toMatch(/web search/i);
  });

  it('goes on without the web when the search finds nothing', async () => {
    results = [];
    expect((await complete(true)).notices).toContain(
      'The web search found nothing on the topic; the slides do without it.',
    );
  });

  it('goes on without the web when the provider is gone', async () => {
    await provider.close();
    const { notices } = await complete(true);
    expect(notices).toContain('The search provider did not answer. The slides do without the web.');
  });
});
