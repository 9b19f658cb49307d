import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { Parser, type DefaultTreeAdapterTypes, type Token } from 'parse5';

type Adapter = DefaultTreeAdapterTypes.DefaultTreeAdapterMap;

/** Browsers stop at about as many, and whoever walks the tree may go down by recursion. */
const deepest = 400;
/** Real pages have some thousand. */
const mostElements = 200_000;

/** Elements whose content is no markup: without their tags it would be taken for some. */
const unparsed = new Set([
  'script',
  'style',
  'title',
  'textarea',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'plaintext',
]);

/** Leaves out the tags, and never the text, of what is nested deeper or is more than a person could mean. */
class BoundedParser extends Parser<Adapter> {
  #elements = 0;

  override onStartTag(token: Token.TagToken): void {
    const isBeyond = this.#isFull() || this.openElements.stackTop >= deepest;
    if (!isBeyond || unparsed.has(token.tagName)) super.onStartTag(token);
  }

  override _createElement(...given: Parameters<Parser<Adapter>['_createElement']>): Adapter['element'] {
    this.#elements += 1;
    return super._createElement(...given);
  }

  /** What was not closed, such as `b`, begins anew in every paragraph. */
  override _reconstructActiveFormattingElements(): void {
    if (!this.#isFull()) super._reconstructActiveFormattingElements();
  }

  #isFull(): boolean {
    return this.#elements >= mostElements;
  }
}

/** HTML as browsers understand it, whatever is wrong with it, as a tree (HTML, 13.2). Nothing in it runs or is loaded. */
export function parseHtml(html: string): Root {
  return fromParse5(BoundedParser.parse<Adapter>(html)) as Root;
}
