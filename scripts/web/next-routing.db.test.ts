// Runs the build under Next.js's own server, as a host of Next.js applications would; builds it first when its sources changed.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '@/lib/platform/database/embedded/free-port';
import { completeWithFiles } from '@/lib/services/testing/test-job';
import { createTenant, openTestService, type TestService, type TestTenant } from '@/lib/services/testing/test-service';
import { prepare } from '../prepare/prepare.mjs';
import { waitForWeb } from '../supervisor/wait-for-web';

const root = join(import.meta.dirname, '../..');
let service: TestService;
let tenant: TestTenant;
let next: ChildProcess;
let url: string;

beforeAll(async () => {
  service = await openTestService();
  tenant = await createTenant();
  await prepare(root, ['build']);
  const port = String(await findFreePort());
  url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, NODE_ENV: 'production', PUBLIC_BASE_URL: url } as NodeJS.ProcessEnv;
  next = spawn(
    process.execPath,
    [join(root, 'node_modules/next/dist/bin/next'), 'start', '--hostname', '127.0.0.1', '--port', port],
    { cwd: root, env, stdio: 'ignore' },
  );
  await waitForWeb(url);
}, 300_000);
afterAll(async () => {
  next.kill('SIGTERM');
  await once(next, 'exit');
  await service.close();
});

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${url}${path}`, {
    redirect: 'manual',
    ...init,
    headers: { Authorization: `Bearer ${tenant.key.key}`, 'Content-Type': 'application/json', ...init.headers },
  });
const deck = JSON.stringify({ prompt: 'A plan in 10 slides', output_type: 'deck' });

describe('the interface under Next.js’s own routing', () => {
  it('takes a job, shows it, and hands out its file', async () => {
    const accepted = await call('/api/v1/generate', { method: 'POST', body: deck });
    expect(accepted.status).toBe(200);
    const { job_id: jobId } = await accepted.json();
    await completeWithFiles(tenant.system, jobId);
    const shown = await call(`/api/v1/status/${jobId}`);
    const { status, downloads } = await shown.json();
    expect(status).toBe('completed');
    const file = await fetch(downloads[0].url, { headers: { Range: 'bytes=0-3' } });
    expect(file.status).toBe(206);
    expect(file.headers.get('content-length')).toBe('4');
    const whole = await fetch(downloads[0].url);
    expect(whole.headers.get('content-length')).toBe(String((await whole.arrayBuffer()).byteLength));
  });

  it.each([
    ['/api/v1', 404],
    ['/api/v1/', 404],
    ['/api/v1/nope', 404],
    ['/api/v1/status', 404],
    ['/api/v1/status/a/b', 404],
    ['/api/v1/%zz/x', 404],
    ['/api/v1/status/%FF', 404],
    ['/api/v1/%', 404],
    ['/api/v1/generate', 405],
    ['/api/v1/generate/', 405],
  ])('answers %s in JSON, with %i', async (path, status) => {
    const response = await call(path);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      error: { code: status === 405 ? 'method_not_allowed' : 'not_found' },
    });
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('refuses a body that is announced as too large', async () => {
    const response = await call('/api/v1/generate', { method: 'POST', body: ' '.repeat(41_000_000) });
    expect(response.status).toBe(400);
  });
});
