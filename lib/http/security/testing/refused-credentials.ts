import type { ApiCall } from './call-api';
import type { Stage } from './stage';

type Disguise = (call: ApiCall, stage: Stage) => ApiCall;

/** Every way of asking without a right to: each gets the very same answer. */
export const refusedCredentials: Record<string, Disguise> = {
  'no key': (call) => call,
  'an empty header': (call) => withHeader(call, ''),
  'the scheme alone': (call) => withHeader(call, 'Bearer'),
  'the key alone': (call, { owner }) => withHeader(call, owner.key.key),
  'the scheme Basic': (call, { owner }) => withHeader(call, `Basic ${owner.key.key}`),
  'the key as a user of the scheme Basic': (call, { owner }) => withHeader(call, `Basic ${btoa(`${owner.key.key}:`)}`),
  'the scheme Token': (call, { owner }) => withHeader(call, `Token ${owner.key.key}`),
  'no space behind the scheme': (call, { owner }) => withHeader(call, `Bearer${owner.key.key}`),
  'a colon behind the scheme': (call, { owner }) => withHeader(call, `Bearer: ${owner.key.key}`),
  'quotes around the key': (call, { owner }) => withHeader(call, `Bearer "${owner.key.key}"`),
  'something behind the key': (call, { owner }) => withHeader(call, `Bearer ${owner.key.key} x`),
  'a typo in the key': (call, { owner }) => withHeader(call, `Bearer ${withTypo(owner.key.key)}`),
  'half a key': (call, { owner }) => withHeader(call, `Bearer ${owner.key.key.slice(0, 23)}`),
  'a key in lower case': (call, { owner }) => withHeader(call, `Bearer ${owner.key.key.toLowerCase()}`),
  'the id of a key': (call, { owner }) => withHeader(call, `Bearer ${owner.key.id}`),
  'an unknown key': (call, { unknownKey }) => withHeader(call, `Bearer ${unknownKey}`),
  'a revoked key': (call, { revokedKey }) => withHeader(call, `Bearer ${revokedKey}`),
  'an expired key': (call, { expiredKey }) => withHeader(call, `Bearer ${expiredKey}`),
  'two Authorization headers': (call, { owner }) =>
    withHeader(withHeader(call, `Bearer ${owner.key.key}`), `Bearer ${owner.key.key}`),
  'a revoked key before a live one': (call, { owner, revokedKey }) =>
    withHeader(withHeader(call, `Bearer ${revokedKey}`), `Bearer ${owner.key.key}`),
  'a live key before a revoked one': (call, { owner, revokedKey }) =>
    withHeader(withHeader(call, `Bearer ${owner.key.key}`), `Bearer ${revokedKey}`),
  'the key in another header': (call, { owner }) =>
    ['X-API-Key', 'Api-Key', 'Proxy-Authorization', 'X-Authorization', 'Cookie'].reduce(
      (sent, name) => withHeader(sent, `Bearer ${owner.key.key}`, name),
      call,
    ),
  'the key in the query': (call, { owner }) => withQuery(call, owner.key.key),
  'the key in the body': (call, { owner }) => withField(call, owner.key.key),
};

export function withHeader(call: ApiCall, value: string, name = 'Authorization'): ApiCall {
  return { ...call, headers: [...(call.headers ?? []), [name, value]] };
}

export function withKey(call: ApiCall, key: string): ApiCall {
  return withHeader(call, `Bearer ${key}`);
}

function withTypo(key: string): string {
  return key.slice(0, 10) + (key[10] === 'a' ? 'b' : 'a') + key.slice(11);
}

function withQuery(call: ApiCall, key: string): ApiCall {
  const separator = call.path.includes('?') ? '&' : '?';
  const names = ['api_key', 'apikey', 'key', 'token', 'access_token', 'authorization'];
  return { ...call, path: `${call.path}${separator}${names.map((name) => `${name}=${key}`).join('&')}` };
}

/** Only where there is a body to put it in. */
function withField(call: ApiCall, key: string): ApiCall {
  return typeof call.body === 'object' ? { ...call, body: { ...call.body, api_key: key, access_token: key } } : call;
}
