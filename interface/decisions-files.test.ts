import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { JobBody } from '@/lib/contracts/job';
import { signDownloadUrl } from '@/lib/services/signed-links';
import { finishedDaysAgo } from '@/lib/services/testing/test-job';
import { createTenant, type TestTenant } from '@/lib/services/testing/test-service';
import { follow, linkOf } from './files';
import { completed, generate, poll, slide } from './jobs';
import { baseUrl, openService, refusalOf, type Answer } from './service';

const { pool } = openService();

let tenant: TestTenant;
let job: JobBody;
let link: string;
let file: Answer;
beforeAll(async () => {
  tenant = await createTenant();
  job = await completed(tenant, {
    prompt: '# Depot plan\n\n- Repair the roof\n- Hire two drivers',
    output_type: 'single_slide',
  });
  link = linkOf(job);
  file = await follow(link);
});

/** The same link as the service made it so long ago. */
function linkMadeAgo(minutes: number): string {
  const artifactId = new URL(link).pathname.split('/').at(-1) ?? '';
  return signDownloadUrl({ baseUrl, artifactId, now: new Date(Date.now() - minutes * 60_000) });
}

describe('Files: a download URL lives 15 minutes', () => {
  it('from the status answer on', async () => {
    const answer = await poll(tenant, job.job_id);
    const seconds = Number(new URL(linkOf(answer.job())).searchParams.get('expires')) - Date.now() / 1_000;
    expect(seconds).toBeGreaterThan(15 * 60 - 10);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
  });

  it('after almost 15 minutes it still works', async () => {
    expect((await follow(linkMadeAgo(14.9))).status).toBe(200);
  });

  it('then it answers 404 not_found, in JSON, and a fresh one works', async () => {
    const expired = await follow(linkMadeAgo(15.01));
    expect(refusalOf(expired)).toBe('404 not_found');
    expect(expired.headers.get('content-type')).toMatch(/^application\/json/);
    expect((await follow(linkOf((await poll(tenant, job.job_id)).job()))).status).toBe(200);
  });

  it.each(['expires', 'signature', 'kid'])('nobody can lengthen it: another %s is refused', async (part) => {
    const forged = new URL(link);
    const value = forged.searchParams.get(part) ?? '';
    forged.searchParams.set(
      part,
      part === 'expires' ? String(Number(value) + 1) : value.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
    );
    expect(refusalOf(await follow(forged.href))).toBe('404 not_found');
  });
});

describe('Files: are kept 30 days; then a daily task deletes them', () => {
  const removeExpired = async () => {
    await pool.query(`select graphile_worker.add_job('sweep', '{"schedule":"nightly"}')`);
  };
  const left = async (jobId: string) =>
    (await pool.query<{ left: boolean }>('select files_deleted_at is null as left from jobs where id = $1', [jobId]))
      .rows[0]?.left;

  it('and status answers completed with downloads an empty array; the old link answers a JSON error', async () => {
    const [old, young] = [await completed(tenant, slide), await completed(tenant, slide)];
    await finishedDaysAgo(pool, old.job_id, 30.01);
    await finishedDaysAgo(pool, young.job_id, 29.9);
    await removeExpired();
    await vi.waitUntil(async () => !(await left(old.job_id)), { timeout: 20_000 });

    expect((await poll(tenant, old.job_id)).job()).toEqual({ ...old, downloads: [] });
    expect(refusalOf(await follow(linkOf(old)))).toBe('404 not_found');
    expect(await left(young.job_id)).toBe(true);
    expect((await follow(linkOf(young))).status).toBe(200);
  });

  it('a replay of its request shows the same', async () => {
    const headers = { 'idempotency-key': 'old' };
    const maker = await createTenant();
    const first = (await generate(maker, slide, { headers })).job();
    await vi.waitUntil(
      async () =>
        (await pool.query(`select from jobs where id = $1 and status = 'completed'`, [first.job_id])).rowCount === 1,
      { timeout: 20_000 },
    );
    await finishedDaysAgo(pool, first.job_id, 31);
    await removeExpired();
    await vi.waitUntil(async () => !(await left(first.job_id)), { timeout: 20_000 });
    expect((await generate(maker, slide, { headers })).job()).toMatchObject({
      job_id: first.job_id,
      status: 'completed',
      downloads: [],
    });
  });
});

describe('Files: a download answers with', () => {
  it('the right Content-Type', () => {
    expect(file.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    );
  });

  it('a Content-Disposition with a readable file name', () => {
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="Depot plan\.pptx"$/);
  });

  it('one that every client can read, where the title is not plain ASCII', async () => {
    const { headers } = await follow(
      linkOf(
        await completed(tenant, {
          prompt: '# Größe & Ziele für 2027\n\n- Dach reparieren\n- Fahrer einstellen',
          output_type: 'single_slide',
        }),
      ),
    );
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="[ -~]+\.pptx"; filename\*=UTF-8''Gr%C3%B6%C3%9Fe/,
    );
  });

  it('Content-Length', () => {
    expect(file.headers.get('content-length')).toBe(String(file.bytes.length));
  });

  it('ETag: that of the bytes, by which a client that has them gets 304', async () => {
    const etag = file.headers.get('etag') ?? '';
    expect(etag).toBe(`"${createHash('sha256').update(file.bytes).digest('hex')}"`);
    const again = await follow(link, { headers: { 'if-none-match': etag } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it.each([
    ['bytes=0-99', 0, 100],
    ['bytes=100-', 100, undefined],
    ['bytes=-100', -100, undefined],
  ])('byte ranges: %s', async (range, start, end) => {
    const part = await follow(link, { headers: { range } });
    const expected = file.bytes.subarray(start, end);
    const first = file.bytes.length - file.bytes.subarray(start).length;
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(
      `bytes ${first}-${first + expected.length - 1}/${file.bytes.length}`,
    );
    expect(part.headers.get('content-length')).toBe(String(expected.length));
    expect(part.bytes.equals(expected)).toBe(true);
  });

  it('416 for a range outside of the file', async () => {
    const answer = await follow(link, { headers: { range: `bytes=${file.bytes.length}-` } });
    expect(refusalOf(answer)).toBe('416 range_not_satisfiable');
    expect(answer.headers.get('content-range')).toBe(`bytes */${file.bytes.length}`);
  });

  it('the headers alone for HEAD', async () => {
    const answer = await follow(link, {}, 'HEAD');
    expect([answer.status, answer.bytes.length, answer.headers.get('content-length')]).toEqual([
      200,
      0,
      String(file.bytes.length),
    ]);
  });
});
