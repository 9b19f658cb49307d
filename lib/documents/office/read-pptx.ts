import { childrenOf } from '@/lib/pptx/xml/tree';
import { openArchive } from '../archive/open-archive';
import type { Block } from '../blocks/block';
import { toParts } from '../blocks/to-parts';
import { ExtractionError, type ExtractedDocument, type ExtractionLimits } from '../extracted-document';
import { headingTitle } from '../titles/heading-title';
import { statedTitle } from '../titles/stated-title';
import { childByName, linkedId, OpenParts } from './open-parts';
import { readSlide } from './read-slide';

/** Reads a deck slide by slide in showing order. Hidden slides are counted, as PowerPoint counts them, and not read. */
export async function readPptx(bytes: Buffer, limits: ExtractionLimits): Promise<ExtractedDocument> {
  const parts = new OpenParts(await openArchive(bytes, limits));
  const paths = slidePaths(parts);
  if (paths.length > limits.maxPages) throw new ExtractionError('too_many_pages');
  const blocks = paths.flatMap((path, index) =>
    readSlide(parts, path).map((block): Block => ({ ...block, page: index + 1 })),
  );
  // The first slide of most decks says what they are called.
  return {
    title: statedTitle(parts.title()) ?? headingTitle(blocks.filter(({ page }) => page === 1)),
    pageCount: paths.length,
    parts: toParts(blocks),
  };
}

function slidePaths(parts: OpenParts): string[] {
  const [path] = parts.linkedFrom('', 'officeDocument');
  const presentation = parts.rootOf(path);
  if (path === undefined || presentation === undefined)
    throw new ExtractionError('unreadable', { cause: new Error('the package has no presentation') });
  const list = childByName(presentation, 'sldIdLst');
  return list === undefined ? [] : childrenOf(list).flatMap((entry) => parts.linkById(path, linkedId(entry)) ?? []);
}
