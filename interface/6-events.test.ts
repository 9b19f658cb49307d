import { describe, expect, it } from 'vitest';
import { createTenant } from '@/lib/services/testing/test-service';
import { completed, createWaitingTenant, deck, generate, poll, slide } from './jobs';
import { call, openService } from './service';

openService();

describe('6 Events', () => {
  it('no webhooks or notifications appear in the description of the interface', async () => {
    const document = JSON.parse((await call('GET', '/api/v1/openapi.json')).text);
    expect(document.webhooks).toBeUndefined();
    expect(JSON.stringify(document)).not.toContain('"callbacks"');
  });

  it.each(['webhook_url', 'callback_url', 'notify'])('none can be asked for: %s is an unknown field', async (field) => {
    const answer = await generate(await createWaitingTenant(), { ...deck, [field]: 'https://example.com/hook' });
    expect(answer.error()).toMatchObject({ code: 'invalid_request', param: field });
  });

  it('completion is observed by polling the status endpoint', async () => {
    const tenant = await createTenant();
    const { job_id: jobId } = await completed(tenant, slide);
    expect((await poll(tenant, jobId)).job().status).toBe('completed');
  });
});
