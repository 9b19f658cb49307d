import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestExamples } from '@/lib/contracts/openapi/examples';
import { operations } from '@/lib/contracts/operations/operations';
import { createTenant, openTestService, type TestService, type TestTenant } from '@/lib/services/testing/test-service';
import { generateRoute } from './routes/jobs';
import { openapiRoute } from './routes/openapi';
import { callRoute } from './testing/call-route';

let service: TestService;
let tenant: TestTenant;
beforeAll(async () => {
  service = await openTestService();
  tenant = await createTenant();
});
afterAll(() => service.close());

describe('GET /api/v1/openapi.json', () => {
  it('answers with the document of this installation, without a key', async () => {
    const response = await callRoute(openapiRoute, 'GET');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    const document = await response.json();
    expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'http://localhost:3000' }] });
    expect(Object.keys(document.paths)).toEqual(operations.map(({ path }) => path));
  });

  it.each(['POST', 'DELETE'] as const)('refuses %s', async (method) => {
    const response = await callRoute(openapiRoute, method);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('the examples of requests', () => {
  it.each(Object.entries(requestExamples))('%s is accepted as it stands', async (_, { value }) => {
    const response = await callRoute(generateRoute, 'POST', { key: tenant.key.key, body: value });
    expect(response.status).toBe(200);
  });
});
