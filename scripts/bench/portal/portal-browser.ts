import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { findChromium } from '../../test/find-programs';

export interface PortalBrowser {
  /** A signed-in person whose browser has seen nothing yet. */
  newContext: () => Promise<BrowserContext>;
  close: () => Promise<void>;
}

/** A real Chromium with the owner signed in. */
export async function openPortalBrowser(
  baseURL: string,
  person: { email: string; password: string },
): Promise<PortalBrowser> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--disable-background-networking', '--disable-component-update', '--no-first-run'],
  });
  try {
    const cookies = await signIn(browser, baseURL, person);
    return {
      newContext: () => browser.newContext({ baseURL, storageState: cookies, viewport: { width: 1280, height: 800 } }),
      close: () => browser.close(),
    };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

async function signIn(browser: Browser, baseURL: string, { email, password }: { email: string; password: string }) {
  const context = await browser.newContext({ baseURL });
  try {
    const { csrfToken } = (await (await context.request.get('/api/auth/csrf')).json()) as { csrfToken: string };
    const answer = await context.request.post('/api/auth/callback/password', {
      form: { csrfToken, email, password, json: 'true' },
    });
    if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}.`);
    return await context.storageState();
  } finally {
    await context.close();
  }
}
