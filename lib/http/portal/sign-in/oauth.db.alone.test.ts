import { randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemContext } from '@/lib/services/context';
import { createInvitationToken } from '@/lib/services/invitations/find-invitation';
import { createTenant, openTestService, type TestService } from '@/lib/services/testing/test-service';
import { createUser } from '@/lib/services/users/create-user';
import { readMessage } from './sealed';
import { readSessionId } from './session-cookie';
import { startOAuthStandIn, type OAuthStandIn, type StandInPerson } from './testing/oauth-stand-in';
import { openBrowser } from './testing/test-browser';

let service: TestService;
let standIn: OAuthStandIn;

const password = 'a long enough sentence';

function somebody(change: Partial<StandInPerson> = {}): StandInPerson {
  const id = randomInt(1, 2 ** 40);
  return { id, name: 'Ada Lovelace', email: `ada-${id}@example.com`, isVerified: true, ...change };
}

beforeAll(async () => {
  standIn = await startOAuthStandIn(somebody());
  Object.assign(process.env, {
    NEXTAUTH_URL: 'http://localhost:3000',
    GITHUB_ID: 'github-app',
    GITHUB_SECRET: 'the-secret',
    GITHUB_BASE_URL: standIn.origin,
    GOOGLE_CLIENT_ID: 'google-app',
    GOOGLE_CLIENT_SECRET: 'the-secret',
    GOOGLE_ISSUER_URL: standIn.origin,
    SIGN_UP_LIMIT_PER_ADDRESS: '1000',
  });
  service = await openTestService();
});
afterAll(async () => {
  await service.close();
  await standIn.close();
});
beforeEach(() => {
  standIn.person = somebody();
});

async function personOf(browser: ReturnType<typeof openBrowser>) {
  const id = await readSessionId(browser.view());
  const session =
    id &&
    (await service.database.prisma.session.findUnique({
      where: { id },
      include: {
        user: {
          include: { accounts: true, memberships: { include: { organization: { include: { creditPool: true } } } } },
        },
      },
    }));
  return session ? { sessionId: session.id, userAgent: session.userAgent, ...session.user } : null;
}

async function makePerson(email: string, withPassword = true) {
  const { organizationId, system } = await createTenant();
  const { id } = await createUser({ ctx: system, input: { email, password, role: 'owner' } });
  if (!withPassword) await service.database.prisma.user.update({ where: { id }, data: { passwordHash: null } });
  return { id, organizationId };
}

const messageIn = (path: string) => readMessage(Object.fromEntries(new URL(path, 'http://x').searchParams));

describe.each(['github', 'google'])('%s', (provider) => {
  async function goThrough(browser = openBrowser(), returnTo?: string) {
    return { browser, path: await browser.comeBack(await browser.leaveFor(provider, returnTo)) };
  }

  it('makes a person with a verified address an account and an organization, and signs them in again later', async () => {
    const { browser, path } = await goThrough();
    expect(path).toBe('/jobs');
    const made = await personOf(browser);
    expect(made).toMatchObject({
      email: standIn.person.email,
      name: 'Ada Lovelace',
      passwordHash: null,
      accounts: [{ provider }],
    });
    expect(made?.memberships).toMatchObject([
      {
        role: 'owner',
        organization: { name: 'Ada Lovelace’s organization', plan: 'free', creditPool: { balance: 25 } },
      },
    ]);
    expect(made?.userAgent).toContain('Chrome');
    standIn.person.email = `renamed-${standIn.person.email}`;
    expect((await personOf((await goThrough()).browser))?.id).toBe(made?.id);
  });

  it('lets nobody in whose address it has not verified', async () => {
    standIn.person.isVerified = false;
    const { browser, path } = await goThrough();
    expect(await messageIn(path)).toMatch(/has not verified your e-mail address/);
    expect(await personOf(browser)).toBeNull();
    expect(await service.database.prisma.user.count({ where: { email: standIn.person.email } })).toBe(0);
  });

  it('does not let a person into an account that somebody made with their address', async () => {
    const { id } = await makePerson(standIn.person.email);
    const { browser, path } = await goThrough();
    expect(path).toMatch(/^\/signin\?/);
    expect(await messageIn(path)).toMatch(/Sign in with your password, then connect (GitHub|Google) under Account\./);
    expect(await personOf(browser)).toBeNull();
    expect(await service.database.prisma.account.count({ where: { userId: id } })).toBe(0);
  });

  it('connects to the person who asks for it while signed in, whatever its address', async () => {
    const email = `own-${standIn.person.id}@example.com`;
    const { id } = await makePerson(email);
    const browser = openBrowser();
    await browser.signInWithPassword(email, password);
    const before = await personOf(browser);
    await browser.wantToConnect(provider, before?.sessionId ?? '');
    expect((await goThrough(browser)).path).toBe(`/settings/account?connected=${provider}`);
    expect((await personOf(browser))?.sessionId).toBe(before?.sessionId);
    expect((await personOf((await goThrough()).browser))?.id).toBe(id);
  });

  it('does not connect an account of somebody else, nor for a session that has ended', async () => {
    await goThrough();
    const email = `second-${standIn.person.id}@example.com`;
    await makePerson(email);
    const browser = openBrowser();
    await browser.signInWithPassword(email, password);
    const sessionId = (await personOf(browser))?.sessionId ?? '';
    await browser.wantToConnect(provider, sessionId);
    const { path } = await goThrough(browser);
    expect(path).toMatch(/^\/settings\/account\?/);
    expect(await messageIn(path)).toMatch(/connected to somebody else/);
    await service.database.prisma.session.update({ where: { id: sessionId }, data: { revokedAt: new Date() } });
    expect(await messageIn((await goThrough(browser)).path)).toMatch(/Your session ended before/);
  });

  it('brings an invited person into the organization that invited them, without one of their own', async () => {
    const { organizationId } = await createTenant();
    const { token, tokenHash } = createInvitationToken();
    await service.database.prisma.invitation.create({
      data: {
        id: uuidv7(),
        organizationId,
        email: standIn.person.email,
        role: 'admin',
        tokenHash,
        expiresAt: new Date(Date.now() + 60_000),
      },
    });
    const { browser, path } = await goThrough(openBrowser(), `/invitations/${token}`);
    expect(path).toBe(`/invitations/${token}`);
    expect((await personOf(browser))?.memberships).toMatchObject([{ organizationId, role: 'admin' }]);
  });

  it.each(['denies', 'fails at the token'] as const)(
    'that %s leads back to the sign-in page with words, and makes nothing',
    async (fault) => {
      standIn.person.fault = fault;
      const { browser, path } = await goThrough();
      const shown = path.startsWith('/api/auth/error') ? (await browser.send('GET', path)).location : path;
      expect(await messageIn(shown ?? '')).toMatch(/Nothing was changed/);
      expect(await personOf(browser)).toBeNull();
      expect(await service.database.prisma.user.count({ where: { email: standIn.person.email } })).toBe(0);
    },
  );

  it('refuses a state of another browser, and a code without its verifier', async () => {
    const address = await openBrowser().leaveFor(provider);
    const victim = openBrowser();
    expect(await victim.comeBack(address)).toMatch(/error=/);
    await victim.leaveFor(provider);
    expect(await victim.comeBack(address)).toMatch(/error=/);
    expect(await personOf(victim)).toBeNull();
  });

  it('leads nobody to another site afterwards', async () => {
    expect((await goThrough(openBrowser(), 'https://evil.example/jobs')).path).toBe('/');
  });
});

it.each(['signs with another key', 'names another audience'] as const)(
  'an id token of Google is refused from an issuer that %s',
  async (fault) => {
    standIn.person.fault = fault;
    const browser = openBrowser();
    expect(await browser.comeBack(await browser.leaveFor('google'))).toMatch(/error=OAuthCallback/);
    expect(await personOf(browser)).toBeNull();
  },
);

it('a profile of GitHub that can’t be had signs nobody in', async () => {
  standIn.person.fault = 'fails at the profile';
  const browser = openBrowser();
  expect(await browser.comeBack(await browser.leaveFor('github'))).toMatch(/error=OAuthCallback/);
  expect(await personOf(browser)).toBeNull();
});

describe('cookies', () => {
  it('are out of reach of scripts and of requests from other sites', async () => {
    const email = `cookie-${uuidv7()}@example.com`;
    await makePerson(email);
    const { setCookies } = await openBrowser().signInWithPassword(email, password);
    expect(setCookies.find((cookie) => cookie.startsWith('next-auth.session-token='))).toMatch(
      /Path=\/;.*HttpOnly; SameSite=Lax/,
    );
    expect(setCookies.every((cookie) => cookie.includes('HttpOnly'))).toBe(true);
  });

  it('of a broken, a forged and an ended session are nobody’s, and taken back', async () => {
    const email = `broken-${uuidv7()}@example.com`;
    await makePerson(email);
    const browser = openBrowser();
    await browser.signInWithPassword(email, password);
    expect((await browser.send('GET', '/api/auth/session')).body).toMatchObject({ sessionId: expect.any(String) });
    await service.database.prisma.session.updateMany({ data: { revokedAt: new Date() } });
    expect((await browser.send('GET', '/api/auth/session')).body).toEqual({});
    expect(browser.cookies.has('next-auth.session-token')).toBe(false);
    browser.cookies.set('next-auth.session-token', 'nonsense');
    expect((await browser.send('GET', '/api/auth/session')).body).toEqual({});
  });
});

it('attempts by the library’s own door are counted like those of the form', async () => {
  const email = `limit-${uuidv7()}@example.com`;
  await createUser({
    ctx: systemContext((await createTenant()).organizationId),
    input: { email, password, role: 'owner' },
  });
  const browser = openBrowser();
  for (let attempt = 0; attempt < 20; attempt += 1) await browser.signInWithPassword(email, 'wrong');
  const { location } = await browser.signInWithPassword(email, password);
  expect(await personOf(browser)).toBeNull();
  expect(decodeURIComponent(location ?? '')).toContain('Try again in 15 minutes');
});
