import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { templateListSchema, type TemplateList } from '@/lib/contracts/operations/templates';
import { createOwnTemplate } from '@/lib/services/templates/testing/own-template';
import { createTenant, openTestService, type TestService, type TestTenant } from '@/lib/services/testing/test-service';
import { builtinThemes } from '@/lib/templates/builtin-themes';
import { listTemplatesRoute, templateThumbnailRoute } from './routes/templates';
import { callRoute } from './testing/call-route';

const builtinNames = builtinThemes.map(({ name }) => name);
let service: TestService;
let tenant: TestTenant;
beforeAll(async () => {
  service = await openTestService();
});
beforeEach(async () => {
  tenant = await createTenant();
});
afterAll(() => service.close());

const list = (key = tenant.key.key) => callRoute(listTemplatesRoute, 'GET', { key, path: '/api/v1/templates' });
const templatesOf = async (response: Response): Promise<TemplateList['templates']> => (await response.json()).templates;

/** Follows a link as a browser does for an `img`: without a key. */
function show(url: string, method: 'GET' | 'HEAD' = 'GET'): Promise<Response> {
  const { pathname, search } = new URL(url);
  return callRoute(templateThumbnailRoute, method, {
    path: pathname + search,
    params: { template_id: pathname.split('/')[4] ?? '' },
  });
}

describe('GET /api/v1/templates', () => {
  it('answers with what the key can use, the built-in ones first', async () => {
    await createOwnTemplate(tenant.system, { description: 'In the colours of Acme.' });
    const response = await list();
    expect(response.status).toBe(200);
    const body = await response.json();
    expect(templateListSchema.parse(body)).toEqual(body);
    expect(body.templates).toEqual([
      ...builtinNames.map((name) => ({
        name,
        description: expect.stringMatching(/./),
        source: 'built_in',
        thumbnail_url: `http://localhost:3000/templates/${name.toLowerCase()}.png`,
      })),
      {
        name: 'House style',
        description: 'In the colours of Acme.',
        source: 'organization',
        thumbnail_url: expect.stringMatching(
          /^http:\/\/localhost:3000\/api\/v1\/templates\/[0-9a-f-]{36}\/thumbnail\?expires=/,
        ),
      },
    ]);
  });

  it("shows no other organization's", async () => {
    await createOwnTemplate((await createTenant()).system);
    expect((await templatesOf(await list())).map(({ name }) => name)).toEqual(builtinNames);
  });

  it('counts against a limit of its own', async () => {
    const [first, second] = [await list(), await list()];
    expect(Number(first.headers.get('ratelimit-remaining')) - Number(second.headers.get('ratelimit-remaining'))).toBe(
      1,
    );
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('does not answer to %s', async (method) => {
    const response = await callRoute(listTemplatesRoute, method, { key: tenant.key.key });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('the picture of an own template', () => {
  const urlOf = async () =>
    (await templatesOf(await list())).find(({ source }) => source === 'organization')!.thumbnail_url;
  beforeEach(async () => void (await createOwnTemplate(tenant.system)));

  it('is shown to whoever has its address', async () => {
    const response = await show(await urlOf());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    const png = Buffer.from(await response.arrayBuffer());
    expect(Number(response.headers.get('content-length'))).toBe(png.length);
    expect(await sharp(png).metadata()).toMatchObject({ width: 640, height: 360 });
  });

  it('is not sent to those who ask for its size alone', async () => {
    const response = await show(await urlOf(), 'HEAD');
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1_000);
    expect((await response.arrayBuffer()).byteLength).toBe(0);
  });

  it('is not shown behind another address', async () => {
    const url = await urlOf();
    for (const wrong of [
      url.replace(/signature=./, 'signature=!'),
      url.split('?')[0]!,
      url.replace(/[0-9a-f]{12}\/thumbnail/, '000000000000/thumbnail'),
    ]) {
      const response = await show(wrong);
      expect(response.status).toBe(404);
      expect((await response.json()).error).toMatchObject({
        code: 'not_found',
        message: expect.stringContaining('list the templates again'),
      });
    }
  });
});
