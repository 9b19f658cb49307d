import type { Response } from '@playwright/test';
import { rounded, type Figure } from '../figure';
import type { PortalBrowser } from './portal-browser';

const kilobyte = 1000;
const settleMs = 2000;
/** Below that nothing is compressed, because it would hardly get smaller. */
const compressedFrom = 1024;

/** How much JavaScript each page makes a browser fetch that has seen nothing yet, as it is sent. */
export async function measureScripts(
  browser: PortalBrowser,
  pages: Readonly<Record<string, { path: string; aim?: number }>>,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, { path, aim }] of Object.entries(pages)) {
    figures.push({
      name: `JavaScript of ${name}, compressed`,
      value: rounded((await scriptBytes(browser, path)) / kilobyte),
      unit: 'kB',
      aim,
    });
  }
  return figures;
}

async function scriptBytes(browser: PortalBrowser, path: string): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const scripts: Response[] = [];
    page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response));
    const answer = await page.goto(path);
    // What a page fetches for later comes after it.
    await page.waitForTimeout(settleMs);
    if (answer?.status() !== 200 || new URL(page.url()).pathname !== path)
      throw new Error(`${path} was answered with ${answer?.status()} at ${page.url()}.`);
    let bytes = 0;
    for (const script of scripts) bytes += await sentBytes(script);
    return bytes;
  } finally {
    await context.close();
  }
}

/** @throws for a script that isn't compressed, or that the next page would fetch again */
async function sentBytes(script: Response): Promise<number> {
  const headers = await script.allHeaders();
  const { responseBodySize } = await script.request().sizes();
  if (!headers['content-encoding'] && responseBodySize >= compressedFrom)
    throw new Error(`${script.url()} isn’t compressed.`);
  if (!headers['cache-control']?.includes('immutable')) throw new Error(`${script.url()} isn’t kept by the browser.`);
  return responseBodySize;
}
