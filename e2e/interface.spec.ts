import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { account } from './account';

interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Sends the path as it is written: browsers and fetch would tidy it up first. */
function ask(method: string, path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(process.env.BASE_URL ?? '');
    const sent = request({ hostname, port, method, path, headers, agent: false }, (answer) => {
      void text(answer).then((read) => resolve({ status: answer.statusCode, headers: answer.headers, body: read }), reject);
    });
    sent.on('error', reject).end(body);
  });
}

function expectError(answer: Answer, status: number, code: string): void {
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store', 'x-request-id': expect.any(String) });
  const { error } = JSON.parse(answer.body);
  expect(error).toMatchObject({ code, request_id: answer.headers['x-request-id'] });
}

const key = () => ({ authorization: `Bearer ${account.apiKey}` });

for (const path of ['/api/v1', '/api/v1/', '/api/v1/nope', '/api/v1/status', '/api/v1/status/', '/api/v1/status/a/b', '/api/v1/%', '/api/v1/%zz/x', '/api/v1/%FF']) {
  test(`there is nothing at ${path}, said in JSON`, async () => {
    expectError(await ask('GET', path), 404, 'not_found');
    expectError(await ask('POST', path), 404, 'not_found');
  });
}

for (const id of ['nonsense', '%', '%FF', '%00', '%E2%82%AC', 'a%2Fb', 'x'.repeat(3_000)]) {
  test(`no job has the id ${id.slice(0, 20)}`, async () => {
    const answer = await ask('GET', `/api/v1/status/${id}`, key());
    expectError(answer, 404, 'not_found');
    expect(answer.body).toContain('There is no such job for this API key.');
    expectError(await ask('GET', `/api/v1/status/${id}`), 401, 'unauthorized');
  });
}

test('a path with a slash at its end is served, not redirected', async () => {
  const body = JSON.stringify({ prompt: 'A plan in 3 slides', output_type: 'deck' });
  const answer = await ask('POST', '/api/v1/generate/', { ...key(), 'content-type': 'application/json' }, body);
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.body)).toMatchObject({ status: 'pending', downloads: null, error: null });
});

for (const [path, allow] of [['/api/v1/generate', 'POST'], ['/api/v1/status/x', 'GET, HEAD'], ['/api/v1/downloads/x', 'GET, HEAD']] as const) {
  test(`${path} lists the methods that it answers to`, async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await ask(method, path, key());
      expectError(answer, 405, 'method_not_allowed');
      expect(answer.headers.allow).toBe(allow);
    }
  });
}

test('a body beyond 40 MB is refused, and no more of it is read', async () => {
  const headers = { ...key(), 'content-type': 'application/json', 'content-length': '1000000000' };
  const answer = await new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(process.env.BASE_URL ?? '');
    const sent = request({ hostname, port, method: 'POST', path: '/api/v1/generate', headers, agent: false }, (response) => {
      void text(response).then((body) => resolve({ status: response.statusCode, headers: response.headers, body }), reject);
    });
    sent.on('error', reject).write('{');
  });
  expectError(answer, 400, 'invalid_request');
  expect(answer.headers.connection).toBe('close');
});
