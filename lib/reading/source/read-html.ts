import { parseHtml } from '@/lib/text/parse-html';
import { visibleHtml } from '@/lib/text/visible-html';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';

const blockTags = /<(?:p|div|h[1-6]|ul|ol|li|table|tr|section|article|body|br)(?:\s[^<>]*)?>/giu;

/** Whether a text is a page or a part of one, and not a text that speaks of some tags. */
export function isHtml(text: string): boolean {
  const tags = text.slice(0, 20_000).match(blockTags)?.length ?? 0;
  return tags >= 3 && tags * 400 >= Math.min(text.length, 20_000) / 4;
}

/** What readers of a page see, as Markdown. */
export function htmlToMarkdown(html: string): string {
  const tree = toMdast(visibleHtml(parseHtml(html)));
  if (tree.type !== 'root') return html;
  return toMarkdown(tree, { bullet: '-', extensions: [gfmToMarkdown()] });
}
