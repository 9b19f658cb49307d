import type { Element, ElementContent, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Nodes, Root } from 'mdast';
import { defaultHandlers, toHast, type Handlers } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '@/lib/text/parse-markdown';
import { neverShown } from '@/lib/text/visible-html';
import { toParts } from '../blocks';
import type { ExtractedDocument } from '../extracted-document';
import { htmlBlocks, openHtml } from '../html/read-html';
import { headingTitle, statedTitle } from '../titles/document-title';
import { decodeDocument } from './read-plain-text';

/** Reads Markdown as people see it: as the HTML that it means, with what stands in it as HTML. */
export function readMarkdown(bytes: Buffer): Promise<ExtractedDocument> {
  const tree = parseMarkdown(decodeDocument(bytes));
  visit(tree, (node) => ('children' in node ? showUnclosed(node.children) : undefined));
  const html = toHtml(toHast(tree, { handlers, allowDangerousHtml: true }), { allowDangerousHtml: true });
  const blocks = htmlBlocks(openHtml(html).shown);
  return Promise.resolve({
    title: statedTitle(frontTitle(tree)) ?? headingTitle(blocks),
    pageCount: null,
    parts: toParts(blocks),
  });
}

function frontTitle({ children: [first] }: Root): string {
  const matter = first?.type === 'yaml' || first?.type === 'toml' ? first.value : '';
  const title = /^title\s*[:=]\s*(.+)$/im.exec(matter)?.[1] ?? '';
  return title.trim().replace(/^(["'])(.*)\1$/, '$2');
}

type Node<Type extends Nodes['type']> = Extract<Nodes, { type: Type }>;

/** Pictures as the words that their authors wrote for them, notes where they stand, rows with all their cells. */
const handlers: Handlers = {
  image: (_, { alt }: Node<'image'>) => textNode(alt ?? ''),
  imageReference: (_, { alt }: Node<'imageReference'>) => textNode(alt ?? ''),
  footnoteReference: (_, note: Node<'footnoteReference'>) => textNode(nameOf(note)),
  footnoteDefinition: (state, note: Node<'footnoteDefinition'>) => [
    elementNode('dt', [textNode(nameOf(note))]),
    elementNode('dd', state.all(note)),
  ],
  table: (state, node: Node<'table'>) => defaultHandlers.table(state, { ...node, align: null }),
};

function nameOf({ label, identifier }: Node<'footnoteReference' | 'footnoteDefinition'>): string {
  return `[${label ?? identifier}]`;
}

function textNode(value: string): Text {
  return { type: 'text', value };
}

function elementNode(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

const comment = '!--';
/** What would hide all that follows if it did not end. */
const hiding = new Set([...neverShown, comment, 'dialog', 'form', 'nav', 'picture', 'plaintext', 'rp', 'rt', 'xmp']);
/** On a page these stand around content or wait for answers; in a document somebody put their words there to be read. */
const meant: Readonly<Record<string, string>> = {
  button: 'span',
  form: 'div',
  nav: 'div',
  select: 'span',
  textarea: 'span',
};
const opening = /<(!--|[a-z][^\s/>]*)/gi;
const closing = /<\/([a-z][^\s/>]*)|-->/gi;

/**
 * Makes what is no whole tag, and hiding elements that don't end, text: then somebody wrote about them. They end in the
 * same piece of HTML or in one that follows beside it.
 */
function showUnclosed(siblings: readonly Nodes[]): void {
  const ends = new Map<string, { index: number; at: number }>();
  siblings.forEach((node, index) => {
    if (node.type !== 'html') return;
    for (const match of node.value.matchAll(closing))
      ends.set(match[1]?.toLowerCase() ?? comment, { index, at: match.index });
  });
  siblings.forEach((node, index) => {
    if (node.type !== 'html') return;
    node.value = node.value.replace(opening, (found, written: string, at: number, html: string) => {
      const name = written.toLowerCase();
      const end = ends.get(name);
      const isClosed = end !== undefined && (end.index > index || (end.index === index && end.at > at));
      const isMarkup = (isClosed || !hiding.has(name)) && (name === comment || isWhole(html, at));
      if (!isMarkup) return `&lt;${written}`;
      return name in meant ? `<${meant[name]}` : found;
    });
  });
}

/** A tag ends before another one begins, but for what stands in quotation marks. */
function isWhole(html: string, start: number): boolean {
  const end = html.indexOf('>', start);
  return end !== -1 && !/^[^"'<]*</.test(html.slice(start + 1, end));
}
