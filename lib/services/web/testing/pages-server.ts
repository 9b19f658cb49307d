import { setTimeout } from 'node:timers/promises';
import { startCountingServer } from '@/lib/platform/guarded-fetch/testing/counting-server';

export interface ServedPage {
  body: string | Buffer;
  type?: string;
  status?: number;
  headers?: Record<string, string>;
  delayMs?: number;
}

/** Serves pages by their paths; what is not among them, such as robots.txt, is not there. */
export async function startPages(pages: Record<string, ServedPage>) {
  const server = await startCountingServer('127.0.0.1', (request, response) => {
    const page = pages[request.url ?? ''];
    if (!page) return void response.writeHead(404).end();
    const { status = 200, type = 'text/html; charset=utf-8', headers, delayMs = 0, body } = page;
    void setTimeout(delayMs, undefined, { ref: false }).then(() =>
      response.writeHead(status, { 'content-type': type, ...headers }).end(body),
    );
  });
  return { ...server, origin: `http://127.0.0.1:${server.port}`, server };
}

/** An article long enough to be found as one. */
export function article(title: string, paragraphs: readonly string[], extra = ''): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><nav><a href="/">Home</a></nav><article><h1>${title}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}${extra}</article><footer>Imprint</footer></body></html>`;
}
