import type { Passage } from './passage';

/** The innermost heading above a passage of a document without pages; undefined where it names nothing but the document. */
export function sectionOf({
  page,
  url,
  title,
  heading,
}: Pick<Passage, 'page' | 'url' | 'title' | 'heading'>): string | undefined {
  if (page !== null || url !== null) return undefined;
  const innermost = heading.split(' › ').at(-1)?.trim() ?? '';
  return innermost === '' || innermost.toLowerCase() === title.toLowerCase() ? undefined : innermost;
}
