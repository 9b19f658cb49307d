import { readChart } from '@/lib/pptx/read/read-chart';
import { childrenOf, type XmlElement } from '@/lib/pptx/xml/tree';
import type { Block } from '../blocks/block';
import { cleanLine } from '../blocks/clean-line';
import { tableLines } from '../blocks/table-lines';
import { belowByName, childByName, isTrue, linkedId, type OpenParts } from './open-parts';
import { readParagraphs } from './read-paragraphs';

/** Placeholders that say the same on every slide, or its number. */
const running = new Set(['sldNum', 'dt', 'ftr', 'hdr', 'sldImg']);
const titles = new Set(['title', 'ctrTitle']);

/** The title as heading, then what shapes, tables, charts and diagrams say, then the speaker's notes. */
export function readSlide(parts: OpenParts, path: string): Block[] {
  const slide = parts.rootOf(path);
  if (slide === undefined || slide.get('show') === '0' || slide.get('show') === 'false') return [];
  const tree = childByName(slide, 'cSld', 'spTree');
  const shapes = tree === undefined ? [] : shapesBelow(tree);
  const title = shapes.find((shape) => titles.has(placeholderOf(shape) ?? ''));
  const heading = title === undefined ? '' : cleanLine(readParagraphs(title).join(' '));
  const lines = shapes.flatMap((shape) => (shape === title ? [] : linesOfShape(parts, path, shape)));
  return [
    { kind: 'heading', level: 1, text: heading },
    ...[...lines, ...notesOf(parts, path)].map((text): Block => ({ kind: 'line', text })),
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
  const { categories, series } = readChart(chart);
  const title = childByName(chart, 'chart', 'title');
  const rows = categories.map((category, index) => [
    category,
    ...series.map(({ values }) => String(values[index] ?? '')),
  ]);
  return [
    title === undefined ? '' : readParagraphs(title).join(' '),
    ...tableLines([['', ...series.map(({ name }) => name)], ...rows], true),
  ].filter((line) => line !== '');
}

function notesOf(parts: OpenParts, path: string): string[] {
  const notes = parts.rootOf(parts.linkedFrom(path, 'notesSlide')[0]);
  const body = notes && belowByName(notes, 'sp').find((shape) => placeholderOf(shape) === 'body');
  return body === undefined ? [] : readParagraphs(body);
}
