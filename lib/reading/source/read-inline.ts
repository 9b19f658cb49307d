import { parseMarkdown } from '@/lib/text/parse-markdown';
import type { Nodes, PhrasingContent } from 'mdast';
import type { Link } from './block';
import { endsWith, inOneLine } from './signs';

export interface Inline {
  /** Without marks; code, links and pictures as their words. */
  text: string;
  links: Link[];
  isBold: boolean;
}

const mayHaveMarks = /[*_`~[\]<&\\]|https?:/u;
const tag = /^<\/?[a-z][^<>]*>$/iu;
/** A line longer than this is no sentence that somebody has marked by hand. */
const longest = 20_000;

/** What a line says without its Markdown. */
export function readInline(line: string): Inline {
  const trimmed = line.trim();
  if (!mayHaveMarks.test(trimmed) || trimmed.length > longest)
    return { text: inOneLine(trimmed), links: [], isBold: false };
  const [first, ...others] = parseMarkdown(trimmed).children;
  if (first === undefined || others.length > 0 || (first.type !== 'paragraph' && first.type !== 'heading'))
    return { text: inOneLine(trimmed), links: [], isBold: false };
  const links: Link[] = [];
  const text = inOneLine(inlineWords(first.children, links));
  const marked = first.children.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  const isBold =
    marked.length === 1 && (marked[0]?.type === 'strong' || (marked[0]?.type === 'emphasis' && text.length < 60));
  return {
    text,
    links,
    isBold:
      isBold ||
      (marked[0]?.type === 'strong' &&
        marked.length === 2 &&
        endsWith(text, ':：.') &&
        inlineWords(marked.slice(1), []).trim().length === 1),
  };
}

/** The words of a tree of Markdown. */
export function inlineWords(nodes: readonly Nodes[] | readonly PhrasingContent[], links: Link[]): string {
  return nodes.map((node) => word(node, links)).join('');
}

function word(node: Nodes, links: Link[]): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return ' ';
    case 'html':
      return tag.test(node.value) ? (node.value.toLowerCase().startsWith('<br') ? ' ' : '') : node.value;
    case 'image':
    case 'imageReference':
      return '';
    case 'link': {
      const text = inlineWords(node.children, links);
      if (text !== '' && text !== node.url && !node.url.startsWith('mailto:')) links.push({ text, url: node.url });
      return text;
    }
    case 'footnoteReference':
      return '';
    default:
      return 'children' in node ? inlineWords(node.children, links) : '';
  }
}
