import type { Element, Nodes, Root } from 'hast';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { cleanLine } from '@/lib/text/clean-line';
import { declaredEncoding } from '@/lib/text/decode-text';
import { parseHtml } from '@/lib/text/parse-html';
import { visibleHtml } from '@/lib/text/visible-html';
import { tableLines, toParts, type DocumentBlock } from '../blocks';
import type { ExtractedDocument } from '../extracted-document';
import { decodeDocument } from '../plain/read-plain-text';
import { headingTitle, statedTitle } from '../titles/document-title';

/** Reads an HTML document whole: whoever uploads a page means all of it. */
export function readHtml(bytes: Buffer): Promise<ExtractedDocument> {
  const page = openHtml(decodeDocument(bytes, declaredEncoding(bytes)));
  const blocks = htmlBlocks(page.shown);
  return Promise.resolve({
    title: statedTitle(page.title) ?? headingTitle(blocks),
    pageCount: null,
    parts: toParts(blocks),
  });
}

export interface OpenHtml {
  /** The tree without what is hidden. */
  shown: Root;
  /** As the page says; empty for none. */
  title: string;
}

/** A page as a tree of what it shows, and what it calls itself. */
export function openHtml(html: string): OpenHtml {
  const tree = parseHtml(html);
  return { shown: visibleHtml(tree), title: titleOf(tree) };
}

/** Drawings have titles of their own. */
function titleOf(tree: Root): string {
  let title = '';
  visit(tree, 'element', ({ tagName, children }) => {
    if (tagName === 'svg') return SKIP;
    if (tagName !== 'title') return undefined;
    title = children.map((node: Nodes) => (node.type === 'text' ? node.value : '')).join('');
    return EXIT;
  });
  return title.replace(/\s+/g, ' ').trim();
}

/** Elements that begin and end lines (HTML, 15.3), as do those that a page defines itself, whose names have a hyphen. */
const blockNames = new Set(
  (
    'address article aside blockquote body br caption center col colgroup dd details dialog dir div dl dt fieldset ' +
    'figcaption figure footer form frame frameset header hgroup hr html legend li listing main menu ol optgroup option p ' +
    'plaintext pre search section summary table tbody td tfoot th thead tr ul xmp'
  ).split(' '),
);
/** Navigation stands around content, readings beside Chinese characters repeat them, pictures say nothing in words. */
const skippedNames = new Set(['nav', 'rt', 'rp', 'img', 'picture']);
const preformattedNames = new Set(['pre', 'listing', 'xmp', 'plaintext']);

/** What is shown below a node, as headings and lines, in document order. */
export function htmlBlocks(root: Nodes): DocumentBlock[] {
  const writer = new BlockWriter();
  writeChildren(root, writer, false);
  writer.endLine();
  return writer.blocks;
}

/** Gathers text until a line ends. */
class BlockWriter {
  readonly blocks: DocumentBlock[] = [];
  #text = '';
  #prefix = '';
  /** Behind a term nothing stands yet of its definition. */
  #isDefining = false;

  add(text: string): void {
    this.#text += text;
    if (text.trim() !== '') this.#isDefining = false;
  }

  addRaised(text: string): void {
    this.add(raise(this.#text, text));
  }

  addHeading(level: number, text: string): void {
    this.endBlock();
    this.blocks.push({ kind: 'heading', level, text: cleanLine(text) });
  }

  addLines(lines: readonly string[]): void {
    lines.forEach((line, index) => {
      if (index > 0) this.endLine();
      this.add(line);
    });
  }

  addDefinition(): void {
    const term = cleanLine(this.#text);
    if (term === '') return;
    this.#text = `${term}: `;
    this.#isDefining = true;
  }

  endLine(): void {
    if (this.#isDefining) return;
    const text = cleanLine(this.#text);
    this.#text = '';
    if (text === '') return;
    this.blocks.push({ kind: 'line', text: this.#prefix + text });
    this.#prefix = '';
  }

  /** Ends the line even where a definition could still begin on it. */
  endBlock(): void {
    this.#isDefining = false;
    this.endLine();
  }

  /** What the next line begins with. */
  startWith(prefix: string): void {
    this.endBlock();
    this.#prefix = prefix;
  }
}

function writeChildren(node: Nodes, writer: BlockWriter, isPreformatted: boolean): void {
  if ('children' in node) for (const child of node.children) writeNode(child, writer, isPreformatted);
}

function writeNode(node: Nodes, writer: BlockWriter, isPreformatted: boolean): void {
  if (node.type === 'text' && isPreformatted) return writer.addLines(node.value.split('\n'));
  if (node.type === 'text') return writer.add(node.value);
  if (node.type !== 'element' || skippedNames.has(node.tagName)) return;
  if (node.tagName === 'sup') return writer.addRaised(textOf(node));
  const level = headingLevel(node);
  if (level !== undefined) return writer.addHeading(level, textOf(node));
  const lines = node.tagName === 'table' ? readTable(node) : undefined;
  beginElement(node, writer);
  if (lines !== undefined) writer.addLines(lines);
  else writeChildren(node, writer, isPreformatted || preformattedNames.has(node.tagName));
  endElement(node, writer);
}

function beginElement(element: Element, writer: BlockWriter): void {
  if (element.tagName === 'li') writer.startWith('- ');
  else if (element.tagName === 'dd') writer.addDefinition();
  else if (isBlock(element)) writer.endLine();
}

function endElement(element: Element, writer: BlockWriter): void {
  if (element.tagName === 'li') writer.startWith('');
  else if (element.tagName === 'dd') writer.endBlock();
  // A term stays open for its definition.
  else if (isBlock(element) && element.tagName !== 'dt') writer.endLine();
}

function isBlock({ tagName }: Element): boolean {
  return blockNames.has(tagName) || tagName.includes('-');
}

function headingLevel({ tagName, properties }: Element): number | undefined {
  if (/^h[1-6]$/.test(tagName)) return Number(tagName[1]);
  return properties.role === 'heading' ? Number.parseInt(String(properties.ariaLevel), 10) || 2 : undefined;
}

/** All that a heading or a cell says, on one line. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (node.type === 'element' && skippedNames.has(node.tagName))) return '';
  const text = node.children.reduce((before, child) => {
    const isRaised = child.type === 'element' && child.tagName === 'sup';
    return before + (isRaised ? raise(before, textOf(child)) : textOf(child));
  }, '');
  return node.type === 'element' && isBlock(node) ? ` ${text} ` : text;
}

const raisedSigns = new Map(
  ['0⁰', '1¹', '2²', '3³', '4⁴', '5⁵', '6⁶', '7⁷', '8⁸', '9⁹', '+⁺', '-⁻', '−⁻'].map(([sign = '', raised = '']) => [
    sign,
    raised,
  ]),
);

/** A power or the number of a note would make another figure of the one before it. */
function raise(before: string, text: string): string {
  const isFigure = /\d$/.test(before) && [...text].every((sign) => raisedSigns.has(sign));
  return isFigure ? [...text].map((sign) => raisedSigns.get(sign)).join('') : text;
}

/** Lines of a table of data; undefined for tables that only arrange a page, whose cells are read like any other content. */
function readTable(table: Element): string[] | undefined {
  if (arrangesBlocks(table)) return undefined;
  const rows = elementsIn(table, ['tr']);
  if (rows.every((row) => cellsOf(row).length < 2) && elementsIn(table, ['th']).length === 0) return undefined;
  const [head] = elementsIn(table, ['thead']);
  const [firstRow] = rows;
  const isHeaded =
    firstRow !== undefined &&
    (head?.children.includes(firstRow) || cellsOf(firstRow).every(({ tagName }) => tagName === 'th'));
  return [
    ...elementsIn(table, ['caption']).map(textOf),
    ...tableLines(fillSpans(rows.map(cellsOf)), isHeaded || undefined),
  ];
}

function arrangesBlocks(table: Element): boolean {
  const { role } = table.properties;
  if (role === 'presentation' || role === 'none') return true;
  if (elementsIn(table, ['table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'article', 'section']).length > 0) return true;
  return elementsIn(table, ['ul']).some((list) => elementsIn(list, ['ul']).length > 0);
}

function cellsOf(row: Element): Element[] {
  return row.children.filter((child) => child.type === 'element');
}

/** Elements of these names below another one, in document order. */
function elementsIn(parent: Element, names: readonly string[]): Element[] {
  const found: Element[] = [];
  visit(parent, 'element', (element) => {
    if (element !== parent && names.includes(element.tagName)) found.push(element);
  });
  return found;
}

const mostColumns = 200;

/** Puts every cell into its column: beside a cell that spans columns and beside one of a row above that reaches down. */
function fillSpans(rows: readonly (readonly Element[])[]): string[][] {
  const reaching = new Map<number, { rows: number; text: string }>();
  return rows.map((cells) => {
    const row: string[] = [];
    const takeReaching = () => {
      for (
        let above = reaching.get(row.length);
        above !== undefined && above.rows > 0;
        above = reaching.get(row.length)
      ) {
        above.rows -= 1;
        row.push(above.text);
      }
    };
    for (const cell of cells) {
      takeReaching();
      const [text, columns, rowSpan] = [textOf(cell), spanOf(cell, 'colSpan'), spanOf(cell, 'rowSpan')];
      for (let column = 0; column < columns && row.length < mostColumns; column += 1) {
        if (rowSpan > 1) reaching.set(row.length, { rows: rowSpan - 1, text });
        row.push(column === 0 ? text : '');
      }
    }
    takeReaching();
    return row;
  });
}

function spanOf({ properties }: Element, name: 'colSpan' | 'rowSpan'): number {
  return Math.min(mostColumns, Math.max(1, Number.parseInt(String(properties[name]), 10) || 1));
}
