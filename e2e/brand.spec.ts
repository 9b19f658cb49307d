import { expect, signInAs, test } from './fixtures';

const svg = (ink: string, inner = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><circle cx="5" cy="5" r="5" fill="#E07A1F"/><rect x="15" width="25" height="10" fill="${ink}"/>${inner}</svg>`,
  );
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/svg+xml', buffer });

test(
  'an owner makes a brand beside slides in it, is told at once what can’t be read, changes it, and deletes it',
  { tag: '@daily' },
  async ({ page, makeTenant, openElsewhere }) => {
    const tenant = await makeTenant();
    const member = await tenant.addPerson('member');
    await signInAs(page, tenant.owner);
    await page.goto('/templates');
    await page.getByRole('link', { name: 'Make a brand' }).click();
    const preview = page.getByRole('region', { name: 'Preview' });
    const slides = preview.getByRole('img', { name: /in this brand$/ });
    await expect(slides).toHaveCount(5);
    const cover = preview.getByRole('img', { name: 'Cover in this brand' });
    await expect(cover).toHaveJSProperty('naturalWidth', 800);
    const before = await cover.getAttribute('src');

    await page.getByLabel('Name', { exact: true }).fill('Harbour');
    await page.getByRole('radio', { name: 'Ledger' }).check();
    await expect(cover).not.toHaveAttribute('src', before!);

    await page.getByLabel('Accent', { exact: true }).fill('#F2C200');
    const refusal = page.getByRole('alert').filter({ hasText: 'has a contrast of 1.' });
    await expect(refusal).toBeVisible();
    await refusal.getByRole('button', { name: /^Use #/ }).click();
    await expect(refusal).toBeHidden();

    await page
      .getByLabel('File: Logo for light grounds', { exact: true })
      .setInputFiles(file('words.svg', svg('#12355B', '<text y="9">A</text>')));
    await expect(page.getByRole('alert').filter({ hasText: 'outlines' })).toBeVisible();
    await page
      .getByLabel('File: Logo for light grounds', { exact: true })
      .setInputFiles(file('logo.svg', svg('#12355B')));
    await expect(page.getByRole('img', { name: 'Logo for light grounds' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'outlines' })).toBeHidden();

    await page.getByLabel('Headings').fill('Gill Sans');
    await expect(page.getByText(/“Gill Sans” is not among the fonts/)).toBeVisible();
    const footer = page.getByLabel('Line at the foot of slides');
    await footer.fill('W'.repeat(80));
    await expect(page.getByRole('alert').filter({ hasText: /About \d+ characters fit/ })).toBeVisible();
    await footer.fill('Confidential');
    await expect(page.getByRole('alert').filter({ hasText: /characters fit/ })).toBeHidden();

    await page.getByLabel('Name', { exact: true }).fill('Ledger');
    await page.getByRole('button', { name: 'Make brand' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '“Ledger 2” is free' })).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.getByLabel('Name', { exact: true }).fill('Harbour');
    await page.getByRole('button', { name: 'Make brand' }).click();
    await expect(page).toHaveURL('/templates');
    await expect(page.getByText('Varies Ledger in 1 colour, 1 font, 1 logo and 1 footer')).toBeVisible();

    await page.getByRole('link', { name: 'Change brand: Harbour' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour');
    await expect(page.getByRole('img', { name: 'Logo for light grounds' })).toBeVisible();
    const brandPage = page.url();
    await page.getByRole('button', { name: 'Remove: Logo for light grounds' }).click();
    await page.getByLabel('Line at the foot of slides').fill('Internal');
    await page.getByRole('button', { name: 'Save brand' }).click();
    await expect(page.getByText('Varies Ledger in 1 colour, 1 font and 1 footer')).toBeVisible();

    const theirs = await openElsewhere(member);
    await theirs.goto('/templates');
    await expect(theirs.getByRole('heading', { name: 'Harbour' })).toBeVisible();
    await expect(theirs.getByRole('link', { name: /brand/ })).toHaveCount(0);
    await theirs.goto(brandPage);
    await expect(theirs.getByRole('button', { name: 'Save brand' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Delete Harbour' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete template' }).click();
    await expect(page.getByRole('heading', { name: 'Harbour' })).toHaveCount(0);
  },
);

test('slides that could not be drawn are said to be so, and are drawn when they are asked for again', async ({
  page,
  makeTenant,
}) => {
  await signInAs(page, (await makeTenant()).owner);
  await page.route('**/templates/brand/preview', (route) => route.abort());
  await page.goto('/templates/brand/new');
  await expect(page.getByText('The slides could not be drawn')).toBeVisible();
  await page.unroute('**/templates/brand/preview');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('img', { name: 'Cover in this brand' })).toBeVisible();
  await expect(page.getByText('The slides could not be drawn')).toBeHidden();
});
