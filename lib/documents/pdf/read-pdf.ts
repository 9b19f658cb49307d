import { getDocumentProxy } from 'unpdf';
import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import { toParts } from '../blocks';
import { ExtractionError, type ExtractedDocument, type ExtractionLimits } from '../extracted-document';
import { headingTitle, statedTitle } from '../titles/document-title';
import { dropRunning, groupLines, type PdfPage, type TextItem } from './lines';
import { toBlocks } from './to-blocks';

/** Reads the text of a PDF as people read it: pages → lines → without running heads → columns, headings, paragraphs. */
export async function readPdf(bytes: Buffer, limits: ExtractionLimits): Promise<ExtractedDocument> {
  const pdf = await open(bytes);
  if (pdf.numPages > limits.maxPages && !limits.isBeginningEnough) throw new ExtractionError('too_many_pages');
  const pages = await readPages(pdf, limits);
  const blocks = toBlocks(dropRunning(pages));
  return { title: (await titleOf(pdf)) ?? headingTitle(blocks), pageCount: pdf.numPages, parts: toParts(blocks) };
}

async function open(bytes: Buffer): Promise<PDFDocumentProxy> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, stopAtErrors: false, useSystemFonts: false });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new ExtractionError(isLocked ? 'encrypted' : 'unreadable', { cause: error });
  }
}

async function readPages(
  pdf: PDFDocumentProxy,
  { maxCharacters, maxPages, isBeginningEnough = false }: ExtractionLimits,
): Promise<PdfPage[]> {
  const pages: PdfPage[] = [];
  let characters = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number += 1) {
    const page = await pdf.getPage(number);
    const { items, width, height } = await readItems(page);
    characters += items.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > maxCharacters && isBeginningEnough) break;
    if (characters > maxCharacters) throw new ExtractionError('too_large');
    pages.push({ number, width, height, lines: groupLines(items) });
    page.cleanup();
  }
  return pages;
}

/** Of its information, else of its XMP packet; programs fill one, the other or both. */
async function titleOf(pdf: PDFDocumentProxy): Promise<string | null> {
  const { info, metadata } = await pdf.getMetadata();
  return statedTitle((info as { Title?: unknown }).Title) ?? statedTitle(metadata?.get('dc:title'));
}

type Matrix = readonly [number, number, number, number, number, number];

interface PageItems {
  items: TextItem[];
  width: number;
  height: number;
}

/** Text before the page is turned: where it begins and which way it runs. */
interface PlacedText {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  /** Quarter turns clockwise; undefined for text at a slant. */
  turns: number | undefined;
  isRightToLeft: boolean;
}

/** How far from a quarter turn text may run, in quarter turns. */
const slant = 0.1;

/**
 * The text of a page where it stands, turned so that most of it is upright. What runs another way, such as a watermark
 * or a stamp at the margin, is left out.
 */
async function readItems(page: PDFPageProxy): Promise<PageItems> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const placed = items.flatMap((item) =>
    'str' in item && item.str.trim() !== '' ? [place(item, viewport.transform as unknown as Matrix)] : [],
  );
  const turns = mostTurns(placed);
  const isLying = turns % 2 === 1;
  return {
    items: placed.filter((text) => text.turns === turns && text.size > 0).map((text) => turn(text, turns, viewport)),
    width: isLying ? viewport.height : viewport.width,
    height: isLying ? viewport.width : viewport.height,
  };
}

function place(
  { str, transform, width, dir }: { str: string; transform: unknown[]; width: number; dir: string },
  viewport: Matrix,
): PlacedText {
  const [a, b, c, d, x, y] = multiply(viewport, transform as unknown as Matrix);
  const turns = (Math.atan2(b, a) / Math.PI) * 2;
  const whole = Math.round(turns);
  return {
    text: mendCharacters(str),
    x,
    y,
    width,
    size: Math.hypot(c, d),
    turns: Math.abs(turns - whole) > slant ? undefined : (whole + 4) % 4,
    isRightToLeft: dir === 'rtl',
  };
}

function mostTurns(placed: readonly PlacedText[]): number {
  const characters = [0, 0, 0, 0];
  for (const { turns, text } of placed)
    if (turns !== undefined) characters[turns] = (characters[turns] ?? 0) + text.length;
  return characters.indexOf(Math.max(...characters));
}

function turn(
  { text, x, y, width, size, isRightToLeft }: PlacedText,
  turns: number,
  page: { width: number; height: number },
): TextItem {
  const [left = 0, baseline = 0] =
    [
      [x, y],
      [y, page.width - x],
      [page.width - x, page.height - y],
      [page.height - y, x],
    ][turns] ?? [];
  return { text, left, right: left + width, y: baseline, size, isRightToLeft };
}

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

/** Radicals that fonts share with the characters which they look like, and which no normalisation joins. */
const radicals = new Map(
  [
    ...'⺟母⺠民⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻬齐⻮齿⻰龙⻳龟'.matchAll(
      /(.)(.)/gu,
    ),
  ].map(([, radical = '', character = '']) => [radical, character]),
);

/** Kangxi radicals, ligatures, presentation forms of Arabic and Hebrew: shapes that fonts draw, not what was written. */
const shapes = /[\u2f00-\u2fdf\ufb00-\ufdff\ufe70-\ufefc]+/g;
const radical = /[\u2e80-\u2eff]/g;

/** The characters that were written, where a PDF only tells how they look. */
function mendCharacters(text: string): string {
  return text
    .replace(shapes, (found) => found.normalize('NFKC'))
    .replace(radical, (found) => radicals.get(found) ?? found);
}
