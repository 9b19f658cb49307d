import { beforeEach, describe, expect, it } from 'vitest';
import type { TestTenant } from '@/lib/services/testing/test-service';
import { accept, createWaitingTenant, deck, generate } from './jobs';
import { call, openService, refusalOf } from './service';
import { createOwnTemplate } from './templates';

openService();

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await createWaitingTenant();
});

const named = (template_name: unknown) => generate(tenant, { ...deck, template_name });

describe('Requests: template_name', () => {
  it.each([1, 120])('has 1 to 120 characters: %i', async (length) => {
    await createOwnTemplate(tenant, 'x'.repeat(length));
    expect((await named('x'.repeat(length))).status).toBe(200);
  });

  it.each(['', 'x'.repeat(121), null, 7])('and no other value: %j', async (name) => {
    expect((await named(name)).error()).toMatchObject({ code: 'invalid_request', param: 'template_name' });
  });

  it.each(['meridian', 'MERIDIAN', ' Meridian', 'Meridian ', 'Meridia', 'Méridian'])(
    'is compared exactly and case-sensitively: %j is not Meridian',
    async (name) => {
      expect(refusalOf(await named(name))).toBe('404 not_found');
    },
  );

  it('is looked for among the built-in templates', async () => {
    expect((await named('Meridian')).status).toBe(200);
  });

  it("and among the organization's own", async () => {
    await createOwnTemplate(tenant, 'House style');
    expect((await named('House style')).status).toBe(200);
  });

  it('need not be guessed: each name that GET /api/v1/templates lists is accepted', async () => {
    await createOwnTemplate(tenant, 'House style');
    const { templates } = JSON.parse((await call('GET', '/api/v1/templates', { key: tenant.key.key })).text) as {
      templates: { name: string }[];
    };
    expect(templates.map(({ name }) => name)).toEqual(expect.arrayContaining(['Meridian', 'Nocturne', 'House style']));
    for (const { name } of templates) expect((await named(name)).status).toBe(200);
  });

  it('one match: used', async () => {
    await accept(tenant, { ...deck, template_name: 'Nocturne' });
  });

  it('several: 409 ambiguous_template_name, and the message lists how to tell them apart', async () => {
    const id = await createOwnTemplate(tenant, 'Nocturne');
    const answer = await named('Nocturne');
    expect(refusalOf(answer)).toBe('409 ambiguous_template_name');
    expect(answer.error()).toMatchObject({ param: 'template_name', message: expect.stringMatching(/built-in/) });
    expect(answer.error().message).toContain(id);
  });

  it('none: 404 not_found, and the message offers the closest names', async () => {
    await createOwnTemplate(tenant, 'House style');
    expect((await named('Meridiam')).error()).toMatchObject({
      code: 'not_found',
      param: 'template_name',
      message: expect.stringContaining('"Meridian"'),
    });
    expect((await named('House stile')).error().message).toContain('"House style"');
  });
});
