import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { getPrisma } from '@/lib/platform/database/prisma';
import { expect, signInAs, test } from './fixtures';

function picture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 160, height: 100, channels: 3, background } })
    .png()
    .toBuffer();
}

interface Dropped {
  name: string;
  type: string;
  bytes: Buffer;
}

/** As a browser tells a page of files that were let go over it. */
async function drop(page: Page, files: readonly Dropped[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    (given) => {
      const data = new DataTransfer();
      for (const { name, type, base64 } of given)
        data.items.add(
          new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], name, { type }),
        );
      return data;
    },
    files.map(({ name, type, bytes }) => ({ name, type, base64: bytes.toString('base64') })),
  );
  const target = page.getByRole('main');
  await target.dispatchEvent('dragover', { dataTransfer: transfer });
  await target.dispatchEvent('drop', { dataTransfer: transfer });
}

test(
  'reference images come by drag and drop and by the file dialog; what is wrong is said beside each',
  { tag: '@daily' },
  async ({ page, makeTenant }) => {
    const tenant = await makeTenant();
    await signInAs(page, tenant.owner);
    await page.goto('/new');
    await page.getByRole('textbox', { name: 'Prompt' }).fill('A slide on our harbour');
    await page.getByRole('radio', { name: 'Single slide' }).check();
    await drop(page, [{ name: '<img src=x>.png', type: 'image/png', bytes: await picture('#1f5fbf') }]);
    const chosen = page.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem');
    await expect(page.getByRole('img', { name: '<img src=x>.png' })).toBeVisible();

    await page.getByLabel('Reference images').setInputFiles([
      {
        name: 'large.png',
        mimeType: 'image/png',
        buffer: Buffer.concat([await picture('#0f5a4b'), Buffer.alloc(5_000_000)]),
      },
      { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
      { name: 'named-wrongly.jpg', mimeType: 'image/jpeg', buffer: await picture('#d0672a') },
    ]);
    await expect(chosen).toHaveCount(4);
    await expect(chosen.filter({ hasText: 'large.png' })).toContainText('at most 5 MB');
    await expect(chosen.filter({ hasText: 'notes.png' })).toContainText('not a PNG, JPEG, WebP or GIF');

    await page.getByRole('button', { name: 'Generate slide' }).click();
    await expect(page.getByRole('button', { name: 'Remove large.png' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Choose pictures' })).toBeFocused();
    await page.getByRole('button', { name: 'Remove notes.png' }).click();
    await expect(chosen).toHaveCount(2);

    await page.getByRole('button', { name: 'Generate slide' }).click();
    await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
    const job = await getPrisma().job.findFirstOrThrow({ where: { organizationId: tenant.organizationId } });
    expect(job.referenceImages).toMatchObject([
      { mimeType: 'image/png', widthPx: 160 },
      { mimeType: 'image/png', widthPx: 160 },
    ]);

    await page.goto(`/new?from=${job.id}`);
    await expect(chosen).toHaveCount(2);
    await expect(page.getByRole('img', { name: 'image-2.png' })).toBeVisible();
  },
);

test('what the server finds stands beside the picture, and text files go into the prompt', async ({
  page,
  makeTenant,
}) => {
  const tenant = await makeTenant();
  await signInAs(page, tenant.owner);
  await page.goto('/new');
  await drop(page, [
    { name: 'plan.md', type: 'text/markdown', bytes: Buffer.from('# Harbour plan\n') },
    { name: 'ferries.csv', type: 'text/csv', bytes: Buffer.from('Line,Ferries\nNorth,7\nSouth,5\n') },
  ]);
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(
    '# Harbour plan\n\n| Line | Ferries |\n| --- | --- |\n| North | 7 |\n| South | 5 |',
  );

  const whole = await picture('#1f5fbf');
  await drop(page, [{ name: 'photo.png', type: 'image/png', bytes: whole }]);
  await page.getByRole('button', { name: 'Make a single slide' }).click();
  await expect(page.getByRole('radio', { name: 'Single slide' })).toBeChecked();
  await expect(page.getByRole('img', { name: 'photo.png' })).toBeVisible();
  // Browsers show it as far as it goes; the server wants all of it.
  await page
    .getByLabel('Reference images')
    .setInputFiles({ name: 'cut.png', mimeType: 'image/png', buffer: whole.subarray(0, -12) });
  await page.getByRole('button', { name: 'Generate slide' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'cut.png' }).getByRole('alert')).toHaveText(
    'This picture is cut short.',
  );
  await expect(page.getByRole('button', { name: 'Remove cut.png' })).toBeFocused();
  expect(await getPrisma().job.count({ where: { organizationId: tenant.organizationId } })).toBe(0);
});
