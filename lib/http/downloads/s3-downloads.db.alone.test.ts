import { afterAll, beforeAll, expect, it } from 'vitest';
import { s3Key, startS3Server } from '@/lib/platform/blob-store/testing/s3-server';
import { getJob } from '@/lib/services/jobs/get-job';
import { acceptJob, completeWithFiles } from '@/lib/services/testing/test-job';
import { createTenant, openTestService, type TestService } from '@/lib/services/testing/test-service';
import { downloadRoute } from '../routes/download';
import { callRoute } from '../testing/call-route';

let store: Awaited<ReturnType<typeof startS3Server>>;
let service: TestService;
let url: URL;
let content: string;

// The environment is read once a process, so what the tests need is set before anything reads it.
beforeAll(async () => {
  store = await startS3Server('decks');
  Object.assign(process.env, {
    S3_BUCKET: 'decks',
    S3_ENDPOINT: store.endpoint,
    S3_ACCESS_KEY_ID: s3Key.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3Key.secretAccessKey,
    S3_FORCE_PATH_STYLE: '1',
  });
  service = await openTestService();
  const { system, api } = await createTenant();
  const jobId = await acceptJob(api);
  await completeWithFiles(system, jobId);
  content = `file of ${jobId}, deck`;
  const { body } = await getJob({ ctx: api, input: { jobId, baseUrl: 'http://localhost:3000' } });
  url = new URL(body.downloads?.[0]?.url ?? '');
});
afterAll(async () => {
  await service.close();
  await store.close();
});

const follow = (headers: Record<string, string> = {}) =>
  callRoute(downloadRoute, 'GET', {
    headers,
    path: url.href,
    params: { artifact_id: url.pathname.split('/').at(-1) ?? '' },
  });

it('a download with S3 leads to the bucket, which gives the file with its real name and type, no longer than the link lives', async () => {
  const response = await follow();
  expect([response.status, response.headers.get('cache-control')]).toEqual([307, 'no-store']);
  const address = new URL(response.headers.get('location') ?? '');
  expect(address.origin).toBe(store.endpoint);
  const file = await fetch(address);
  expect(await file.text()).toBe(content);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'content-disposition': `attachment; filename="Gro_e & plan.pptx"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%26%20plan.pptx`,
  });
  const signedAt = Date.parse(
    (address.searchParams.get('X-Amz-Date') ?? '').replace(/(....)(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5'),
  );
  const ends = signedAt / 1000 + Number(address.searchParams.get('X-Amz-Expires'));
  expect(ends).toBeLessThanOrEqual(Number(url.searchParams.get('expires')));
});
