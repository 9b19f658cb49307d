import { expect, type APIRequestContext, type Page } from '@playwright/test';

export interface CapturedAction {
  /** Sends the same again with the cookies of somebody else; gives the answer's text. */
  replay: (request: APIRequestContext) => Promise<string>;
}

/** The request that a page sends when something is done on it, as whoever knows it could send it by hand. The page's own answer may still be on the way. */
export async function captureAction(page: Page, act: () => Promise<void>): Promise<CapturedAction> {
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && 'next-action' in request.headers()),
    act(),
  ]);
  const { 'next-action': action, 'next-router-state-tree': tree, 'content-type': type, accept } = sent.headers();
  const headers = Object.fromEntries(
    Object.entries({
      'next-action': action,
      'next-router-state-tree': tree,
      'content-type': type,
      accept,
      origin: new URL(sent.url()).origin,
    }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  const data = sent.postDataBuffer() ?? undefined;
  expect(action, 'a server action').toBeTruthy();
  return {
    async replay(request) {
      const answer = await request.post(sent.url(), { headers, data, maxRedirects: 0 });
      return answer.text();
    },
  };
}
