import { noise } from '@/lib/services/reference-images/testing/pictures';
import { expect, signInAs, test } from './fixtures';
import { pressOn } from './keyboard';
import { makeJob } from './make-job';

test(
  'a member runs a job again, with the keyboard alone and with its reference image',
  { tag: '@daily' },
  async ({ page, makeTenant }) => {
    const tenant = await makeTenant();
    const { key } = await tenant.createKey();
    const image = {
      data: (await noise(320, 200).png().toBuffer()).toString('base64'),
      mime_type: 'image/png' as const,
    };
    const jobId = await makeJob(page.request, key, {
      prompt: '# Pier\n\n- Opens in May\n- Costs $2M',
      output_type: 'single_slide',
      template_name: 'Nocturne',
      reference_images: [image],
    });
    const member = await tenant.addPerson('member');
    await signInAs(page, member);
    await page.goto(`/jobs/${jobId}`);
    await expect(page.getByRole('link', { name: 'Edit and run again' })).toHaveAttribute('href', `/new?from=${jobId}`);
    await pressOn(page.getByRole('button', { name: 'Run again' }), 'Enter');
    await expect(page).not.toHaveURL(new RegExp(jobId));
    await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('region', { name: 'Slides' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('region', { name: 'Prompt' })).toContainText('Opens in May');
    await expect(page.getByRole('definition').filter({ hasText: member.name })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'Nocturne' })).toBeVisible();
    const picture = page.getByRole('img', { name: 'Reference image 1' });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(320);
    const address = (await picture.getAttribute('src')) ?? '';
    expect((await page.request.get(address)).headers()['content-type']).toBe('image/webp');
    const other = await makeTenant();
    await signInAs(page, other.owner);
    expect((await page.request.get(address)).status()).toBe(404);
  },
);
