import type { Block } from '../blocks/block';
import { cleanLine } from '../blocks/clean-line';
import { readTable } from './read-table';

const inline = new Set([
  'A',
  'ABBR',
  'ACRONYM',
  'B',
  'BDI',
  'BDO',
  'BIG',
  'CITE',
  'CODE',
  'DATA',
  'DEL',
  'DFN',
  'EM',
  'FONT',
  'I',
  'INS',
  'KBD',
  'LABEL',
  'MARK',
  'MATH',
  'NOBR',
  'OUTPUT',
  'Q',
  'RB',
  'RUBY',
  'S',
  'SAMP',
  'SMALL',
  'SPAN',
  'STRIKE',
  'STRONG',
  'SUB',
  'SUP',
  'TIME',
  'TT',
  'U',
  'VAR',
  'WBR',
  'MI',
  'MN',
  'MO',
  'MROW',
  'MSUP',
  'MSUB',
  'MFRAC',
  'MSQRT',
  'MTEXT',
  'SEMANTICS',
]);
/** Readings beside Chinese characters repeat them. */
const skipped = new Set(['NAV', 'RT', 'RP', 'IMG', 'PICTURE', 'SCRIPT', 'STYLE', 'HEAD', 'TITLE']);
const textNode = 3;
const elementNode = 1;

/** What is shown below an element, as headings and lines, in document order. Without recursion: depth costs nothing. */
export function walkBlocks(root: Element): Block[] {
  const writer = new BlockWriter();
  let node: Node | null = root.firstChild;
  while (node !== null) {
    const goesDown = enter(node, writer);
    let next: Node | null = goesDown ? node.firstChild : null;
    if (next === null) {
      if (goesDown) leave(node, writer);
      while (next === null && node !== null && node !== root) {
        next = node.nextSibling;
        if (next === null) {
          node = node.parentNode;
          if (node !== null && node !== root) leave(node, writer);
        }
      }
    }
    node = next;
  }
  writer.endLine();
  return writer.blocks;
}

/** Gathers text until a line ends. */
class BlockWriter {
  readonly blocks: Block[] = [];
  #text = '';
  #prefix = '';

  add(text: string): void {
    this.#text += text;
  }

  endLine(): void {
    const text = cleanLine(this.#text);
    this.#text = '';
    if (text === '') return;
    this.blocks.push({ kind: 'line', text: this.#prefix + text });
    this.#prefix = '';
  }

  /** What the next line begins with. */
  startWith(prefix: string): void {
    this.endLine();
    this.#prefix = prefix;
  }

  addHeading(level: number, text: string): void {
    this.endLine();
    this.blocks.push({ kind: 'heading', level, text: cleanLine(text) });
  }
}

/** Takes up a node; true when what is below it is to be walked. */
function enter(node: Node, writer: BlockWriter): boolean {
  if (node.nodeType === textNode) writer.add(isInPre(node) ? '' : (node.textContent ?? ''));
  if (node.nodeType === textNode && isInPre(node)) addLines(node.textContent ?? '', writer);
  if (node.nodeType !== elementNode) return false;
  const element = node as Element;
  const name = element.tagName.toUpperCase();
  if (skipped.has(name)) return false;
  if (inline.has(name)) return true;
  const level = levelOf(element, name);
  if (level !== undefined) {
    writer.addHeading(level, element.textContent ?? '');
    return false;
  }
  if (name === 'TABLE') return enterTable(element, writer);
  if (name === 'LI') writer.startWith('- ');
  else if (name === 'DD') writer.add(': ');
  else writer.endLine();
  return true;
}

function leave(node: Node, writer: BlockWriter): void {
  const name = node.nodeType === elementNode ? (node as Element).tagName.toUpperCase() : '';
  // A term stays open for its definition.
  const isTerm = name === 'DT' && (node as Element).nextElementSibling?.tagName.toUpperCase() === 'DD';
  if (name !== '' && !inline.has(name) && !isTerm) writer.endLine();
  if (name === 'LI') writer.startWith('');
}

function levelOf(element: Element, name: string): number | undefined {
  if (/^H[1-6]$/.test(name)) return Number(name[1]);
  if (element.getAttribute('role') !== 'heading') return undefined;
  return Number.parseInt(element.getAttribute('aria-level') ?? '', 10) || 2;
}

function enterTable(table: Element, writer: BlockWriter): boolean {
  writer.endLine();
  const lines = readTable(table);
  for (const line of lines ?? []) {
    writer.add(line);
    writer.endLine();
  }
  return lines === undefined;
}

function isInPre(node: Node): boolean {
  for (let above = node.parentNode; above !== null; above = above.parentNode) {
    const name = (above as Element).tagName?.toUpperCase();
    if (name === 'PRE') return true;
    if (name === undefined || !inline.has(name)) return false;
  }
  return false;
}

function addLines(text: string, writer: BlockWriter): void {
  text.split('\n').forEach((line, index) => {
    if (index > 0) writer.endLine();
    writer.add(line);
  });
}
