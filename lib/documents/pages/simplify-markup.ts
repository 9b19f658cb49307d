import { simplifyReferences } from './simplify-references';

/** Elements whose content is no text of the page, whatever it looks like. */
const dropped = new Set([
  'script',
  'noscript',
  'iframe',
  'noembed',
  'noframes',
  'xmp',
  'plaintext',
  'textarea',
  'style',
]);
const childless = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
]);
/** Often left open; parsers close them by themselves. */
const selfEnding = new Set(['p', 'li', 'td', 'th', 'tr', 'dt', 'dd', 'option', 'thead', 'tbody', 'tfoot', 'colgroup']);
/** What stands around content wherever it stands; pages leave them out or repeat them. */
const frames = new Set(['html', 'head', 'body']);
/** Browsers stop at about as many. Parsers take time that grows with the square of the depth. */
const deepest = 400;
/** Real pages have some thousand; parsing this many takes a second. */
const mostElements = 60_000;

/** Expressions that look for the end of a space take time that grows with the square of its length. */
const longSpace = /\s{50,}/g;

const tagPattern = /<(?:!--|[!?]|(\/?)([a-zA-Z][^\s/>]*))/g;

export interface SimpleMarkup {
  /** Content without comments, declarations, scripts and styles, nested no deeper than a person could mean. */
  markup: string;
  /** Start tag of the root element, for its attributes. */
  root: string;
  /** Of all style elements. */
  styles: string;
}

/** Prepares markup of strangers for a parser, in one pass from left to right. */
export function simplifyMarkup(html: string): SimpleMarkup {
  const pieces: string[] = [];
  const result = { root: '', styles: '' };
  const nesting: Nesting = { depth: 0, dropped: 0, elements: 0 };
  let copiedTo = 0;
  tagPattern.lastIndex = 0;
  for (let match = tagPattern.exec(html); match !== null; match = tagPattern.exec(html)) {
    const [start, slash, rawName] = match;
    const name = rawName?.toLowerCase();
    const end = endOfTag(html, match.index, start);
    const isKept =
      name !== undefined &&
      !dropped.has(name) &&
      !frames.has(name) &&
      staysWithin(nesting, name, slash === '/', html[end - 2] === '/');
    if (!isKept) pieces.push(html.slice(copiedTo, match.index), isFrameOrText(name) ? '' : ' ');
    const next = name !== undefined && slash === '' && dropped.has(name) ? endOfElement(html, name, end) : end;
    if (name === 'html' && result.root === '') result.root = html.slice(match.index, end);
    if (name === 'style') result.styles += html.slice(end, next);
    if (!isKept) copiedTo = next;
    tagPattern.lastIndex = next;
  }
  pieces.push(html.slice(copiedTo));
  return { markup: simplifyReferences(pieces.join('')).replace(longSpace, ' '), ...result };
}

/** Behind the tag, comment or declaration; the end of the text for what does not end. */
function endOfTag(html: string, start: number, opening: string): number {
  if (opening === '<!--') return after(html, '-->', start + 4);
  for (let at = start + opening.length; at < html.length; at += 1) {
    const character = html[at];
    if (character === '>') return at + 1;
    // Only behind "=" a quotation mark opens a value.
    if ((character === '"' || character === "'") && /=\s*$/.test(html.slice(Math.max(start, at - 8), at)))
      at = after(html, character, at + 1) - 1;
  }
  return html.length;
}

function endOfElement(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}[\\s/>]`, 'gi');
  closing.lastIndex = from;
  const match = closing.exec(html);
  return match === null ? html.length : after(html, '>', match.index);
}

function after(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at === -1 ? html.length : at + mark.length;
}

interface Nesting {
  depth: number;
  /** Start tags left out whose end tags are to come. */
  dropped: number;
  elements: number;
}

function staysWithin(nesting: Nesting, name: string, isEnd: boolean, isClosed: boolean): boolean {
  const isLeaf = childless.has(name) || selfEnding.has(name) || isClosed;
  if (isEnd) return isLeaf || endElement(nesting);
  nesting.elements += 1;
  const isWithin = nesting.elements <= mostElements;
  if (isLeaf) return isWithin;
  if (isWithin && nesting.depth < deepest) nesting.depth += 1;
  else nesting.dropped += 1;
  return nesting.dropped === 0;
}

function endElement(nesting: Nesting): boolean {
  if (nesting.dropped > 0) {
    nesting.dropped -= 1;
    return false;
  }
  nesting.depth = Math.max(0, nesting.depth - 1);
  return true;
}

/** Comments, declarations and scripts part no words. */
function isFrameOrText(name: string | undefined): boolean {
  return name === undefined || dropped.has(name) || frames.has(name);
}
