import type { Page } from '@playwright/test';

/**
 * A page that is used as soon as it answers, and no sooner: `goto` and its like wait until its script has taken over all
 * that the server sent. People wait for the same without knowing.
 */
export function hydrated(page: Page): Page {
  const { goto, reload, goBack, goForward } = page;
  const settled = async <Result>(moved: Promise<Result>): Promise<Result> => {
    const result = await moved;
    await waitForHydration(page);
    return result;
  };
  return Object.assign(page, {
    goto: (...args: Parameters<Page['goto']>) => settled(goto.apply(page, args)),
    reload: (...args: Parameters<Page['reload']>) => settled(reload.apply(page, args)),
    goBack: (...args: Parameters<Page['goBack']>) => settled(goBack.apply(page, args)),
    goForward: (...args: Parameters<Page['goForward']>) => settled(goForward.apply(page, args)),
  });
}

/** By the mark that the product sets (app/ready-mark.tsx), and for the page of the address alone. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready === location.pathname, undefined, {
    timeout: 60_000,
  });
}
