import type { Page } from '@playwright/test';
import { createTemplate } from '@/lib/services/templates/create-template';
import { signInByForm } from './account';
import { expect, signInAs, test as base } from './fixtures';
import { fewCredits, makeJobs, portalPages, settle, sitePages, type MadeJobs } from './pages';
import { withTenants, type Tenant } from './tenant';

/** Runs as whoever gets it to run. */
const script = `<script>window.taken=1</script><img src=x onerror="window.taken=1"><svg onload="window.taken=1">"'>{{7*7}}`;

const isTaken = (page: Page) => page.evaluate(() => 'taken' in window);

/** What the browser refused to load or run, and what failed on the page by itself. */
function watchTrouble(page: Page): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Content-Security-Policy|Refused to/.test(message.text())) trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(error.message));
  return trouble;
}

interface Hostile {
  tenant: Tenant;
  made: MadeJobs;
}

const test = base.extend<object, { hostile: Hostile }>({
  hostile: [
    async ({ playwright }, use) =>
      withTenants(async (makeTenant) => {
        const request = await playwright.request.newContext({ baseURL: process.env.BASE_URL });
        const tenant = await makeTenant({ name: `Org ${script}`, plan: 'enterprise', credits: fewCredits });
        await tenant.createKey(`Key ${script}`.slice(0, 100));
        await createTemplate({
          ctx: tenant.system,
          input: { name: `T ${script}`.slice(0, 100), base: 'Meridian', brand: { colors: { accent: '7A1FA2' } } },
        });
        await use({
          tenant,
          made: await makeJobs(
            request,
            tenant,
            `# ${script}\n\n- ${script}\n- Revenue grew to $4.2M\n\n## ${script}\n\n- One\n- Two`,
          ),
        });
        await request.dispose();
      }),
    { scope: 'worker', timeout: 180_000 },
  ],
});

// In parts, so that no part holds up the end of a run.
const parts = [0, 1, 2].map((part) => portalPages.filter((_, index) => index % 3 === part));
for (const [part, pages] of parts.entries()) {
  const tag = part === 0 ? ['@daily'] : [];
  test(
    `script in prompts and in names of keys, people, organizations and templates is shown, never run: ${pages.map(({ name }) => name).join('; ')}`,
    { tag },
    async ({ page, hostile: { tenant, made } }) => {
      await signInAs(page, tenant.owner);
      const trouble = watchTrouble(page);
      for (const { name, path } of pages) {
        await page.goto(path(made));
        await settle(page);
        expect(await isTaken(page), name).toBe(false);
        expect(await page.locator('script:not([nonce]):not([src])').count(), `${name}: a script that is not ours`).toBe(
          0,
        );
      }
      expect(trouble).toEqual([]);
    },
  );
}

test('each page has a policy of its own that runs no script from elsewhere', { tag: '@daily' }, async ({ page }) => {
  const nonces = new Set<string>();
  for (const path of sitePages) {
    const answer = await page.goto(path);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(nonce.length, path).toBeGreaterThanOrEqual(22);
    nonces.add(nonce);
    expect(/script-src ([^;]*)/.exec(policy)?.[1], path).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
  }
  expect(nonces.size).toBe(sitePages.length);
  await page.goto('/');
  await page.evaluate(() => {
    const injected = document.createElement('div');
    injected.innerHTML = `<img src="/nothing" onerror="window.taken=1">`;
    const hasFailed = new Promise((done) => injected.firstChild?.addEventListener('error', done));
    document.body.append(injected);
    return hasFailed.then(() => undefined);
  });
  expect(await isTaken(page)).toBe(false);
});

test(
  'the cookie of a session is out of reach of scripts and of other sites',
  { tag: '@daily' },
  async ({ page, makeTenant }) => {
    await signInByForm(page, (await makeTenant()).owner);
    const cookies = await page.context().cookies();
    const session = cookies.find(({ name }) => name.includes('session-token'));
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const open = cookies.filter(({ httpOnly }) => !httpOnly).map(({ name }) => name);
    // What pages look like, and whose clock they show.
    expect(open.filter((name) => !['theme', 'zone'].includes(name))).toEqual([]);
  },
);

test('what another site makes a browser send is refused', { tag: '@daily' }, async ({ page, makeTenant }) => {
  const tenant = await makeTenant();
  await signInAs(page, tenant.owner);
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'http://blog.localhost' },
    { origin: 'null' },
    { origin: 'https://evil.example' },
  ];
  for (const headers of foreign) {
    const answer = await page.request.post('/settings/organization', {
      headers: { ...headers, 'next-action': '00'.repeat(21) },
      multipart: { name: 'Taken' },
    });
    expect(answer.status(), JSON.stringify(headers)).toBe(403);
  }
});

test(
  'no page may be framed, guessed in its type, or kept by whoever stands between',
  { tag: '@daily' },
  async ({ page, makeTenant }) => {
    const tenant = await makeTenant();
    await signInAs(page, tenant.owner);
    const answer = await page.goto('/jobs');
    expect(answer?.headers()).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
    expect(answer?.headers()['cache-control']).toMatch(/no-store|private/);
    expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  },
);

test(
  'another organization’s things are nowhere to be found',
  { tag: '@daily' },
  async ({ page, request, makeTenant }) => {
    const [tenant, stranger] = [await makeTenant({ credits: fewCredits }), await makeTenant()];
    const made = await makeJobs(request, tenant);
    await signInAs(page, stranger.owner);
    for (const id of Object.values(made)) {
      expect((await page.request.get(`/jobs/${id}`)).status()).toBe(404);
      expect(await (await page.request.get(`/new?from=${id}`)).text()).not.toContain('Nordlicht');
    }
    await page.goto('/jobs');
    await expect(page.getByRole('link', { name: /Nordlicht/i })).toHaveCount(0);
  },
);
