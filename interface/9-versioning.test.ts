import { describe, expect, it } from 'vitest';
import { createWaitingTenant, deck } from './jobs';
import { baseUrl, call, openService } from './service';

openService();

describe('9 The interface is version 1', () => {
  it('the version is carried in the path prefix /api/v1/ under {base_url}', async () => {
    const document = JSON.parse((await call('GET', '/api/v1/openapi.json')).text) as {
      paths: object;
      info: { version: string };
    };
    expect(document.info.version).toMatch(/^1\b/);
    for (const path of Object.keys(document.paths)) expect(path).toMatch(/^\/api\/v1\//);
  });

  it('nothing of it is under another version', async () => {
    const { key } = await createWaitingTenant();
    for (const path of ['/api/v2/generate', '/api/generate', '/v1/generate', '/generate']) {
      expect((await call('POST', path, { key: key.key, body: deck })).status).toBe(404);
    }
  });
});

it('9 {base_url} itself holds no version or path segment', async () => {
  const document = JSON.parse((await call('GET', '/api/v1/openapi.json')).text) as { servers: { url: string }[] };
  expect(document.servers).toEqual([expect.objectContaining({ url: baseUrl })]);
  expect(new URL(baseUrl).pathname).toBe('/');
});
