import { parseHTML } from 'linkedom';
import { removeHidden } from './remove-hidden';
import { simplifyMarkup } from './simplify-markup';

export interface ParsedPage {
  document: Document;
  body: HTMLElement;
  /** As the page says; empty for none. */
  title: string;
  /** BCP 47 tag; null for none. */
  language: string | null;
}

/** A page as a tree of what it shows; nothing in it runs and nothing that it names is loaded. */
export function parsePage(html: string): ParsedPage {
  const { markup, root, styles } = simplifyMarkup(html);
  const { document } = parseHTML(
    `<!doctype html>${root || '<html>'}<head></head><body>${markup}</body></html>`,
  ) as unknown as { document: Document };
  const { body } = document;
  const title = body.querySelector('title')?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  document.title = title;
  const language = languageOf(document);
  removeHidden(body, styles);
  return { document, body, title, language };
}

function languageOf(document: Document): string | null {
  const root = document.documentElement;
  const stated =
    root.getAttribute('lang') ??
    root.getAttribute('xml:lang') ??
    document.querySelector('meta[http-equiv="content-language" i]')?.getAttribute('content');
  try {
    return Intl.getCanonicalLocales(stated?.trim().replaceAll('_', '-') ?? [])[0] ?? null;
  } catch {
    // Pages write what they like there.
    return null;
  }
}
