import type { Root } from 'hast';
import mammoth from 'mammoth';
import { EXIT, visit } from 'unist-util-visit';
import { parseXml, serializeXml, type XmlElement } from '@/lib/pptx/xml/tree';
import { classesOf } from '@/lib/text/visible-html';
import { toParts } from '../blocks';
import type { ExtractedDocument, ExtractionLimits } from '../extracted-document';
import { htmlBlocks, openHtml } from '../html/read-html';
import { headingTitle, statedTitle } from '../titles/document-title';
import { belowByName, childByName, openArchive, OpenParts, toZip, type Archive } from './open-parts';

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
  const { shown } = openHtml(value.replace(backLinks, ''));
  const heading = titleHeading(shown);
  const blocks = htmlBlocks(shown).map((block) =>
    block.kind === 'heading' && block.text === heading ? { ...block, level: aboveAll } : block,
  );
  const title = statedTitle(new OpenParts(archive).title()) ?? statedTitle(heading) ?? headingTitle(blocks);
  return { title, pageCount: null, parts: toParts(blocks) };
}

/** The first paragraph of the style of titles. */
function titleHeading(shown: Root): string {
  let heading: string | undefined;
  visit(shown, 'element', (element) => {
    if (element.tagName !== 'h1' || !classesOf(element).includes('title')) return undefined;
    heading = htmlBlocks({ type: 'root', children: [element] })[0]?.text;
    return EXIT;
  });
  return heading ?? '';
}

const textParts = /^word\/(document|footnotes|endnotes)\d*\.xml$/i;
const stylesPart = /^word\/styles\.xml$/i;

/** A text document without the runs that are hidden (ECMA-376 part 1, 17.3.2.41), by themselves or by their style. */
function dropHiddenRuns(archive: Archive): Archive {
  const hiddenStyles = new Set(
    [...archive].flatMap(([name, bytes]) =>
      stylesPart.test(name) && bytes.includes('vanish') ? namesOfHidden(parseXml(bytes)) : [],
    ),
  );
  return new Map(
    [...archive].map(([name, bytes]) => [
      name,
      textParts.test(name) && (hiddenStyles.size > 0 || bytes.includes('vanish'))
        ? withoutHidden(bytes, hiddenStyles)
        : bytes,
    ]),
  );
}

function namesOfHidden(styles: XmlElement): string[] {
  return belowByName(styles, 'style').flatMap((style) =>
    isOn(childByName(style, 'rPr', 'vanish')) ? (valueOf(style, 'styleId') ?? []) : [],
  );
}

function withoutHidden(bytes: Buffer, hiddenStyles: ReadonlySet<string>): Buffer {
  const root = parseXml(bytes);
  for (const paragraph of belowByName(root, 'p')) {
    const style = valueOf(childByName(paragraph, 'pPr', 'pStyle'), 'val') ?? '';
    const isHiddenByStyle = hiddenStyles.has(style);
    for (const run of belowByName(paragraph, 'r')) if (isHidden(run, hiddenStyles, isHiddenByStyle)) run.remove();
  }
  return Buffer.from(serializeXml(root));
}

/** What the run says itself counts more than its own style, and that more than the paragraph's. */
function isHidden(run: XmlElement, hiddenStyles: ReadonlySet<string>, isHiddenByStyle: boolean): boolean {
  const properties = childByName(run, 'rPr');
  const own =
    childByName(properties, 'vanish') ?? childByName(properties, 'specVanish') ?? childByName(properties, 'webHidden');
  if (own !== undefined) return isOn(own);
  const style = valueOf(childByName(properties, 'rStyle'), 'val');
  return isHiddenByStyle || (style !== undefined && hiddenStyles.has(style));
}

/** An on/off property is on unless it says that it is off. */
function isOn(property: XmlElement | undefined): boolean {
  return property !== undefined && !['0', 'false', 'off'].includes(valueOf(property, 'val') ?? '1');
}

function valueOf(element: XmlElement | undefined, name: string): string | undefined {
  return element && [...element.attributes].find(([key]) => key === name || key.endsWith(`:${name}`))?.[1];
}
