import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInAction, signOutAction } from '@/app/(site)/signin/actions';
import { createTenant, openTestService, type TestService } from '@/lib/services/testing/test-service';
import { createUser } from '@/lib/services/users/create-user';
import { signIn } from '@/lib/services/users/sign-in';
import { actionRequest, openNewBrowser } from '../testing/action-request';
import { readDevice } from './device-cookie';
import { currentRequest } from './request-view';
import { seal } from './sealed';

vi.mock('next/headers', async () => (await import('../testing/action-request')).nextHeaders);

const password = 'a long enough sentence';
const cookie = '__Host-known-device';

let service: TestService;
let email: string;
beforeAll(async () => {
  Object.assign(process.env, { NEXTAUTH_URL: 'https://slides.example.com' });
  service = await openTestService();
});
beforeEach(async () => {
  email = `${uuidv7()}@example.com`;
  await createUser({ ctx: (await createTenant()).system, input: { email, password, role: 'owner' } });
  openNewBrowser();
});
afterAll(() => service.close());

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
/** Null for who got in, and was led on; otherwise what they were told. */
const attempt = (word = password) =>
  signInAction(null, formOf({ email, password: word })).catch((thrown: { digest?: string }) => {
    if (thrown.digest?.startsWith('NEXT_REDIRECT')) return null;
    throw thrown;
  });
const guessFromManyAddresses = () =>
  Promise.allSettled(
    Array.from({ length: 120 }, () => signIn({ input: { email, password: 'wrong', address: uuidv7() } })),
  );

describe('a browser in which its person has signed in', () => {
  it('gets in again while others guess, and no other does', async () => {
    expect(await attempt()).toBeNull();
    await signOutAction(formOf({})).catch(() => undefined);
    await guessFromManyAddresses();
    expect(await attempt()).toBeNull();
    openNewBrowser();
    expect(await attempt()).toMatchObject({ code: 'rate_limit_exceeded' });
  });

  it('keeps a cookie that no script reads and no other host gets', async () => {
    await attempt();
    expect(actionRequest.cookies.get(cookie)).toMatchObject({ httpOnly: true, secure: true, sameSite: 'lax' });
    expect(await readDevice(await currentRequest())).toMatchObject({ email });
  });

  it('is one only after the right password', async () => {
    expect(await attempt('wrong')).toMatchObject({ code: 'unauthorized' });
    expect(await readDevice(await currentRequest())).toBeUndefined();
  });
});

it.each([
  ['made up', async () => 'eyJhbGciOiJkaXIifQ..x'],
  ['sealed for something else', () => seal('message', { email: 'ada@example.com', device: uuidv7() }, 60)],
  ['without a device', () => seal('device', { email: 'ada@example.com' }, 60)],
])('a cookie that is %s proves nothing', async (_, make) => {
  actionRequest.cookies.set(cookie, { value: await make() });
  expect(await readDevice(await currentRequest())).toBeUndefined();
});
