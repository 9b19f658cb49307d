import { describe, expect, it } from 'vitest';
import { ownPath, readReturnPath, safeReturnPath, signInPath, wantedPath } from './return-path';
import { pathHeader } from './web-process-headers';

describe('safeReturnPath', () => {
  it.each(['/jobs', '/jobs/019f?tab=notes#slide-3', '/usage?from=2026-11-01&key=%C3%A9', '/invitations/abc', '/'])(
    'keeps %s',
    (path) => {
      expect(safeReturnPath(path)).toBe(path);
    },
  );

  it.each([
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%09/..//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    'jobs',
    '',
    '/signin?next=/jobs',
    '/signup',
    '/api/auth/signout',
    `/${'x'.repeat(2_000)}`,
    undefined,
    ['/jobs'],
  ])('makes %j the list of jobs', (text) => {
    expect(safeReturnPath(text)).toBe('/jobs');
  });
});

it('the sign-in page is called without a way back where that is the list of jobs', () => {
  expect(signInPath('/jobs')).toBe('/signin');
  expect(signInPath(undefined)).toBe('/signin');
  expect(signInPath('//evil.example')).toBe('/signin');
  expect(signInPath('/usage?day=1')).toBe('/signin?next=%2Fusage%3Fday%3D1');
});

it('what was wanted is what the web process says, without the parameter of Next.js', () => {
  const request = (path: string) => ({
    headers: new Headers({ [pathHeader]: path }),
    cookies: { get: () => undefined },
  });
  expect(wantedPath(request('/usage?day=1&_rsc=abc'))).toBe('/usage?day=1');
  expect(wantedPath(request('//evil.example'))).toBeUndefined();
  expect(wantedPath({ headers: new Headers(), cookies: { get: () => undefined } })).toBeUndefined();
  expect(ownPath('/x/../jobs')).toBe('/jobs');
});

it('what the library says of the way back counts where it is a page of this site', () => {
  expect(readReturnPath({ callbackUrl: 'http://localhost:3000/usage' })).toBe('/usage');
  expect(readReturnPath({ next: '/templates', callbackUrl: 'http://localhost:3000/usage' })).toBe('/templates');
  expect(readReturnPath({ callbackUrl: 'http://localhost:3000.evil.example/usage' })).toBe('/jobs');
  expect(readReturnPath({ callbackUrl: 'https://evil.example' })).toBe('/jobs');
});
