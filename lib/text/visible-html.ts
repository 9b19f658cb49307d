import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';

/** Never shown as text of the page, or there to be filled in. */
export const neverShown: ReadonlySet<string> = new Set([
  'annotation',
  'annotation-xml',
  'audio',
  'base',
  'button',
  'canvas',
  'datalist',
  'embed',
  'head',
  'iframe',
  'input',
  'link',
  'map',
  'meta',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'video',
]);

/** Of style attributes in lower case without spaces and comments. */
const hidingStyles: readonly RegExp[] = [
  /(^|;)display:none/,
  /(^|;)visibility:(hidden|collapse)/,
  /(^|;)opacity:0*\.?0*(%|;|!|$)/,
  /(^|;)font-size:0*\.?0*(px|pt|em|rem|ex|%|;|!|$)/,
  /(^|;)(text-indent|left|top|right|bottom|margin|margin-left|margin-top|margin-right):-\d{3,}/,
  /(^|;)transform:(scale\(0|translate[xy]?\(-\d{3,})/,
  /(^|;)clip:rect\(0/,
  /(^|;)clip:rect\(1px[, ]1px/,
  /(^|;)clip-path:inset\((50|100)%/,
  /(^|;)(max-)?(width|height):[01](px)?(;.*)?;?overflow:hidden/,
  /(^|;)overflow:hidden;(.*;)?(max-)?(width|height):[01](px)?(;|!|$)/,
];

/** By convention read by screen readers alone. */
const unseenClass =
  /^(sr-only|visually-?hidden|screen-reader-text|screen-reader-only|a11y-hidden|u-hidden-visually|assistive-text|element-invisible)$/i;

/** They stand around everything, and scripts that show a page when it is ready hide them until then. */
const frames = new Set(['html', 'body']);

/** Fewest paragraphs by which a form is taken for the frame of a page, as some servers write it. */
const pageParagraphs = 3;

/** A page without what its readers would not see, or would only fill in, and without comments. */
export function visibleHtml(root: Root): Root {
  const hidden = hiddenNames(stylesIn(root));
  const keepVisible = <Node extends RootContent | ElementContent>(nodes: readonly Node[]): Node[] =>
    nodes.flatMap((node) => {
      if (node.type === 'text') return [node];
      return node.type === 'element' && isShown(node, hidden)
        ? [{ ...node, children: keepVisible(node.children) }]
        : [];
    });
  return { ...root, children: keepVisible(root.children) };
}

function isShown(element: Element, hidden: ReadonlySet<string>): boolean {
  const { tagName, properties } = element;
  if (frames.has(tagName)) return true;
  if (neverShown.has(tagName) || (tagName === 'dialog' && properties.open === undefined)) return false;
  if (properties.hidden !== undefined || /^true$/i.test(String(properties.ariaHidden))) return false;
  if (tagName === 'form' && countOf(element, 'p') < pageParagraphs) return false;
  const style = typeof properties.style === 'string' ? plainStyle(properties.style) : '';
  if (style !== '' && hidingStyles.some((pattern) => pattern.test(style))) return false;
  const classes = classesOf(element);
  if (classes.some((name) => unseenClass.test(name))) return false;
  return !hidden.has(`#${String(properties.id)}`) && !classes.some((name) => hidden.has(`.${name}`));
}

export function classesOf({ properties }: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

function countOf(parent: Element, tagName: string): number {
  let count = 0;
  visit(parent, 'element', (element) => {
    if (element.tagName === tagName) count += 1;
  });
  return count;
}

function plainStyle(style: string): string {
  return style
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, '')
    .toLowerCase();
}

function stylesIn(root: Root): string {
  let styles = '';
  visit(root, 'element', ({ tagName, children }) => {
    if (tagName === 'style') styles += children.map((node: Nodes) => (node.type === 'text' ? node.value : '')).join('');
  });
  return styles;
}

const rule = /([^{}]*)\{([^{}]*)\}/g;
/** One class or one id, with a name of an element before it at most: what else there is depends on where it stands. */
const simpleSelector = /^[a-z\d]*([.#][\w-]+)$/i;
const hides = /(^|;)(display:none|visibility:hidden|font-size:0(px|;|!|$))/;

/** Classes (`.name`) and ids (`#name`) that the styles of a page hide for all readers. */
function hiddenNames(styles: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, selectors = '', declarations = ''] of withoutConditions(styles).matchAll(rule)) {
    const isHiding = hides.test(plainStyle(declarations));
    for (const selector of selectors.split(',')) {
      const name = simpleSelector.exec(selector.trim())?.[1];
      // A later rule for the same name shows it again.
      if (name !== undefined && isHiding) names.add(name);
      else if (name !== undefined && /(^|;)\s*(display|visibility)\s*:/i.test(declarations)) names.delete(name);
    }
  }
  return names;
}

/** Without comments and without what holds for some screens or for paper alone. */
function withoutConditions(styles: string): string {
  const text = styles.replace(/\/\*[^]*?\*\//g, '');
  let kept = '';
  let at = 0;
  for (let start = text.indexOf('@'); start !== -1; start = text.indexOf('@', at)) {
    kept += text.slice(at, start);
    at = endOfCondition(text, start);
  }
  return kept + text.slice(at);
}

function endOfCondition(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === ';' && depth === 0) return at + 1;
    if (text[at] === '{') depth += 1;
    if (text[at] === '}' && (depth -= 1) <= 0) return at + 1;
  }
  return text.length;
}
