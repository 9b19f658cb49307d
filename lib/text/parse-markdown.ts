import type { Literal, Nodes, Root, RootContent, Text } from 'mdast';
import { fromMarkdown, type Options } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import type { Point } from 'unist';
import { visit } from 'unist-util-visit';
import { cutText } from './cut/cut-text';

/** Front matter between lines of `+++`. */
interface Toml extends Literal {
  type: 'toml';
}

declare module 'mdast' {
  interface RootContentMap {
    toml: Toml;
  }
}

type Syntax = NonNullable<Options['extensions']>[number];

const matters = [
  { type: 'yaml', marker: '-' },
  { type: 'toml', marker: '+' },
  { type: 'yaml', fence: { open: '---', close: '...' } },
];

/** Constructs within lines, each of which may take time that grows with the square of their number. */
const inline = [
  'attention',
  'autolink',
  'codeText',
  'gfmFootnoteCall',
  'gfmPotentialFootnoteCall',
  'htmlText',
  'labelEnd',
  'labelStartImage',
  'labelStartLink',
  'strikethrough',
];
const blocksAlone: Syntax = { disable: { null: inline } };
const paragraphsAlone: Syntax = { disable: { null: [...inline, 'blockQuote', 'list'] } };
const noIndentedCode: Syntax = { disable: { null: ['codeIndented'] } };

export interface MarkdownOptions {
  /** Whether four blanks before a line make it code, as in CommonMark; people indent what belongs together. */
  isIndentedCode?: boolean;
}

/** Quotations and items that open in one line, which is no rule; each takes time on every line that follows. */
const deeplyNested = /^(?![-*\t ]+$)(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){30}/m;
const blankLines = /(?:\r\n?|\n)[ \t]*(?:\r\n?|\n)/;
const marks = /[*_~`<[\]]|\r\n?|\n/g;
/** Length of a paragraph times the marks in it; what people write stays far below. */
const mostTangled = 20_000_000;

/** The parser keeps some hundred bytes for each character that it is given at a time. */
const usualWindow = 100_000;
/** A block that is larger still is read as several. */
const largestWindow = 400_000;
/** Of a usual and of the largest one; the parser takes time in the square of the lines of a paragraph. */
const [usualLines, mostLines] = [1_000, 10_000];
/** Of links, pictures and notes that are defined elsewhere. */
const definedName = /^ {0,3}(\[(?:[^[\]\\\r\n]|\\.){1,999}\]):/gm;
const mostNames = 20_000;

/**
 * Markdown as a tree whose nodes know where they stand in the source (CommonMark 0.31, GitHub's additions, front
 * matter). A long source is read in windows that end between blocks. Inline marks that nobody sets by hand, such as
 * thousands of stars in a paragraph, stay the characters that they are: to pair them would take too long.
 */
export function parseMarkdown(source: string, { isIndentedCode = true }: MarkdownOptions = {}): Root {
  const limits = isIndentedCode ? [] : [noIndentedCode];
  if (windowAt(source, 0, usualWindow).length === source.length) return parseWindow(source, true, limits);
  const names = namesIn(source);
  const matter = frontMatterOf(source, limits);
  const root: Root = { type: 'root', children: matter };
  let [start, size]: [Start, number] = [
    endOf(source.slice(0, matter[0]?.position?.end.offset ?? 0), { offset: 0, line: 0 }),
    usualWindow,
  ];
  while (start.offset < source.length) {
    const text = windowAt(source, start.offset, size);
    const isLast = start.offset + text.length === source.length;
    const blocks = parseWindow(names + text, false, limits).children.filter(
      ({ position }) => (position?.start.offset ?? 0) >= names.length,
    );
    // A paragraph of thousands of lines may as well be several.
    const isCut = blocks.length === 1 && blocks[0]?.type === 'paragraph' && text.endsWith('\n');
    const open = isLast || isCut || size >= largestWindow ? undefined : takeOpen(blocks);
    size = open !== undefined && blocks.length === 0 ? largestWindow : usualWindow;
    if (blocks.length === 0 && open !== undefined) continue;
    const before = startOf(names, start);
    for (const block of blocks) visit(block, (node) => move(node, before));
    root.children = root.children.concat(blocks);
    start = open === undefined ? endOf(text, start) : lineOf(open, before);
  }
  return root;
}

/** What comes before a window. */
interface Start {
  offset: number;
  line: number;
}

/** Windows end with a line, where there is one, and have no more lines than texts of their size mostly have. */
function windowAt(source: string, start: number, size: number): string {
  const end = endOfLines(source, start, size > usualWindow ? mostLines : usualLines);
  const text = source.slice(start, Math.min(start + size, end));
  return start + size < end ? text.slice(0, text.lastIndexOf('\n') + 1) || text : text;
}

/** Where so many lines end. */
function endOfLines(source: string, start: number, most: number): number {
  let end = start;
  for (let lines = 0; lines < most; lines += 1) {
    const feed = source.indexOf('\n', end);
    if (feed === -1) return source.length;
    end = feed + 1;
  }
  return end;
}

/** Takes out the last block, or its last item, which may go on behind the window. */
function takeOpen(blocks: RootContent[]): Nodes | undefined {
  const last = blocks.at(-1);
  return last?.type === 'list' && last.children.length > 1 ? last.children.pop() : blocks.pop();
}

function endOf(text: string, { offset, line }: Start): Start {
  return { offset: offset + text.length, line: line + linesIn(text) };
}

function startOf(text: string, { offset, line }: Start): Start {
  return { offset: offset - text.length, line: line - linesIn(text) };
}

function linesIn(text: string): number {
  return text.match(/\r\n?|\n/g)?.length ?? 0;
}

function lineOf({ position }: Nodes, start: Start): Start {
  if (position?.start.offset === undefined) return start;
  const { offset, column, line } = position.start;
  return { offset: start.offset + offset - column + 1, line: start.line + line - 1 };
}

function move({ position }: Nodes, { offset, line }: Start): void {
  for (const point of position ? [position.start, position.end] : []) {
    point.line += line;
    point.offset = (point.offset ?? 0) + offset;
  }
}

/** Definitions that say no more than which names there are; each window begins with them. */
function namesIn(source: string): string {
  const names = new Set([...source.matchAll(definedName)].map(([, name = '']) => `${name}: #\n`));
  const some = cutText([...names].join(''), mostNames);
  return some === '' ? '' : `${some}\n\n`;
}

function frontMatterOf(source: string, limits: readonly Syntax[]): RootContent[] {
  if (!/^(?:---|\+\+\+)/.test(source)) return [];
  const { children } = parseWindow(windowAt(source, 0, usualWindow), true, limits);
  return children.slice(0, 1).filter(({ type }) => type === 'yaml' || type === 'toml');
}

function parseWindow(text: string, isStart: boolean, limits: readonly Syntax[]): Root {
  if (deeplyNested.test(text)) return parse(text, isStart, [...limits, paragraphsAlone]);
  if (!text.split(blankLines).some(isTangled)) return parse(text, isStart, limits);
  const blocks = parse(text, isStart, [...limits, blocksAlone]);
  let hasTangle = false;
  visit(blocks, ['paragraph', 'heading', 'tableCell'], ({ position }) => {
    hasTangle ||= isTangled(text.slice(position?.start.offset, position?.end.offset));
  });
  return hasTangle ? blocks : parse(text, isStart, limits);
}

function isTangled(text: string): boolean {
  return text.length * (text.match(marks)?.length ?? 0) > mostTangled;
}

function parse(text: string, isStart: boolean, limits: readonly Syntax[]): Root {
  const tree = fromMarkdown(text, {
    // Of one sign alone, as in "3~5 days", it would mean a range more often.
    extensions: [
      gfm({ singleTilde: false }),
      cjkFriendlyExtension(),
      ...(isStart ? [frontmatter(matters)] : []),
      ...limits,
    ],
    mdastExtensions: [gfmFromMarkdown(), frontmatterFromMarkdown(matters)],
  });
  keepFigures(tree, text);
  return tree;
}

/** Stars beside digits multiply: figures stay as they are written. */
function keepFigures(tree: Root, text: string): void {
  visit(tree, ['emphasis', 'strong'], (node, index, parent) => {
    const [start, end] = [node.position?.start, node.position?.end];
    if (index === undefined || start?.offset === undefined || end?.offset === undefined) return undefined;
    if (!/\d/.test(text.charAt(start.offset - 1) + text.charAt(end.offset))) return undefined;
    const length = node.type === 'strong' ? 2 : 1;
    const inside = 'children' in node ? node.children : [];
    parent?.children.splice(index, 1, textAt(text, start, 0, length), ...inside, textAt(text, end, -length, 0));
    return index;
  });
}

/** What stands in one line from one place to another, counted from a point. */
function textAt(text: string, point: Point, from: number, to: number): Text {
  const at = (distance: number): Point => ({
    line: point.line,
    column: point.column + distance,
    offset: (point.offset ?? 0) + distance,
  });
  const position = { start: at(from), end: at(to) };
  return { type: 'text', value: text.slice(position.start.offset, position.end.offset), position };
}
