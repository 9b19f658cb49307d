import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { percentile, roundTo, type BenchFigure } from '../figure';
import type { PortalBrowser } from './portal-browser';

interface Vitals {
  LCP?: number;
  CLS?: number;
  INP?: number;
}

const loads = 7;
const settleMs = 1500;
const lcpAimMs = 1500;
const clsAim = 0.1;
const inpAimMs = 100;

const library = readFileSync(
  createRequire(import.meta.url)
    .resolve('web-vitals')
    .replace(/web-vitals[^/]*$/, 'web-vitals.iife.js'),
  'utf8',
);

// As text and in one piece with the library, whose name is known in its own script alone.
const collect = `
  window.vitals = {};
  const keep = ({ name, value }) => { window.vitals[name] = value; };
  const options = { reportAllChanges: true, durationThreshold: 16 };
  webVitals.onLCP(keep, options);
  webVitals.onCLS(keep, options);
  webVitals.onINP(keep, options);`;

/** What a person waits for on the list of jobs: until it is there, and after a key or a click. */
export async function measureVitals(browser: PortalBrowser): Promise<BenchFigure[]> {
  const seen: Vitals[] = [];
  for (let load = 0; load < loads; load += 1)
    seen.push(await visit(browser, async (page) => void (await page.keyboard.press('Shift'))));
  const figures: BenchFigure[] = [
    {
      name: '/jobs, largest contentful paint, p50',
      value: roundTo(
        percentile(
          seen.map(({ LCP }) => LCP ?? Number.NaN),
          0.5,
        ),
        0,
      ),
      unit: 'ms',
      aim: lcpAimMs,
    },
    {
      name: '/jobs, cumulative layout shift, worst',
      value: roundTo(Math.max(...seen.map(({ CLS }) => CLS ?? 0)), 3),
      unit: '',
      aim: clsAim,
    },
  ];
  for (const [name, interact] of Object.entries(interactions)) {
    const { INP } = await visit(browser, interact);
    figures.push({
      name: `/jobs, interaction to next paint, ${name}`,
      value: roundTo(INP ?? Number.NaN, 0),
      unit: 'ms',
      aim: inpAimMs,
    });
  }
  return figures;
}

const interactions: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'moving between rows': async (page) => {
    for (const key of ['j', 'j', 'ArrowDown', 'k']) await page.keyboard.press(key);
  },
  'choosing a filter': async (page) => {
    await page.getByLabel('Status').focus();
    await page.keyboard.press('f');
    await page.waitForURL(/status=failed/);
    await page.getByRole('link', { name: /^Remove filter/ }).click();
    await page.waitForURL((url) => !url.search);
  },
  searching: async (page) => {
    await page.getByRole('searchbox').click();
    await page.keyboard.type('kestrel', { delay: 40 });
    await page.waitForURL(/q=kestrel/);
  },
  'opening the palette': async (page) => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('new', { delay: 40 });
  },
};

/** Loads the page in a browser that has seen nothing yet, and reads what it counted in the end. */
async function visit(browser: PortalBrowser, interact: (page: Page) => Promise<void>): Promise<Vitals> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(`${library}\n${collect}`);
    await page.goto('/jobs');
    await page.waitForTimeout(settleMs);
    await interact(page);
    await page.evaluate(twoFrames);
    return await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
  } finally {
    await context.close();
  }
}

/** Entries come after the frame that they are about. */
function twoFrames(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 200))));
}
