import mammoth from 'mammoth';
import { openArchive, type Archive } from '../archive/open-archive';
import { toZip } from '../archive/to-zip';
import { cleanLine } from '../blocks/clean-line';
import { toParts } from '../blocks/to-parts';
import type { ExtractedDocument, ExtractionLimits } from '../extracted-document';
import { parsePage } from '../pages/parse-page';
import { walkBlocks } from '../pages/walk-blocks';
import { headingTitle } from '../titles/heading-title';
import { statedTitle } from '../titles/stated-title';
import { dropHiddenRuns } from './drop-hidden-runs';
import { OpenParts } from './open-parts';

/** Pictures say nothing without eyes: their bytes are never read, from the package or from elsewhere. */
const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));
/** Titles stand above what is below them; lists of contents repeat the headings. */
const styleMap = [
  "p[style-name='Title'] => h1.title:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  'comment-reference => !',
];
/** Of the title, which stands above the headings of the highest level. */
const aboveAll = 0;
/** Back from a note to where it is called. */
const backLinks = /<a href="#(footnote|endnote)-ref-[^"]*">[^<]*<\/a>/g;

/** Reads a text document: headings, paragraphs, lists, tables, text boxes, notes; neither hidden nor deleted text. */
export async function readDocx(bytes: Buffer, limits: ExtractionLimits): Promise<ExtractedDocument> {
  const archive: Archive = dropHiddenRuns(await openArchive(bytes, limits));
  const { value } = await mammoth.convertToHtml(
    { buffer: toZip(archive) },
    { convertImage, styleMap, externalFileAccess: false, includeEmbeddedStyleMap: false },
  );
  const { body } = parsePage(value.replace(backLinks, ''));
  const heading = cleanLine(body.querySelector('h1.title')?.textContent ?? '');
  const blocks = walkBlocks(body).map((block) =>
    block.kind === 'heading' && block.text === heading ? { ...block, level: aboveAll } : block,
  );
  const title = statedTitle(new OpenParts(archive).title()) ?? statedTitle(heading) ?? headingTitle(blocks);
  return { title, pageCount: null, parts: toParts(blocks) };
}
