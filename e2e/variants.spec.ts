import { expect, signInAs, test } from './fixtures';
import { pressOn } from './keyboard';
import { makeJob } from './make-job';

test(
  'variants stand beside each other, each with its file, and open in one viewer',
  { tag: '@daily' },
  async ({ page, makeTenant }) => {
    const tenant = await makeTenant();
    const { key } = await tenant.createKey();
    const prompt = 'One slide comparing our plans. Starter: $19 a month. Team: $39 a month. Company: $69 a month.';
    const jobId = await makeJob(page.request, key, { prompt, output_type: 'single_slide', variant_count: 4 });
    await signInAs(page, tenant.owner);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`/jobs/${jobId}`);
    const variants = page.getByRole('region', { name: 'Variants' });
    const pictures = variants.getByRole('button', { name: /^Enlarge variant/ });
    await expect(pictures).toHaveCount(4);
    const boxes = await Promise.all([0, 1, 2].map(async (index) => (await pictures.nth(index).boundingBox())!));
    expect(boxes[0]!.y).toBe(boxes[1]!.y);
    expect(boxes[2]!.y).toBeGreaterThan(boxes[0]!.y);
    await expect(variants.getByText(/No problems found|things? to know/)).toHaveCount(4);

    const addresses = await variants
      .getByRole('link', { name: /^Download/ })
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(new Set(addresses).size).toBe(4);
    for (const address of addresses)
      expect((await page.request.get(address)).headers()['content-type']).toContain('presentationml');

    await pressOn(pictures.nth(1), 'Enter');
    await expect(page.getByRole('dialog', { name: /^Variant 2 of 4/ })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: /^Variant 3 of 4/ })).toBeVisible();
    await page.getByRole('button', { name: 'Leave full screen' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(pictures.nth(1)).toBeFocused();
  },
);
