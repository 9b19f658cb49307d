import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storableJson, storableValue } from './storable-text';
import { createTestDatabase, type TestDatabase } from './testing/create-test-database';
import { runTransaction } from './transaction';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const half = '😀'.slice(0, 1);
const hostile = `a\0b${half}c`;
const stored = 'a\uFFFDb\uFFFDc';
const insert = 'insert into organizations (id, name, plan) values ($1, $2, $3)';
const nameOf = async (id: string) =>
  (await database.pool.query<{ name: string }>('select name from organizations where id = $1', [id])).rows[0]?.name;

describe('a text with a zero character and half a surrogate pair', () => {
  it('goes into a row by SQL', async () => {
    const id = randomUUID();
    await database.pool.query(insert, [id, hostile, 'free']);
    expect(await nameOf(id)).toBe(stored);
  });

  it('goes into a row by Prisma, also within a transaction', async () => {
    const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
    await database.prisma.organization.create({ data: { id: one, name: hostile, plan: 'free' } });
    await runTransaction(database, async ({ sql, prisma }) => {
      await sql.query({ text: insert, values: [two, hostile, 'free'] });
      await (await prisma()).organization.create({ data: { id: three, name: hostile, plan: 'free' } });
    });
    expect(await Promise.all([one, two, three].map(nameOf))).toEqual([stored, stored, stored]);
  });

  it('is one of a list', async () => {
    const { rows } = await database.pool.query('select $1::text[] as list', [[hostile, 'ok']]);
    expect(rows).toEqual([{ list: [stored, 'ok'] }]);
  });

  it('stands in JSON, in values and in names', async () => {
    const { rows } = await database.pool.query('select $1::jsonb as value', [
      storableJson({ [hostile]: [hostile, 1, null, { deep: hostile }] }),
    ]);
    expect(rows).toEqual([{ value: { [stored]: [stored, 1, null, { deep: stored }] } }]);
    expect(storableValue({ name: hostile })).toEqual({ name: stored });
  });

  it('leaves bytes, times and texts about escapes as they are', async () => {
    const written = String.raw`\u0000 \ud83d`;
    const { rows } = await database.pool.query(
      'select $1::bytea as bytes, $2::timestamptz as time, $3 as text, $4::jsonb as json',
      [Buffer.from([0, 1]), new Date(0), written, storableJson(written)],
    );
    expect(rows).toEqual([{ bytes: Buffer.from([0, 1]), time: new Date(0), text: written, json: written }]);
  });
});
