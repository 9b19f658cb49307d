import { readFileSync } from 'node:fs';
import { buildUpload, editEntry } from '@/lib/templates/upload/testing/build-upload';
import { createTemplate } from '@/lib/services/templates/create-template';
import { expect, signInAs, test } from './fixtures';

const mimeType = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

test(
  'an owner makes a template of a PowerPoint file, corrects it, and puts another file in its place',
  { tag: '@daily' },
  async ({ page, makeTenant }) => {
    const tenant = await makeTenant();
    await signInAs(page, tenant.owner);
    await page.goto('/templates');
    const file = { name: 'House_style 2026.potx', mimeType, buffer: await buildUpload() };
    await page.getByLabel('Choose a PowerPoint file').setInputFiles(file);
    const dialog = page.getByRole('dialog', { name: 'New template' });
    await expect(dialog.getByLabel('Name')).toHaveValue('House style 2026');
    await dialog.getByRole('button', { name: 'Make template' }).click();

    await expect(page).toHaveURL(/\/templates\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('House style 2026 Default');
    const pictures = page.getByRole('region', { name: 'How slides look in it' }).getByRole('img');
    await expect(pictures).toHaveCount(10);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('naturalWidth', 800);
    }

    const quote = page.getByRole('combobox', { name: 'Layout for Quote', exact: true });
    const before = await quote.inputValue();
    await quote.selectOption('Title slide');
    await expect(page.getByText('Quote: the slides are drawn anew')).toBeVisible();
    await expect(page.getByText('Your choice')).toBeVisible();
    await quote.selectOption('As found in the file');
    await expect(page.getByText('Your choice')).toBeHidden();
    expect(await quote.inputValue()).toBe(before);

    await page.getByLabel('Tags').fill('Board, clients');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('The template is saved.')).toBeVisible();
    await expect(page.getByLabel('Tags')).toHaveValue(/board, clients/i);

    const other = { name: 'new.pptx', mimeType, buffer: await buildUpload(undefined, 'Nocturne') };
    await page.getByLabel('Choose a PowerPoint file').setInputFiles(other);
    await page.getByRole('dialog').getByRole('button', { name: 'Replace file' }).click();
    await expect(page.getByText('“House style 2026” has the new file')).toBeVisible();
    await expect(page.getByText(/new\.pptx/)).toBeVisible();

    await page.getByRole('button', { name: 'Delete House style 2026' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete template' }).click();
    await expect(page).toHaveURL('/templates');
    await expect(page.getByRole('heading', { name: 'House style 2026' })).toHaveCount(0);
  },
);

test('a file that can’t be a template is refused with what to do, and leaves nothing', async ({ page, makeTenant }) => {
  await signInAs(page, (await makeTenant()).owner);
  await page.goto('/templates');
  const choose = (name: string, text: string) =>
    page.getByLabel('Choose a PowerPoint file').setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
  await choose('letter.pptx', 'Dear all,');
  await page.getByRole('dialog').getByRole('button', { name: 'Make template' }).click();
  await expect(page.getByRole('alert')).toContainText('no PowerPoint file');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await choose('letter.docx', 'Dear all,');
  await expect(page.getByRole('alert')).toContainText('Choose a .pptx or .potx');
  await expect(page.getByRole('button', { name: 'Make template' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'letter' })).toHaveCount(0);
});

test('a name that another template has is said to be taken, and members only look', async ({
  page,
  makeTenant,
  openElsewhere,
}) => {
  const tenant = await makeTenant();
  const member = await tenant.addPerson('member');
  const brand = { colors: {}, fonts: {} };
  await createTemplate({ ctx: tenant.system, input: { name: 'House', base: 'Ledger', brand } });
  await signInAs(page, tenant.owner);
  await page.goto('/templates');
  const file = { name: 'House.pptx', mimeType, buffer: await buildUpload() };
  await page.getByLabel('Choose a PowerPoint file').setInputFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: 'Make template' }).click();
  await expect(page.getByText('“House 2” is free')).toBeVisible();
  const theirs = await openElsewhere(member);
  await theirs.goto(page.url());
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText('House');
  await expect(theirs.getByRole('combobox')).toHaveCount(0);
  await expect(theirs.getByRole('button', { name: 'Replace file' })).toHaveCount(0);
});

test('font files make text fit its own letters, and go again', async ({ page, makeTenant }) => {
  const tenant = await makeTenant();
  const house = await buildUpload((entries) =>
    editEntry(entries, 'ppt/theme/theme1.xml', (xml) =>
      xml.replace(/<a:latin typeface="[^"]*"/g, '<a:latin typeface="Gelasio"'),
    ),
  );
  await signInAs(page, tenant.owner);
  await page.goto('/templates');
  await expect(page.getByRole('heading', { name: 'Fonts' })).toHaveCount(0);
  await page.getByLabel('Choose a PowerPoint file').setInputFiles({ name: 'House.pptx', mimeType, buffer: house });
  await page.getByRole('dialog').getByRole('button', { name: 'Make template' }).click();
  await expect(page.getByText(/“Gelasio” is not among the fonts/)).toBeVisible();
  const templatePage = page.url();

  await page.goto('/templates');
  const font = (name: string, buffer: Buffer) => ({ name, mimeType: 'font/ttf', buffer });
  await page
    .getByLabel('Choose font files')
    .setInputFiles([
      font('gelasio-regular.ttf', readFileSync('assets/fonts/gelasio-regular.ttf')),
      font('letter.ttf', Buffer.from('Dear all,')),
    ]);
  await expect(page.getByText('Gelasio Regular')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('region', { name: 'Fonts' }).getByRole('alert')).toContainText(
    'letter.ttf: This file can’t be read as a font',
  );
  await page.goto(templatePage);
  await expect(page.getByText(/“Gelasio” is not among the fonts/)).toHaveCount(0);

  await page.goto('/templates');
  await page.getByRole('button', { name: 'Delete Gelasio Regular' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete font' }).click();
  await expect(page.getByText('Gelasio Regular')).toHaveCount(0);
});
