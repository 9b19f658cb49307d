import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { jobAcceptedEvent, jobCancelledEvent } from '@/lib/platform/queue/outbox';
import { jobAccepted, jobCancelled } from './client';

const key = 'signkey-test-0123456789abcdef0123456789abcdef';

async function load(settings: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return (await import('./serve')).whenConfigured;
}
afterEach(() => void vi.unstubAllEnvs());

const configured = { JOB_ENGINE: 'inngest', INNGEST_EVENT_KEY: 'event-key', INNGEST_SIGNING_KEY: key };
const address = 'http://127.0.0.1:3000/api/inngest?fnId=deckwright-generate-deck&stepId=step';
const body = JSON.stringify({
  event: { name: jobAcceptedEvent, data: {} },
  events: [{ name: jobAcceptedEvent, data: {} }],
  steps: {},
  ctx: { run_id: 'run', attempt: 0, stack: { stack: [], current: 0 } },
  version: 1,
});
const post = (headers: Record<string, string> = {}) =>
  new Request(address, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

describe('the address that Inngest calls', () => {
  it.each(['GET', 'POST', 'PUT'] as const)('answers %s with 404 while another engine runs the jobs', async (method) => {
    const whenConfigured = await load({ JOB_ENGINE: 'embedded' });
    const request = method === 'POST' ? post() : new Request(address, { method });
    expect((await whenConfigured(method)(request)).status).toBe(404);
  });

  it('refuses a call without a signature, and one with a wrong signature', async () => {
    const whenConfigured = await load(configured);
    expect((await whenConfigured('POST')(post())).status).toBe(401);
    const seconds = Math.floor(Date.now() / 1000);
    const wrong = createHmac('sha256', 'another key').update(`${body}${seconds}`).digest('hex');
    expect((await whenConfigured('POST')(post({ 'x-inngest-signature': `t=${seconds}&s=${wrong}` }))).status).toBe(401);
  });

  it('tells Inngest what it runs, within the limits that the settings give each organization', async () => {
    let told: { functions?: Record<string, unknown>[] } = {};
    const server = createServer((request, response) => {
      void json(request).then((body) => {
        told = body as typeof told;
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const whenConfigured = await load({
      ...configured,
      INNGEST_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      INNGEST_ORGANIZATION_CONCURRENCY: '7',
      INNGEST_ORGANIZATION_STARTS_PER_MINUTE: '90',
    });
    const answer = await whenConfigured('PUT')(new Request(address.replace(/\?.*/, ''), { method: 'PUT' }));
    await new Promise((resolve) => (server.close(resolve), server.closeAllConnections()));
    expect(answer.status).toBe(200);
    const key = 'event.data.organizationId';
    expect(told.functions?.filter(({ id }) => !String(id).endsWith('-failure'))).toMatchObject([
      {
        id: 'deckwright-generate-deck',
        idempotency: 'event.data.jobId',
        concurrency: [{ limit: 7, key }],
        throttle: { limit: 90, burst: 90, period: '1m', key },
        priority: { run: 'event.data.priority' },
        cancel: [{ event: jobCancelledEvent, if: 'async.data.jobId == event.data.jobId' }],
      },
      { id: 'deckwright-index-document', concurrency: [{ limit: 4, key }] },
      { id: 'deckwright-sweep-jobs' },
      { id: 'deckwright-sweep-often' },
      { id: 'deckwright-sweep-nightly' },
    ]);
  });

  it('listens to the events that the outbox sends', () => {
    expect(jobAccepted.name).toBe(jobAcceptedEvent);
    expect(jobCancelled.name).toBe(jobCancelledEvent);
  });
});
