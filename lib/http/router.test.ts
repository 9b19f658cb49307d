import { describe, expect, it } from 'vitest';
import { isApiPath } from './node/create-server';
import { readTarget } from './node/incoming';
import { findRoute, routes } from './router';
import { unknownPathRoute } from './serve';

describe('a path of the interface', () => {
  it.each([
    ['POST', '/api/v1/generate', routes.generate.POST, {}],
    ['GET', '/api/v1/status/42', routes.status.GET, { job_id: '42' }],
    ['HEAD', '/api/v1/status/42', routes.status.HEAD, { job_id: '42' }],
    ['GET', '/api/v1/downloads/a', routes.download.GET, { artifact_id: 'a' }],
  ])('%s %s leads to its operation', (method, path, handler, params) => {
    expect(findRoute(method, path)).toEqual({ handler, params });
  });

  it('forgives one slash at its end', () => {
    expect(findRoute('POST', '/api/v1/generate/').handler).toBe(routes.generate.POST);
    expect(findRoute('GET', '/api/v1/status/42/').params).toEqual({ job_id: '42' });
  });

  it.each([
    ['%41', 'A'],
    ['a%2Fb', 'a/b'],
    ['%E2%82%AC', '€'],
    ['%00', '\0'],
    ['%', '%'],
    ['%zz', '%zz'],
    ['%FF', '%FF'],
    ['..', '..'],
    ['x'.repeat(15_000), 'x'.repeat(15_000)],
  ])('takes %s for an id, whatever it is', (segment, id) => {
    expect(findRoute('GET', `/api/v1/status/${segment}`)).toEqual({
      handler: routes.status.GET,
      params: { job_id: id },
    });
  });

  it.each(['PUT', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'BREW', 'constructor', 'other'])(
    'refuses %s in its own words',
    (method) => {
      const { handler } = findRoute(method, '/api/v1/generate');
      expect([routes.generate.other, routes.generate.PUT]).toContain(handler);
    },
  );

  it.each([
    '/api/v1',
    '/api/v1/',
    '/api/v1/nope',
    '/api/v1/status',
    '/api/v1/status/',
    '/api/v1/status//',
    '/api/v1/status/a/b',
    '/api/v1/status/../generate',
    '/api/v1//generate',
    '/api/v1/./generate',
    '/api/v1/generate//',
    '/api/v1/GENERATE',
    '/API/v1/generate',
    '/api/v1/%67enerate',
    '/api/v1/%',
    '/api/v1/generate#x',
    'host:443',
    '*',
    '',
  ])('%s is unknown', (path) => {
    expect(findRoute('GET', path)).toEqual({ handler: unknownPathRoute.GET, params: {} });
  });
});

describe('what belongs to the interface', () => {
  it.each([
    '/api/v1',
    '/api/v1/',
    '/api/v1/x',
    '/API/V1/x',
    '//api/v1/x',
    '/api//v1/x',
    '/api/%76%31/x',
    '/%61pi/v1',
    '/./api/v1/x',
    '/a/../api/v1/x',
    '/a/%2e%2e/api/v1/x',
    '/api\\v1\\x',
    '/api%2Fv1%2Fx',
    '/api/v1%3Fx',
    '/api/v1/../../signin',
  ])('%s does', (path) => {
    expect(isApiPath(path)).toBe(true);
  });

  it.each(['/', '/api', '/api/v2/generate', '/api/v10', '/api/auth/session', '/docs/api/v1', '/v1/api', '/%'])(
    '%s does not',
    (path) => {
      expect(isApiPath(path)).toBe(false);
    },
  );
});

describe('a request target', () => {
  it.each([
    ['/a/b?c=d', '/a/b', '?c=d'],
    ['/a', '/a', ''],
    ['/a?', '/a', '?'],
    ['/a?b?c', '/a', '?b?c'],
    ['http://other.example/a?b', '/a', '?b'],
    ['HTTPS://user@other.example:8443/a', '/a', ''],
    ['http://other.example', '/', ''],
    ['http://other.example?x', '/', '?x'],
    ['*', '*', ''],
    ['host:443', 'host:443', ''],
    ['//a', '//a', ''],
  ])('%s is read by its parts', (target, path, query) => {
    expect(readTarget(target)).toEqual({ path, query });
  });
});
