import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signInAs, test, type Tenant } from './fixtures';

/** Says “Walking on imported air”. */
const wordFile = readFileSync('node_modules/mammoth/test/test-data/single-paragraph.docx');

const notes =
  'Support notes\n\nThe hotline answers within nine minutes on average. Escalations go to the platform team in Porto.\n';

const fileOf = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});
const documentRow = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Documents' }).getByRole('row', { name: new RegExp(name) });
const choose = (page: Page, files: ReturnType<typeof fileOf>[]) =>
  page.getByLabel('Choose documents').setInputFiles(files);

async function openAs(page: Page, tenant: Tenant, person = tenant.owner): Promise<void> {
  await signInAs(page, person);
  await page.goto('/knowledge');
  await expect(page.getByRole('heading', { name: 'Knowledge', level: 1 })).toBeVisible();
}

/** A page with a line of text, as small as PDF allows. */
function makePdf(text: string): Buffer {
  const content = `BT /F1 18 Tf 72 720 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = pdf.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${pdf}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  );
}

test(
  'an owner adds documents, watches them become ready, searches them and deletes one',
  { tag: '@daily' },
  async ({ page, makeTenant }) => {
    await openAs(page, await makeTenant());
    await expect(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible();
    await expect(page.getByText(/PDF, Word, PowerPoint, .*up to 25 MB/)).toBeVisible();

    await choose(page, [
      fileOf('Annual report.pdf', makePdf('Revenue in Lisbon grew to 18.4 million euros.')),
      fileOf('Travel policy.docx', wordFile),
      fileOf('Support.txt', notes),
    ]);
    for (const name of ['Annual report', 'Travel policy', 'Support'])
      await expect(documentRow(page, name)).toContainText('Ready', { timeout: 60_000 });
    await expect(documentRow(page, 'Annual report')).toContainText('1 page · 1 passage');
    await expect(page.getByRole('heading', { name: '3 documents' })).toBeVisible();

    const search = page.getByRole('searchbox', { name: 'Search the documents' });
    await search.fill('who is walking on air');
    await search.press('Enter');
    const found = page.getByRole('region', { name: 'Passages found' });
    await expect(found.getByRole('listitem').first()).toContainText('Travel policy');
    await expect(found.locator('mark').first()).toHaveText('Walking');
    await search.fill('revenue in Lisbon');
    await search.press('Enter');
    await expect(found.getByRole('listitem').first()).toContainText('Annual report');
    await expect(found.getByRole('listitem').first()).toContainText('page 1');

    await page.getByRole('button', { name: 'Delete Support.txt' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete “Support.txt”?' });
    await question.getByRole('button', { name: 'Delete document' }).click();
    await expect(documentRow(page, 'Support')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: '2 documents' })).toBeVisible();
    await page.goto('/knowledge?q=hotline+escalations');
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  },
);

test('what can’t be taken says why, before and after it was sent', async ({ page, makeTenant }) => {
  await openAs(page, await makeTenant());
  await choose(page, [fileOf('photo.heic', 'x'), fileOf('fake.pdf', 'no pdf at all'), fileOf('Support.txt', notes)]);
  await expect(documentRow(page, 'Support')).toBeVisible({ timeout: 60_000 });
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect(uploads.getByRole('listitem').filter({ hasText: 'photo.heic' })).toContainText(
    'Files of this kind can’t be read; PDF',
  );
  await expect(uploads.getByRole('listitem').filter({ hasText: 'fake.pdf' })).toContainText(
    'is not a document that can be read here',
  );
  await choose(page, [fileOf('Copy of support.txt', notes)]);
  await expect(uploads.getByRole('listitem').filter({ hasText: 'Copy of support.txt' })).toContainText(
    'in the knowledge base as “Support.txt”',
  );
  for (const name of ['photo.heic', 'fake.pdf', 'Copy of support.txt'])
    await page.getByRole('button', { name: `Dismiss ${name}` }).click();
  await expect(uploads).toBeHidden();
});

test('a document that can’t be read says what to do, and is read again on request', async ({ page, makeTenant }) => {
  await openAs(page, await makeTenant());
  await choose(page, [fileOf('Broken.pdf', '%PDF-1.7\nbroken')]);
  const row = documentRow(page, 'Broken');
  await expect(row).toContainText('Failed', { timeout: 60_000 });
  await expect(row).toContainText('save it again and upload the new file');
  await row.getByRole('button', { name: 'Retry Broken.pdf' }).click();
  await expect(page.getByText('Reading “Broken.pdf” again')).toBeVisible();
  await expect(row).toContainText('Failed', { timeout: 60_000 });
});

test('a member sees and searches the documents, and can’t add or delete any', async ({
  page,
  openElsewhere,
  makeTenant,
}) => {
  const tenant = await makeTenant();
  await openAs(page, tenant);
  await choose(page, [fileOf('Support.txt', notes)]);
  await expect(documentRow(page, 'Support')).toContainText('Ready', { timeout: 60_000 });
  const theirs = await openElsewhere();
  await openAs(theirs, tenant, await tenant.addPerson('member'));
  await expect(documentRow(theirs, 'Support')).toBeVisible();
  await expect(theirs.getByRole('button', { name: /Add documents|^Delete/ })).toHaveCount(0);
  const refused = await theirs.request.post('/knowledge/documents?name=a.txt', {
    data: Buffer.from('text'),
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect(refused.status()).toBe(403);
  await theirs.goto('/knowledge?q=escalations');
  await expect(theirs.getByRole('region', { name: 'Passages found' }).locator('mark')).toHaveText('Escalations');
});

test('the page has no serious problem for people with disabilities, and fits a phone', async ({ page, makeTenant }) => {
  await openAs(page, await makeTenant());
  await choose(page, [fileOf(`${'W'.repeat(120)}.txt`, notes), fileOf('Broken.pdf', '%PDF-1.7\nbroken')]);
  await expect(documentRow(page, 'Broken')).toContainText('Failed', { timeout: 60_000 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/knowledge?q=hotline');
  await expect(page.getByRole('region', { name: 'Passages found' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id} ${nodes[0]?.html}`),
  ).toEqual([]);
});
