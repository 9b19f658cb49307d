import { beforeAll, describe, expect, it } from 'vitest';
import { revokeApiKey } from '@/lib/services/api-keys/change-api-key';
import { createApiKey } from '@/lib/services/api-keys/create-api-key';
import { listManagedKeys } from '@/lib/services/api-keys/list-managed-keys';
import type { Context } from '@/lib/services/context';
import type { TestTenant } from '@/lib/services/testing/test-service';
import { createUser } from '@/lib/services/users/create-user';
import { createWaitingTenant, generate } from './jobs';
import { call, openService, refusalOf } from './service';

const { pool } = openService();

let tenant: TestTenant;
/** What a person signed in to the web app acts as. */
let owner: Context;
beforeAll(async () => {
  tenant = await createWaitingTenant();
  const { organizationId, system } = tenant;
  const person = await createUser({
    ctx: system,
    input: { email: `${organizationId}@example.com`, password: 'a long enough one', role: 'owner' },
  });
  owner = { organizationId, actor: { type: 'user', userId: person.id, role: 'owner' } };
});

describe('2.4 An API key', () => {
  it('is created and revoked by the people of the organization', async () => {
    const key = await createApiKey({ ctx: owner, input: { name: 'Of the web app' } });
    expect((await generate(tenant, undefined, { key: key.key })).status).toBe(200);
    await revokeApiKey({ ctx: owner, input: { apiKeyId: key.id } });
    expect(refusalOf(await generate(tenant, undefined, { key: key.key }))).toBe('401 unauthorized');
  });

  it.each(['/api/v1/keys', '/api/v1/api-keys', '/api/v1/api_keys'])(
    'is not created through this HTTP interface: nothing is at %s',
    async (path) => {
      expect(refusalOf(await call('POST', path, { key: tenant.key.key, body: { name: 'Mine' } }))).toBe(
        '404 not_found',
      );
    },
  );

  it('can make and revoke no keys itself', async () => {
    await expect(createApiKey({ ctx: tenant.api, input: { name: 'Mine' } })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(revokeApiKey({ ctx: tenant.api, input: { apiKeyId: tenant.key.id } })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('2.4 The plaintext key is displayed once at creation', () => {
  it('and nowhere afterwards: no list has it', async () => {
    const key = await createApiKey({ ctx: owner, input: { name: 'Once' } });
    const listed = await listManagedKeys({ ctx: owner, input: {} });
    expect(listed.live.map(({ id }) => id)).toContain(key.id);
    expect(JSON.stringify(listed)).not.toContain(key.key);
  });

  it('and is not in the database', async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    for (const { name } of rows) {
      const found = await pool.query(`select from "${name}" as row where row::text like '%' || $1 || '%'`, [
        tenant.key.key.slice(3),
      ]);
      expect(found.rowCount, name).toBe(0);
    }
  });
});

describe('2.4 The placeholder is <API_KEY>', () => {
  it('and it is no key', async () => {
    expect(refusalOf(await generate(tenant, undefined, { key: '<API_KEY>' }))).toBe('401 unauthorized');
  });

  it('the OpenAPI document has it, and nothing that could be a key', async () => {
    const document = await call('GET', '/api/v1/openapi.json');
    expect(document.text).toContain('Bearer <API_KEY>');
    expect(document.text).not.toMatch(/dw_[0-9A-Za-z]{40}/);
  });
});
