import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { validate } from 'uuid';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { createTenant, openTestService, type TestService, type TestTenant } from '../testing/test-service';
import { resolveTemplate } from './resolve-template';
import { createOwnTemplate } from './testing/own-template';

let service: TestService;
let tenant: TestTenant;
beforeAll(async () => {
  service = await openTestService();
});
beforeEach(async () => {
  tenant = await createTenant();
});
afterAll(() => service.close());

const resolve = (name: string, { api }: TestTenant = tenant) => resolveTemplate({ ctx: api, input: { name } });
const refusalOf = async (name: string) =>
  resolve(name).catch((error: { message: string; code: string; param: string }) => error) as Promise<{
    message: string;
    code: string;
    param: string;
  }>;

describe('resolveTemplate', () => {
  it('finds a built-in template by its name, and an own one as its id', async () => {
    const id = await createOwnTemplate(tenant.system);
    expect(await resolve('Meridian')).toBe('Meridian');
    expect(await resolve('House style')).toBe(id);
    // So that the two can't be taken for one another.
    expect(builtinThemes.filter(({ name }) => validate(name))).toEqual([]);
  });

  it.each(['house style', 'House style ', 'HOUSE STYLE', 'meridian', ''])('takes %j for another name', async (name) => {
    await createOwnTemplate(tenant.system);
    expect(await refusalOf(name)).toMatchObject({ code: 'not_found', param: 'template_name' });
  });

  it('offers the closest names among those that the caller may use', async () => {
    await createOwnTemplate(tenant.system, { name: 'Acme' });
    await createOwnTemplate((await createTenant()).system, { name: 'Acne' });
    const { message } = await refusalOf('Acne');
    expect(message).toMatch(/^No accessible template is named "Acne"\. The closest: "Acme", "\w+", "\w+"\.$/);
    expect(message.match(/"Acne"/g)).toHaveLength(1);
  });

  it('refuses to choose between two of one name, and says how to tell them apart', async () => {
    const own = await createOwnTemplate(tenant.system, { name: 'Meridian', description: 'In the colours of Acme.' });
    const { code, param, message } = await refusalOf('Meridian');
    expect({ code, param }).toEqual({ code: 'ambiguous_template_name', param: 'template_name' });
    expect(message).toContain('2 templates are named "Meridian"');
    expect(message).toContain(`the built-in one: ${builtinThemes[0]!.description}`);
    expect(message).toContain(`one of your organization's own, ${own}: In the colours of Acme.`);
    expect(await resolve('Meridian', await createTenant())).toBe('Meridian');
  });

  it('also when both are own ones', async () => {
    const ids = [await createOwnTemplate(tenant.system), await createOwnTemplate(tenant.system, { description: '' })];
    const { code, message } = await refusalOf('House style');
    expect(code).toBe('ambiguous_template_name');
    for (const id of ids) expect(message).toContain(id);
  });
});
