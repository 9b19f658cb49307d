import { request as requests } from '@playwright/test';
import { makeShared } from './shared-tenants';

/** Makes what tests only look at, once for all of them, and takes it away at the end. */
export default async function setup(): Promise<() => Promise<void>> {
  const request = await requests.newContext({ baseURL: process.env.BASE_URL });
  const takeAway = await makeShared(request);
  await request.dispose();
  return takeAway;
}
