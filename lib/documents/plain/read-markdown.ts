import type { Block } from '../blocks/block';
import { cleanLine } from '../blocks/clean-line';
import { tableLines } from '../blocks/table-lines';
import { toParts } from '../blocks/to-parts';
import type { ExtractedDocument } from '../extracted-document';
import { headingTitle } from '../titles/heading-title';
import { statedTitle } from '../titles/stated-title';
import { decodeText } from './decode-text';
import { inlineText } from './inline-markdown';
import { dropMarkup } from './drop-markup';

const fence = /^ {0,3}(`{3,}|~{3,})/;
const atx = /^ {0,3}(#{1,6})(?:\s+(.*?))?(?:\s+#+)?\s*$/;
const setext = /^ {0,3}(=+|-{2,})\s*$/;
const rule = /^ {0,3}([-*_])(\s*\1){2,}\s*$/;
const item = /^\s*(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?/;
const definition = /^ {0,3}\[(?!\^)[^\]]+\]:\s/;
const divider = /^ {0,3}\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;
const quote = /^( {0,3}>\s?)+/;

/** Reads Markdown with tables and front matter (CommonMark 0.31 and GitHub's additions). */
export function readMarkdown(bytes: Buffer): Promise<ExtractedDocument> {
  const { title, body } = splitFrontMatter(decodeText(bytes).replace(/\r\n?/g, '\n'));
  const blocks = new MarkdownReader().read(dropMarkup(body).split('\n'));
  return Promise.resolve({
    title: statedTitle(title) ?? headingTitle(blocks),
    pageCount: null,
    parts: toParts(blocks),
  });
}

function splitFrontMatter(text: string): { title: string; body: string } {
  const matter = /^(?:---|\+\+\+)\n([^]*?)\n(?:---|\+\+\+|\.\.\.)(?:\n|$)/.exec(text);
  if (matter === null) return { title: '', body: text };
  const title = /^title\s*[:=]\s*(.+)$/im.exec(matter[1] ?? '')?.[1] ?? '';
  return { title: title.trim().replace(/^(["'])(.*)\1$/, '$2'), body: text.slice(matter[0].length) };
}

class MarkdownReader {
  readonly #blocks: Block[] = [];
  #paragraph: string[] = [];
  #rows: string[] = [];
  #fence = '';

  read(lines: readonly string[]): Block[] {
    lines.forEach((line, index) => this.#take(line, lines[index + 1] ?? ''));
    this.#flush();
    return this.#blocks;
  }

  #take(line: string, next: string): void {
    if (this.#fence !== '') return this.#takeCode(line);
    const opened = fence.exec(line)?.[1];
    if (opened !== undefined) {
      this.#flush();
      this.#fence = opened;
      return;
    }
    const bare = line.replace(quote, '');
    const heading = atx.exec(bare);
    if (heading !== null) return this.#addHeading(heading[1]?.length ?? 1, heading[2] ?? '');
    if (this.#paragraph.length > 0 && setext.test(bare)) return this.#endAsHeading(bare.includes('=') ? 1 : 2);
    if (this.#rows.length > 0 && bare.includes('|')) return void this.#rows.push(bare);
    if (bare.includes('|') && divider.test(next.replace(quote, '')) && next.includes('-')) {
      this.#flush();
      return void this.#rows.push(bare);
    }
    if (this.#rows.length > 0) this.#flush();
    if (bare.trim() === '' || rule.test(bare) || definition.test(bare)) return this.#flush();
    if (item.test(bare)) this.#flush();
    this.#paragraph.push(bare);
    // Two spaces or a backslash at its end break a line.
    if (/( {2}|\\)$/.test(bare)) this.#flush();
  }

  #takeCode(line: string): void {
    if (line.trim().startsWith(this.#fence) && line.trim().replaceAll(this.#fence.charAt(0), '') === '')
      this.#fence = '';
    else this.#addLine(cleanLine(line));
  }

  #flush(): void {
    const text = this.#paragraph.join(' ').replace(/\\$/, '');
    this.#paragraph = [];
    if (text !== '') this.#addLine(`${item.test(text) ? '- ' : ''}${inlineText(text.replace(item, ''))}`);
    const rows = this.#rows.filter((row, index) => index !== 1 || !divider.test(row));
    this.#rows = [];
    for (const line of tableLines(rows.map(cellsOf), true)) this.#addLine(line);
  }

  #endAsHeading(level: number): void {
    const text = this.#paragraph.join(' ');
    this.#paragraph = [];
    this.#addHeading(level, text);
  }

  #addHeading(level: number, text: string): void {
    this.#flush();
    this.#blocks.push({ kind: 'heading', level, text: inlineText(text) });
  }

  #addLine(text: string): void {
    if (text !== '' && text !== '- ') this.#blocks.push({ kind: 'line', text });
  }
}

function cellsOf(row: string): string[] {
  const inner = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => inlineText(cell.replaceAll('\\|', '|')));
}
