import { expect, it } from 'vitest';
import { JsonResponse } from './json-response';

const value = { status: 'pending', größe: 1 };
const make = () => new JsonResponse(value, { status: 202, headers: { 'Retry-After': '2' } });

it('is what Response.json makes', async () => {
  const response = make();
  expect(response).toBeInstanceOf(Response);
  expect({ status: response.status, ok: response.ok, bodyUsed: response.bodyUsed }).toEqual({
    status: 202,
    ok: true,
    bodyUsed: false,
  });
  expect(Object.fromEntries(response.headers)).toEqual({ 'content-type': 'application/json', 'retry-after': '2' });
  expect(response.content).toBe(JSON.stringify(value));
});

it.each(['text', 'json', 'blob', 'arrayBuffer'] as const)('can be read by %s(), once', async (method) => {
  const response = make();
  expect(await response[method]()).toEqual(await Response.json(value)[method]());
  expect(response.bodyUsed).toBe(true);
  await expect(response[method]()).rejects.toThrow(TypeError);
});

it('can be streamed, cloned, and passed on in another response', async () => {
  expect(await new Response(make().body).json()).toEqual(value);
  const response = make();
  expect(await response.clone().json()).toEqual(value);
  expect(await response.json()).toEqual(value);
});
