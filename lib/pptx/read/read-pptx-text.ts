import { openPackage, slidePathsOf, targetOf } from '../package/open-package';
import type { OpenPackage } from '../package/open-package';
import { relationshipTypes } from '../package/vocabulary';
import { childrenOf, descendantsOf, parseXml, pathOf } from '../xml/tree';
import type { XmlElement } from '../xml/tree';
import type { ChartText } from './read-chart';
import { readChart } from './read-chart';

export interface SlideText {
  /** Of the title placeholder; empty when there is none. */
  title: string;
  /** Every text shape but the title, in reading order; line feeds separate paragraphs. */
  texts: readonly string[];
  /** Rows of cells of each table. */
  tables: readonly (readonly (readonly string[])[])[];
  charts: readonly ChartText[];
  /** Paragraphs separated by line feeds; empty for none. */
  notes: string;
}

export interface PptxText {
  slides: readonly SlideText[];
}

/** Reads the words and numbers of a file that this project wrote, slide by slide in showing order. */
export function readPptxText(bytes: Uint8Array): PptxText {
  const opened = openPackage(bytes);
  return { slides: slidePathsOf(opened).map((path) => readSlide(opened, path)) };
}

function readSlide(opened: OpenPackage, path: string): SlideText {
  const root = rootOfPart(opened, path);
  const shapes =
    root === undefined ? [] : descendantsOf(root, 'p:sp').map((shape) => ({ shape, text: textBelow(shape) }));
  const title = shapes.find(({ shape }) => isTitle(shape));
  const charts = opened.relationshipsOf(path).filter(({ type }) => type === relationshipTypes.chart);
  return {
    title: title?.text ?? '',
    texts: shapes.filter((entry) => entry !== title && entry.text !== '').map(({ text }) => text),
    tables: root === undefined ? [] : descendantsOf(root, 'a:tbl').map(readTable),
    charts: charts.flatMap(({ target }) => {
      const chart = rootOfPart(opened, target);
      return chart === undefined ? [] : [readChart(chart)];
    }),
    notes: readNotes(opened, path),
  };
}

function rootOfPart(opened: OpenPackage, path: string | undefined): XmlElement | undefined {
  const bytes = path === undefined ? undefined : opened.parts.get(path);
  return bytes === undefined ? undefined : parseXml(bytes);
}

export function isTitle(shape: XmlElement): boolean {
  const type = pathOf(shape, 'p:nvSpPr', 'p:nvPr', 'p:ph')?.get('type');
  return type === 'title' || type === 'ctrTitle';
}

/** The text of everything below an element; line feeds between paragraphs and for breaks. */
export function textBelow(element: XmlElement): string {
  return descendantsOf(element, 'a:p')
    .map((paragraph) => descendantsOf(paragraph).map(pieceOf).join(''))
    .join('\n');
}

function pieceOf(element: XmlElement): string {
  if (element.name === 'a:br') return '\n';
  return element.name === 'a:t' ? element.text : '';
}

function readTable(table: XmlElement): string[][] {
  return childrenOf(table, 'a:tr').map((row) => childrenOf(row, 'a:tc').map(textBelow));
}

function readNotes(opened: OpenPackage, path: string): string {
  const root = rootOfPart(opened, targetOf(opened, path, relationshipTypes.notesSlide));
  const body =
    root &&
    descendantsOf(root, 'p:sp').find((shape) => pathOf(shape, 'p:nvSpPr', 'p:nvPr', 'p:ph')?.get('type') === 'body');
  return body === undefined ? '' : textBelow(body);
}
