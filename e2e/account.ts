import { expect, type Page } from '@playwright/test';

function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing; run the browser tests with "npm test -- e2e".`);
  return value;
}

/** The demo organization that the service under test made at its first start. */
export const account = {
  get email() {
    return given('DEMO_EMAIL');
  },
  get password() {
    return given('DEMO_PASSWORD');
  },
  get apiKey() {
    return given('DEMO_API_KEY');
  },
};

/** As people do it. */
export async function signInByForm(
  page: Page,
  { email, password }: { email: string; password: string } = account,
): Promise<void> {
  await page.goto('/signin');
  await fillSignIn(page, email, password);
  await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
}

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
