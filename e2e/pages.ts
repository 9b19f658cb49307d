import { readFileSync } from 'node:fs';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { makeJob } from './make-job';
import type { Tenant } from './tenant';

export interface PortalPage {
  name: string;
  path: (made: MadeJobs) => string;
}

/** Every page of the portal, for what must hold on each of them. */
export const portalPages: readonly PortalPage[] = [
  { name: 'jobs', path: () => '/jobs' },
  { name: 'jobs, none found', path: () => '/jobs?q=nothing-is-called-this' },
  { name: 'a deck', path: ({ deckId }) => `/jobs/${deckId}` },
  { name: 'variants of a slide', path: ({ slideId }) => `/jobs/${slideId}` },
  { name: 'a failed job', path: ({ failedId }) => `/jobs/${failedId}` },
  { name: 'new', path: () => '/new' },
  { name: 'new, from a job', path: ({ slideId }) => `/new?from=${slideId}` },
  { name: 'templates', path: () => '/templates' },
  { name: 'a new brand', path: () => '/templates/brand/new' },
  { name: 'knowledge', path: () => '/knowledge' },
  { name: 'knowledge, searched', path: () => '/knowledge?q=revenue' },
  { name: 'usage', path: () => '/usage' },
  { name: 'requests', path: () => '/usage/requests' },
  { name: 'developer', path: () => '/settings/developer' },
  { name: 'organization', path: () => '/settings/organization' },
  { name: 'audit log', path: () => '/settings/audit' },
  { name: 'ledger', path: () => '/usage/ledger' },
  { name: 'members', path: () => '/settings/members' },
  { name: 'account', path: () => '/settings/account' },
  { name: 'no such job', path: () => '/jobs/0198c0de-0000-7000-8000-000000000000' },
];

/** Pages for everybody. */
export const sitePages = ['/', '/signin', '/signup', '/docs', '/no-such-page'] as const;

export interface MadeJobs {
  deckId: string;
  slideId: string;
  failedId: string;
}

const demoPrompt = readFileSync('scripts/demo/prompt.md', 'utf8');

/** Covers a deck and a slide, and no 50 slides after them. */
export const fewCredits = 45;

/** A deck, a slide in two variants, and a job that failed for want of credits; for a tenant with `fewCredits`. */
export async function makeJobs(request: APIRequestContext, tenant: Tenant, prompt = demoPrompt): Promise<MadeJobs> {
  const { key } = await tenant.createKey('Jobs of all kinds');
  const [deckId, slideId] = await Promise.all([
    makeJob(request, key, { prompt, output_type: 'deck' }),
    makeJob(request, key, { prompt, output_type: 'single_slide', variant_count: 2 }),
  ]);
  const failedId = await makeJob(request, key, {
    prompt: `A deck of 50 slides, more than the pool covers. ${prompt}`,
    output_type: 'deck',
  });
  return { deckId, slideId, failedId };
}

/** Waits until a page is drawn whole. Its network may never be idle: lists ask for what changed. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
