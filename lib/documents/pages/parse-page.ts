import { parseHTML } from 'linkedom';

/** A page as a tree; nothing in it runs and nothing that it names is loaded. */
export function parsePage(html: string): Document {
  const hasRoot = /<html[\s>]/i.test(html);
  return parseHTML(hasRoot ? html : `<!doctype html><html><head></head><body>${html}</body></html>`).document as unknown as Document;
}
