import { afterAll, beforeAll, expect, it } from 'vitest';
import { getJob } from '@/lib/services/jobs/get-job';
import { flushRequestLog } from '@/lib/services/requests/request-log';
import { completeWithFiles } from '@/lib/services/testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '@/lib/services/testing/test-service';
import { downloadRoute } from './routes/download';
import { generateRoute, statusRoute } from './routes/jobs';
import { unknownPathRoute } from './serve';
import { callRoute } from './testing/call-route';

let service: TestService;
let tenant: TestTenant;
beforeAll(async () => {
  service = await openTestService();
  tenant = await createTenant();
});
afterAll(() => service.close());

async function rowOf(response: Response) {
  await flushRequestLog();
  const { rows } = await service.database.pool.query('select * from request_log where id = $1', [
    response.headers.get('x-request-id'),
  ]);
  expect(rows).toHaveLength(1);
  return rows[0] as Record<string, unknown>;
}

it('has a row for each call, under the id that the answer names', async () => {
  const { key, organizationId, system, api } = tenant;
  const known = { organization_id: organizationId, api_key_id: key.id };
  const nobody = { organization_id: null, api_key_id: null };
  const sent = { key: key.key, headers: { 'idempotency-key': 'a-secret-order' } };
  const body = { prompt: 'A confidential plan in 10 slides', output_type: 'deck' };

  const accepted = await callRoute(generateRoute, 'POST', { ...sent, body });
  const { job_id: jobId } = await accepted.json();
  expect(await rowOf(accepted)).toMatchObject({
    ...known,
    operation: 'generate',
    method: 'POST',
    status: 200,
    error_code: null,
    job_id: jobId,
  });

  const refused = await callRoute(generateRoute, 'POST', { ...sent, body: { ...body, output_type: 'poem' } });
  expect(await rowOf(refused)).toMatchObject({
    ...known,
    operation: 'generate',
    status: 400,
    error_code: 'invalid_request',
    job_id: null,
  });

  const polled = await callRoute(statusRoute, 'GET', { key: key.key, params: { job_id: jobId } });
  expect(await rowOf(polled)).toMatchObject({
    ...known,
    operation: 'status',
    method: 'GET',
    status: 200,
    job_id: jobId,
  });

  const missed = await callRoute(statusRoute, 'GET', { key: key.key, params: { job_id: 'x' } });
  expect(await rowOf(missed)).toMatchObject({
    ...known,
    operation: 'status',
    status: 404,
    error_code: 'not_found',
    job_id: null,
  });

  const stranger = await callRoute(statusRoute, 'GET', { key: 'dw_nonsense', params: { job_id: jobId } });
  expect(await rowOf(stranger)).toMatchObject({
    ...nobody,
    operation: 'status',
    status: 401,
    error_code: 'unauthorized',
  });

  await completeWithFiles(system, jobId);
  const url = new URL(
    (await getJob({ ctx: api, input: { jobId, baseUrl: 'http://localhost:3000' } })).body.downloads?.[0]?.url ?? '',
  );
  const file = await callRoute(downloadRoute, 'GET', {
    path: url.href,
    params: { artifact_id: url.pathname.split('/').at(-1) ?? '' },
  });
  await file.arrayBuffer();
  expect(await rowOf(file)).toMatchObject({ ...nobody, operation: 'download', status: 200 });

  const lost = await callRoute(unknownPathRoute, 'PUT', { key: key.key, path: '/api/v1/secret' });
  expect(await rowOf(lost)).toMatchObject({ ...nobody, operation: null, method: 'PUT', status: 404 });

  const { rows } = await service.database.pool.query<{ log: string }>(
    'select coalesce(string_agg(r::text, chr(10)), $1) as log from request_log r',
    [''],
  );
  for (const secret of [key.key, 'confidential', 'a-secret-order', url.searchParams.get('signature'), '/api/v1'])
    expect(rows[0]?.log).not.toContain(secret);
});
