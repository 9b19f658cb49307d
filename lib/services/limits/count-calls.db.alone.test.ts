import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getRateLimiter, useRateLimiter } from '@/lib/platform/rate-limiter/get-rate-limiter';
import { createTenant, openTestService, type TestService } from '../testing/test-service';
import { createUser } from '../users/create-user';
import { signIn } from '../users/sign-in';
import { countInvitationLookUp, countSignIn, countSignUp } from './count-calls';

const hashes = vi.hoisted(() => ({ checked: 0 }));
vi.mock('@/lib/platform/crypto/password', async (original) => {
  const real = await original<typeof import('@/lib/platform/crypto/password')>();
  return {
    ...real,
    isPasswordOf: (...call: Parameters<typeof real.isPasswordOf>) => (
      (hashes.checked += 1),
      real.isPasswordOf(...call)
    ),
  };
});

let service: TestService;
beforeAll(async () => {
  Object.assign(process.env, {
    SIGN_IN_LIMIT_PER_ACCOUNT: '3',
    SIGN_IN_LIMIT_PER_ACCOUNT_ANYWHERE: '6',
    SIGN_IN_LIMIT_PER_ADDRESS: '8',
    SIGN_UP_LIMIT_PER_ADDRESS: '2',
  });
  service = await openTestService();
});
afterAll(() => service.close());

const newEmail = () => `${uuidv7()}@example.com`;
const newAddress = () => uuidv7();
const times = (count: number, work: () => Promise<unknown>) => Promise.allSettled(Array.from({ length: count }, work));
const refusals = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'rejected').length;

describe('attempts to sign in', () => {
  const password = 'a long enough sentence';

  async function makePerson() {
    const { system } = await createTenant();
    return createUser({ ctx: system, input: { email: newEmail(), password, role: 'owner' } });
  }

  it('are limited per account and address, however the account is written', async () => {
    const [email, address] = [newEmail(), newAddress()];
    const spellings = [email, email.toUpperCase(), ` ${email} `];
    for (const spelling of spellings) await countSignIn({ input: { email: spelling, address } });
    await expect(countSignIn({ input: { email, address } })).rejects.toMatchObject({
      code: 'rate_limit_exceeded',
      message: 'Too many attempts to sign in. Try again in 15 minutes.',
      retryAfterSeconds: expect.any(Number),
    });
    await expect(countSignIn({ input: { email, address: newAddress() } })).resolves.toBeUndefined();
  });

  it('are limited per account over all addresses, of which one can’t use up what the others have', async () => {
    const [email, address] = [newEmail(), newAddress()];
    expect(refusals(await times(5, () => countSignIn({ input: { email, address } })))).toBe(2);
    expect(refusals(await times(5, () => countSignIn({ input: { email, address: newAddress() } })))).toBe(2);
  });

  it('are limited per address over all accounts, and what is refused there locks no account', async () => {
    const [address, victim] = [newAddress(), newEmail()];
    expect(refusals(await times(10, () => countSignIn({ input: { email: newEmail(), address } })))).toBe(2);
    await times(9, () => countSignIn({ input: { email: victim, address } }));
    expect(refusals(await times(6, () => countSignIn({ input: { email: victim, address: newAddress() } })))).toBe(0);
  });

  it('of which a hundred come at once are counted one by one', async () => {
    const email = newEmail();
    expect(refusals(await times(100, () => countSignIn({ input: { email, address: newAddress() } })))).toBe(94);
  });

  it('of others never lock out a device that is known to the account, which has a limit of its own', async () => {
    const { id, email } = await makePerson();
    const address = newAddress();
    const device = { email, id: uuidv7() };
    await times(20, () => signIn({ input: { email, password: 'wrong', address: newAddress() } }));
    await times(20, () => signIn({ input: { email, password: 'wrong', address } }));
    const own = (word: string) => signIn({ input: { email, password: word, address, device } });
    expect(await own('mistyped')).toBeNull();
    expect(await own(password)).toMatchObject({ id });
    await own('wrong');
    await expect(own(password)).rejects.toMatchObject({ code: 'rate_limit_exceeded' });
  });

  it('with a device that is known to another account are nothing special', async () => {
    const email = newEmail();
    const device = { email: newEmail(), id: uuidv7() };
    await times(6, () => countSignIn({ input: { email, address: newAddress() } }));
    await expect(countSignIn({ input: { email, address: newAddress(), device } })).rejects.toMatchObject({
      code: 'rate_limit_exceeded',
    });
  });

  it('beyond the limit cost no hash, and the right password doesn’t help', async () => {
    const { email } = await makePerson();
    await times(6, () => signIn({ input: { email, password: 'wrong', address: newAddress() } }));
    const before = hashes.checked;
    await expect(signIn({ input: { email, password, address: newAddress() } })).rejects.toMatchObject({
      code: 'rate_limit_exceeded',
    });
    expect(hashes.checked).toBe(before);
  });

  it('are not forgotten after a right one', async () => {
    const { id, email } = await makePerson();
    const address = newAddress();
    const attempt = (word: string) => signIn({ input: { email, password: word, address } });
    expect(await attempt('wrong')).toBeNull();
    expect(await attempt(password)).toMatchObject({ id });
    expect(await attempt('wrong')).toBeNull();
    await expect(attempt('wrong')).rejects.toMatchObject({ code: 'rate_limit_exceeded' });
  });

  it('are answered alike, after the same work, whether or not there is such an account', async () => {
    const known = await makePerson();
    for (const email of [known.email, newEmail()]) {
      const before = hashes.checked;
      expect(await signIn({ input: { email, password: 'wrong', address: newAddress() } })).toBeNull();
      expect(hashes.checked).toBe(before + 1);
      await times(5, () => signIn({ input: { email, password: 'wrong', address: newAddress() } }));
      await expect(signIn({ input: { email, password: 'wrong', address: newAddress() } })).rejects.toMatchObject({
        message: 'Too many attempts to sign in. Try again in 15 minutes.',
      });
    }
  });
});

it('attempts to sign up and look-ups of invitations are limited per address', async () => {
  const address = newAddress();
  expect(refusals(await times(3, () => countSignUp({ input: { address } })))).toBe(1);
  await expect(countSignUp({ input: { address } })).rejects.toMatchObject({
    message: 'Too many attempts to create an account. Try again in an hour.',
  });
  await expect(countSignUp({ input: { address: newAddress() } })).resolves.toBeUndefined();
  expect(refusals(await times(61, () => countInvitationLookUp({ input: { address } })))).toBe(1);
});

it('while nobody can count, guessing has to wait and invitations still open', async () => {
  const limiter = getRateLimiter();
  const away = () => Promise.reject(new Error('gone'));
  useRateLimiter({ count: away, peek: away, close: () => Promise.resolve() });
  await expect(countSignIn({ input: { email: newEmail(), address: newAddress() } })).rejects.toMatchObject({
    code: 'unavailable',
  });
  await expect(countSignUp({ input: { address: newAddress() } })).rejects.toMatchObject({ code: 'unavailable' });
  await expect(countInvitationLookUp({ input: { address: newAddress() } })).resolves.toBeUndefined();
  useRateLimiter(limiter);
});
