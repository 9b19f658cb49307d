import { readChart } from '@/lib/pptx/read/read-chart';
import { childrenOf, descendantsOf, type XmlElement } from '@/lib/pptx/xml/tree';
import { cleanLine } from '@/lib/text/clean-line';
import { tableLines, toParts, type DocumentBlock } from '../blocks';
import { ExtractionError, type ExtractedDocument, type ExtractionLimits } from '../extracted-document';
import { headingTitle, statedTitle } from '../titles/document-title';
import { belowByName, childByName, isTrue, linkedId, openArchive, OpenParts } from './open-parts';

/** Reads a deck slide by slide in showing order. Hidden slides are counted, as PowerPoint counts them, and not read. */
export async function readPptx(bytes: Buffer, limits: ExtractionLimits): Promise<ExtractedDocument> {
  const parts = new OpenParts(await openArchive(bytes, limits));
  const paths = slidePaths(parts);
  if (paths.length > limits.maxPages) throw new ExtractionError('too_many_pages');
  const blocks = paths.flatMap((path, index) =>
    readSlide(parts, path).map((block): DocumentBlock => ({ ...block, page: index + 1 })),
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

/** Placeholders that say the same on every slide, or its number. */
const running = new Set(['sldNum', 'dt', 'ftr', 'hdr', 'sldImg']);
const titles = new Set(['title', 'ctrTitle']);

/** The title as heading, then what shapes, tables, charts and diagrams say, then the speaker's notes. */
function readSlide(parts: OpenParts, path: string): DocumentBlock[] {
  const slide = parts.rootOf(path);
  if (slide === undefined || slide.get('show') === '0' || slide.get('show') === 'false') return [];
  const tree = childByName(slide, 'cSld', 'spTree');
  const shapes = tree === undefined ? [] : shapesBelow(tree);
  const title = shapes.find((shape) => titles.has(placeholderOf(shape) ?? ''));
  const heading = title === undefined ? '' : cleanLine(readParagraphs(title).join(' '));
  const lines = shapes.flatMap((shape) => (shape === title ? [] : linesOfShape(parts, path, shape)));
  return [
    { kind: 'heading', level: 1, text: heading },
    ...[...lines, ...notesOf(parts, path)].map((text): DocumentBlock => ({ kind: 'line', text })),
  ];
}

/** Shapes that show, groups resolved, in the order of the slide, which is the order in which screen readers go. */
function shapesBelow(tree: XmlElement): XmlElement[] {
  return childrenOf(tree).flatMap((element) => {
    if (isHidden(element)) return [];
    if (element.localName === 'grpSp') return shapesBelow(element);
    // The first choice is what a current program shows; the others say the same.
    if (element.localName === 'AlternateContent')
      return shapesBelow(childByName(element, 'Choice') ?? childByName(element, 'Fallback') ?? element);
    return ['sp', 'graphicFrame', 'cxnSp'].includes(element.localName) ? [element] : [];
  });
}

/** The properties of a shape of any kind come first in it. */
function isHidden(shape: XmlElement): boolean {
  return isTrue(childByName(childrenOf(shape)[0], 'cNvPr')?.get('hidden'));
}

function placeholderOf(shape: XmlElement): string | undefined {
  const placeholder = childByName(shape, 'nvSpPr', 'nvPr', 'ph');
  return placeholder && (placeholder.get('type') ?? 'obj');
}

function linesOfShape(parts: OpenParts, path: string, shape: XmlElement): string[] {
  const placeholder = placeholderOf(shape);
  if (running.has(placeholder ?? '')) return [];
  if (shape.localName !== 'graphicFrame')
    return readParagraphs(shape, { isList: placeholder === 'body' || placeholder === 'obj' });
  const data = childByName(shape, 'graphic', 'graphicData');
  if (data === undefined) return [];
  const table = childByName(data, 'tbl');
  if (table !== undefined) return linesOfTable(table);
  const chart = childByName(data, 'chart');
  if (chart !== undefined) return linesOfChart(parts.rootOf(parts.linkById(path, linkedId(chart))));
  const diagram = childByName(data, 'relIds');
  const model = diagram && parts.rootOf(parts.linkById(path, linkedId(diagram, 'dm')));
  return model === undefined
    ? []
    : belowByName(model, 'pt').flatMap((point) => readParagraphs(point).map((text) => `- ${text.replace(/^- /, '')}`));
}

function linesOfTable(table: XmlElement): string[] {
  const rows = childrenOf(table).filter(({ localName }) => localName === 'tr');
  const isHeaded = isTrue(childByName(table, 'tblPr')?.get('firstRow'));
  return tableLines(
    rows.map((row) =>
      childrenOf(row).flatMap((cell) => (cell.localName === 'tc' ? [readParagraphs(cell).join(' ')] : [])),
    ),
    isHeaded || undefined,
  );
}

/** A line for each category with the value of each series: "Q1: Sales 12, Costs 8". */
function linesOfChart(chart: XmlElement | undefined): string[] {
  if (chart === undefined) return [];
  const { categories, xValues, series } = readChart(chart);
  const title = childByName(chart, 'chart', 'title');
  const along = xValues.length > 0 ? [{ name: 'x', values: xValues }] : [];
  const columns = [...along, ...series];
  const rows = Array.from({ length: Math.max(categories.length, xValues.length) }, (_, index) => [
    categories[index] ?? '',
    ...columns.map(({ values }) => String(values[index] ?? '')),
  ]);
  return [
    title === undefined ? '' : readParagraphs(title).join(' '),
    ...tableLines([['', ...columns.map(({ name }) => name)], ...rows], true),
  ].filter((line) => line !== '');
}

function notesOf(parts: OpenParts, path: string): string[] {
  const notes = parts.rootOf(parts.linkedFrom(path, 'notesSlide')[0]);
  const body = notes && belowByName(notes, 'sp').find((shape) => placeholderOf(shape) === 'body');
  return body === undefined ? [] : readParagraphs(body);
}

const bullets = new Set(['buChar', 'buAutoNum', 'buBlip']);

/**
 * The paragraphs of DrawingML below an element (ECMA-376 part 1, 21.1.2), without empty ones.
 *
 * @param options.isList where paragraphs have bullets by their placeholder unless they say that they have none
 */
function readParagraphs(element: XmlElement, { isList = false }: { isList?: boolean } = {}): string[] {
  const paragraphs = belowByName(element, 'p').flatMap((paragraph) => {
    const text = cleanLine(descendantsOf(paragraph).map(pieceOf).join(''));
    return text === '' ? [] : [{ text, isBulleted: hasBullet(paragraph, isList) }];
  });
  // One paragraph alone is no list.
  return paragraphs.map(({ text, isBulleted }) => (isBulleted && paragraphs.length > 1 ? `- ${text}` : text));
}

function pieceOf(element: XmlElement): string {
  if (element.localName === 'br' || element.localName === 'tab') return ' ';
  return element.localName === 't' ? element.text : '';
}

function hasBullet(paragraph: XmlElement, isList: boolean): boolean {
  const names = childrenOf(childByName(paragraph, 'pPr') ?? paragraph).map(({ localName }) => localName);
  if (names.includes('buNone')) return false;
  return isList || names.some((name) => bullets.has(name));
}
