import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTenant, openTestService, type TestService, type TestTenant } from '@/lib/services/testing/test-service';
import { startWeb, type WebProcess } from './testing/start-web';

let service: TestService;
let tenant: TestTenant;
let servers: WebProcess[];
beforeAll(async () => {
  service = await openTestService();
  tenant = await createTenant();
  servers = await Promise.all([startWeb(), startWeb()]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await service.close();
});

const deck = { prompt: 'A plan in 10 slides', output_type: 'deck' };

function call(server: WebProcess | undefined, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { Authorization: `Bearer ${tenant.key.key}`, 'Content-Type': 'application/json', ...init.headers };
  return fetch(`${server?.url}${path}`, { ...init, headers });
}

it('accepts a job on one server and shows it on the other', async () => {
  const accepted = await call(servers[0], '/api/v1/generate', { method: 'POST', body: JSON.stringify(deck) });
  expect(accepted.status).toBe(200);
  const { job_id } = await accepted.json();
  const shown = await call(servers[1], `/api/v1/status/${job_id}`);
  expect(shown.status).toBe(200);
  expect(await shown.json()).toMatchObject({ job_id, status: 'pending' });
});
