import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTenant, openTestService, type TestService } from '@/lib/services/testing/test-service';
import { createUser } from '@/lib/services/users/create-user';
import { openBrowser } from './testing/test-browser';

let service: TestService;
beforeAll(async () => {
  Object.assign(process.env, { NEXTAUTH_URL: 'https://slides.example.com', GITHUB_ID: 'app', GITHUB_SECRET: 'secret' });
  service = await openTestService();
});
afterAll(() => service.close());

it('over https every cookie is bound to the host, Secure, HttpOnly and SameSite=Lax', async () => {
  const { system } = await createTenant();
  const person = { email: 'ada@example.com', password: 'a long enough sentence' };
  await createUser({ ctx: system, input: { ...person, role: 'owner' } });
  const browser = openBrowser();
  const { setCookies } = await browser.signInWithPassword(person.email, person.password);
  expect(browser.cookies.has('__Host-next-auth.session-token')).toBe(true);
  await browser.leaveFor('github');
  expect([...browser.cookies.keys()].sort()).toEqual([
    '__Host-next-auth.csrf-token',
    '__Host-next-auth.session-token',
    '__Secure-next-auth.callback-url',
    '__Secure-next-auth.pkce.code_verifier',
    '__Secure-next-auth.state',
  ]);
  for (const cookie of setCookies)
    expect(cookie).toMatch(/^__(Host|Secure)-[^;]+; Path=\/;.*HttpOnly; Secure; SameSite=Lax$/);
});
