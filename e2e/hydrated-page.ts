import type { Page } from '@playwright/test';

/** Controls that do nothing, or something else, until the page's script has taken them over. */
const controls = 'body :is(a[href], button, form, input, select, textarea)';

/**
 * A page that is used as soon as it answers, and no sooner: `goto` and its like wait until React has taken over all
 * that the server sent and its effects have run. People wait for the same without knowing.
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

export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    async (selector) => {
      // React notes its own node on each element that it knows.
      const isKnown = (element: Element) => Object.keys(element).some((name) => name.startsWith('__reactFiber$'));
      if (document.readyState !== 'complete' || ![...document.querySelectorAll(selector)].every(isKnown)) return false;
      // Effects come after that, and before the browser has nothing to do.
      await new Promise((idle) => requestIdleCallback(idle, { timeout: 2_000 }));
      return true;
    },
    controls,
    { timeout: 60_000 },
  );
}
