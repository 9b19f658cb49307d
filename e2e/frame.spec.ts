import { expect, signInAs } from './fixtures';
import { portalPages, settle } from './pages';
import { test } from './shared-tenants';

for (const { name: screen, width, height } of [
  { name: 'a desk', width: 1600, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
])
  test(`headings of all pages stand at one place on ${screen}`, async ({ page, furnished: { tenant, made } }) => {
    await signInAs(page, tenant.owner);
    await page.setViewportSize({ width, height });
    const places = new Map<string, string[]>();
    // What isn't there is a message in the middle.
    for (const { name, path } of portalPages.filter((each) => !each.name.startsWith('no such'))) {
      await page.goto(path(made));
      await settle(page);
      const heading = await page.getByRole('heading', { level: 1 }).first().boundingBox();
      const place = `${Math.round(heading?.x ?? 0)}, ${Math.round(heading?.y ?? 0)}`;
      places.set(place, [...(places.get(place) ?? []), name]);
    }
    expect(
      [...places].map(([place, names]) => `${place}: ${names.join(', ')}`),
      'places of headings',
    ).toHaveLength(1);
  });
