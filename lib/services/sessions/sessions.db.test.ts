import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Context } from '../context';
import { createTenant, openTestService, type TestService } from '../testing/test-service';
import { changePassword, renameUser } from '../users/change-user';
import { createUser } from '../users/create-user';
import { verifyPassword } from '../users/sign-in';
import { findSession } from './find-session';
import { createSession, endOwnSession, endSessions, listSessions } from './sessions';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

const password = 'a long enough sentence';
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

async function makePerson() {
  const { system, organizationId } = await createTenant();
  const { id, email } = await createUser({
    ctx: system,
    input: { email: `${uuidv7()}@example.com`, password, role: 'member' },
  });
  const ctx: Context = { organizationId, actor: { type: 'user', userId: id, role: 'member' } };
  const open = async (userAgent: string | null = chrome) =>
    (await createSession({ input: { userId: id, userAgent } })).id;
  return { id, email, ctx, open };
}

const isLive = async (sessionId: string) => (await findSession({ input: { sessionId } })) !== null;

describe('sessions', () => {
  it('are listed with what they are called by, those of the person alone', async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    await other.open();
    const ids = [await person.open(), await person.open('x\0'.repeat(1_000)), await person.open(null)];
    const listed = await listSessions({ ctx: person.ctx, input: {} });
    expect(listed.map(({ id }) => id).sort()).toEqual(ids.sort());
    expect(listed.map(({ device }) => device).sort()).toEqual([
      'Chrome on Linux',
      'Unknown browser',
      'Unknown browser',
    ]);
    const { userAgent } = await service.database.prisma.session.findUniqueOrThrow({
      where: { id: listed.find(({ id }) => id === ids[1])?.id ?? '' },
    });
    expect((userAgent ?? '').length).toBeLessThanOrEqual(400);
  });

  it('end one by one, and nobody ends those of others', async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    const [kept, ended, foreign] = [await person.open(), await person.open(), await other.open()];
    await endOwnSession({ ctx: person.ctx, input: { sessionId: ended } });
    await endOwnSession({ ctx: person.ctx, input: { sessionId: ended } });
    for (const sessionId of [foreign, 'nonsense'])
      await expect(endOwnSession({ ctx: person.ctx, input: { sessionId } })).rejects.toMatchObject({
        code: 'not_found',
      });
    expect(await Promise.all([kept, ended, foreign].map(isLive))).toEqual([true, false, true]);
  });

  it('end all at once, with or without the one that asks', async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    const [own, second, foreign] = [await person.open(), await person.open(), await other.open()];
    expect(await endSessions({ ctx: person.ctx, input: { exceptSessionId: own } })).toEqual({ ended: 1 });
    expect(await Promise.all([own, second, foreign].map(isLive))).toEqual([true, false, true]);
    expect(await endSessions({ ctx: person.ctx, input: {} })).toEqual({ ended: 1 });
    expect(await Promise.all([own, foreign].map(isLive))).toEqual([false, true]);
    await expect(endSessions({ ctx: { ...person.ctx, actor: { type: 'system' } }, input: {} })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('say when they were used last, at most a minute behind, and write no more than that', async () => {
    const { open } = await makePerson();
    const id = await open();
    const seen = async () =>
      (await service.database.prisma.session.findUniqueOrThrow({ where: { id } })).lastSeenAt.getTime();
    await service.database.prisma.session.update({
      where: { id },
      data: { lastSeenAt: new Date(Date.now() - 3_600_000) },
    });
    const before = await seen();
    await isLive(id);
    await vi.waitUntil(async () => (await seen()) > before, { timeout: 10_000 });
    const after = await seen();
    await isLive(id);
    await isLive(id);
    expect(await seen()).toBe(after);
  });

  it('with an id that can’t be one are nobody’s', async () => {
    expect(await findSession({ input: { sessionId: "' or 1=1" } })).toBeNull();
  });
});

describe('changePassword', () => {
  const newPassword = 'another long sentence';
  const address = '192.0.2.1';

  it('needs the current one, ends the other sessions and keeps this one', async () => {
    const { id, email, ctx, open } = await makePerson();
    const [sessionId, other] = [await open(), await open()];
    const change = (currentPassword: string) =>
      changePassword({ ctx, input: { currentPassword, newPassword, sessionId, address } });
    await expect(change('wrong')).rejects.toMatchObject({ code: 'invalid_request', param: 'currentPassword' });
    await expect(change('')).rejects.toMatchObject({ param: 'currentPassword' });
    expect(await Promise.all([sessionId, other].map(isLive))).toEqual([true, true]);
    expect(await change(password)).toEqual({ endedSessions: 1 });
    expect(await Promise.all([sessionId, other].map(isLive))).toEqual([true, false]);
    expect(await verifyPassword({ input: { email, password } })).toBeNull();
    expect(await verifyPassword({ input: { email, password: newPassword } })).toMatchObject({ id });
    expect(
      await service.database.prisma.auditEntry.count({
        where: { organizationId: ctx.organizationId, action: 'user.password_changed', actorId: id },
      }),
    ).toBe(1);
  });

  it('gives one to a person who signed in through a provider so far', async () => {
    const { id, email, ctx, open } = await makePerson();
    await service.database.prisma.user.update({ where: { id }, data: { passwordHash: null } });
    await changePassword({ ctx, input: { currentPassword: '', newPassword, sessionId: await open(), address } });
    expect(await verifyPassword({ input: { email, password: newPassword } })).toMatchObject({ id });
  });

  it('is refused with a short password, and after too many guesses even with the right one', async () => {
    const { ctx, open } = await makePerson();
    const sessionId = await open();
    const change = (currentPassword: string, chosen = newPassword) =>
      changePassword({ ctx, input: { currentPassword, newPassword: chosen, sessionId, address: '192.0.2.99' } });
    await expect(change(password, 'short')).rejects.toMatchObject({ param: 'newPassword' });
    for (let guess = 0; guess < 20; guess += 1)
      await expect(change('wrong')).rejects.toMatchObject({ param: 'currentPassword' });
    await expect(change(password)).rejects.toMatchObject({ code: 'rate_limit_exceeded' });
  });
});

it('renameUser changes the name of the person who asks, and takes one line alone', async () => {
  const { id, ctx } = await makePerson();
  expect(await renameUser({ ctx, input: { name: ' Grace\u0000 Hopper ' } })).toEqual({ name: 'Grace Hopper' });
  expect(await service.database.prisma.user.findUnique({ where: { id } })).toMatchObject({ name: 'Grace Hopper' });
  for (const name of ['', 'x'.repeat(201), 'a\nb'])
    await expect(renameUser({ ctx, input: { name } })).rejects.toMatchObject({ param: 'name' });
  await expect(
    renameUser({ ctx: { ...ctx, actor: { type: 'api_key', apiKeyId: uuidv7() } }, input: { name: 'X' } }),
  ).rejects.toMatchObject({ code: 'forbidden' });
});
