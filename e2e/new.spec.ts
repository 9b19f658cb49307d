import { getPrisma } from '@/lib/platform/database/prisma';
import { expect, signInAs, test } from './fixtures';
import { tabTo } from './keyboard';

test(
  'a member writes a prompt and has a deck, with the keyboard alone',
  { tag: '@daily' },
  async ({ page, makeTenant }) => {
    const tenant = await makeTenant();
    await signInAs(page, await tenant.addPerson('member'));
    await page.goto('/new');
    const prompt = page.getByRole('textbox', { name: 'Prompt' });
    await tabTo(page, prompt);

    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Say what you need')).toBeVisible();
    await expect(prompt).toBeFocused();

    await page.keyboard.insertText('Harbour ferries in 3 slides\n\n- 12 ferries\n- 3 lines\n- 40,000 passengers a day');
    await expect(page.getByText('Say what you need')).toBeHidden();
    await expect(page.getByText(/At most 3 credits for 3 slides; 200 left/)).toBeVisible();

    await tabTo(page, page.getByRole('radio', { name: 'Deck' }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Single slide' })).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'Deck' })).toBeChecked();
    await tabTo(page, page.getByRole('radio', { name: 'Choose for me' }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Meridian' })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/new');
    await page.keyboard.press('Control+Enter');

    await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
    await expect(page.getByText('Completed').first()).toBeVisible({ timeout: 60_000 });
    const jobs = await getPrisma().job.findMany({ where: { organizationId: tenant.organizationId } });
    expect(jobs).toMatchObject([
      {
        id: page.url().split('/').pop(),
        status: 'completed',
        templateName: 'Meridian',
        outputType: 'deck',
        apiKeyId: null,
      },
    ]);
  },
);
