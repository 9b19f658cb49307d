import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database';
import { runTransaction, type Transaction } from './transaction';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const insert = 'insert into organizations (id, name, plan) values ($1, $2, $3)';
const add = (name: string) => ({ data: { id: randomUUID(), name, plan: 'free' as const } });
const namesLike = async (part: string) =>
  (await database.prisma.organization.findMany({ where: { name: { contains: part } }, orderBy: { name: 'asc' } })).map(
    ({ name }) => name,
  );

describe('a transaction', () => {
  it('holds what SQL and Prisma do in it, which see each other there and are seen by nobody else', async () => {
    const part = randomUUID();
    await runTransaction(database, async ({ sql, prisma }) => {
      await sql.query(insert, [randomUUID(), `${part} 1`, 'free']);
      const client = await prisma();
      await client.organization.create(add(`${part} 2`));
      expect(await client.organization.count({ where: { name: { contains: part } } })).toBe(2);
      const { rows } = await sql.query('select name from organizations where name like $1', [`${part}%`]);
      expect(rows).toHaveLength(2);
      expect(await namesLike(part)).toEqual([]);
    });
    expect(await namesLike(part)).toEqual([`${part} 1`, `${part} 2`]);
  });

  it.each([
    ['the work', () => Promise.reject(new Error('no'))],
    ['a statement in SQL', ({ sql }: Transaction) => sql.query('select 1 / 0')],
  ])('leaves nothing behind when %s fails', async (_, fail) => {
    const part = randomUUID();
    const work = runTransaction(database, async (transaction) => {
      await (await transaction.prisma()).organization.create(add(part));
      await transaction.sql.query(insert, [randomUUID(), part, 'free']);
      await fail(transaction);
    });
    await expect(work).rejects.toThrow();
    expect(await namesLike(part)).toEqual([]);
  });

  it('leaves nothing behind when a statement of Prisma in it fails, and tells Prisma’s own error', async () => {
    const part = randomUUID();
    const work = runTransaction(database, async ({ sql, prisma }) => {
      const id = randomUUID();
      await sql.query(insert, [id, part, 'free']);
      await (await prisma()).organization.create({ data: { id, name: part, plan: 'free' } });
    });
    await expect(work).rejects.toMatchObject({ code: 'P2002' });
    expect(await namesLike(part)).toEqual([]);
  });

  it('waits at locks that Prisma takes in it, beside many others', async () => {
    const { id } = await database.prisma.organization.create(add(randomUUID()));
    const raise = () =>
      runTransaction(database, async ({ sql, prisma }) => {
        const client = await prisma();
        await client.$queryRaw`select id from organizations where id = ${id}::uuid for update`;
        const { name } = await client.organization.findUniqueOrThrow({ where: { id } });
        await sql.query('update organizations set name = $2 where id = $1', [id, String((Number(name) || 0) + 1)]);
      });
    await Promise.all(Array.from({ length: 40 }, raise));
    expect(await database.prisma.organization.findUniqueOrThrow({ where: { id } })).toMatchObject({ name: '40' });
  });

  it('gives its connection back, whatever becomes of it', async () => {
    for (let time = 0; time < 15; time += 1) {
      const work = runTransaction(database, async ({ prisma }) => {
        await prisma();
        if (time % 2 === 0) throw new Error('no');
      });
      await work.catch(() => undefined);
    }
    expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
  });

  it('is no part of what Prisma does outside of it at the same time', async () => {
    const part = randomUUID();
    await runTransaction(database, async ({ prisma }) => {
      await (await prisma()).organization.create(add(`${part} inside`));
      await database.prisma.$transaction((client) => client.organization.create(add(`${part} outside`)));
      throw new Error('no');
    }).catch(() => undefined);
    expect(await namesLike(part)).toEqual([`${part} outside`]);
  });
});
