import mammoth from 'mammoth';
import { openArchive } from '../archive/open-archive';
import { toZip } from '../archive/to-zip';
import { toParts } from '../blocks/to-parts';
import type { ExtractedDocument, ExtractionLimits } from '../extracted-document';
import { parsePage } from '../pages/parse-page';
import { walkBlocks } from '../pages/walk-blocks';

/** Pictures say nothing without eyes: their bytes are never read, from the package or from elsewhere. */
const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));

export async function readDocx(bytes: Buffer, limits: ExtractionLimits): Promise<ExtractedDocument> {
  const archive = await openArchive(bytes, limits);
  const { value } = await mammoth.convertToHtml({ buffer: toZip(archive) }, { convertImage, externalFileAccess: false, includeEmbeddedStyleMap: false });
  return { title: null, pageCount: null, parts: toParts(walkBlocks(parsePage(value).body)) };
}
