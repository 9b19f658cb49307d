import type { Lexicon } from '@/lib/languages/lexicon';
import { parseMarkdown } from '@/lib/text/parse-markdown';
import type { Nodes, Table as TableNode } from 'mdast';
import type { Block, Line, Link, Source, SourceSpan } from './block';
import { countLines, isAnswer } from './count-lines';
import { endOfCounted, inlineCounts, inlineSlides } from './inline-counts';
import { readInline, inlineWords } from './read-inline';
import { furtherLabels, readMarker, readOutlineNumber } from './read-marker';
import { sentencesIn, wordCount } from './sentences';
import { consistsOf, hasQuestion, inOneLine, trimSigns, trimStart } from './signs';
import { splitLines, type SourceLine } from './split-lines';

/** A quotation of more words is a text that somebody sends on. */
const longestQuote = 60;
const marks = ' \t>*+-.)0123456789';
const rules = ' \t>*+-.)0123456789=_';

/**
 * Headings, tables, code, quotations and pages are what the parser of Markdown says; what it takes for paragraphs and
 * lists is read line by line, since a plain text has lines that are no paragraphs.
 */
export function readMarkdownStretch(text: string, span: SourceSpan, lexicon: Lexicon): Source {
  const source = text.slice(span.start, span.end);
  const reader = new Reader(source, span.start, lexicon);
  if (hasBlocks(source))
    for (const node of parseMarkdown(source, { isIndentedCode: false }).children) reader.read(node);
  return reader.finish();
}

/** Whether anything but paragraphs and lists can be in it: parsing those takes long when they have thousands of lines. */
function hasBlocks(source: string): boolean {
  return source.split('\n').some((line) => {
    const text = line.trim();
    return (
      '#>|`~['.includes(text.charAt(0) || ' ') ||
      text.includes('|') ||
      text.includes('```') ||
      (text.length > 1 && consistsOf(text, rules))
    );
  });
}

class Reader {
  readonly #text: string;
  readonly #offset: number;
  readonly #lexicon: Lexicon;
  readonly #blocks: Block[] = [];
  readonly #links: Link[] = [];
  /** Up to where the source is read. */
  #at = 0;

  constructor(text: string, offset: number, lexicon: Lexicon) {
    this.#text = text;
    this.#offset = offset;
    this.#lexicon = lexicon;
  }

  /** Takes what is a block of its own, wherever it stands; lines are read when the next of these begins. */
  read(node: Nodes): void {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    const span = { start: start + this.#offset, end: end + this.#offset };
    switch (node.type) {
      case 'heading': {
        const source = this.#text.slice(start, end);
        // "Anna\n--" closes a letter.
        // Several lines above a line of signs are no title.
        if (!source.trimStart().startsWith('#') && source.trim().split('\n').length > 2) return;
        if (!source.trimStart().startsWith('#') && source.slice(source.lastIndexOf('\n') + 1).trim().length <= 2)
          return;
        this.#takeLines(start, end);
        const heading = inOneLine(inlineWords(node.children, this.#links));
        const marked = readMarker(heading, this.#lexicon);
        if (heading !== '')
          this.#blocks.push({
            type: 'heading',
            level: node.depth,
            text:
              marked === null || marked.marker.sort === 'bullet'
                ? heading
                : heading.slice(marked.length).trim() || heading,
            marker: marked?.marker ?? null,
            span,
          });
        return;
      }
      case 'table':
        this.#takeLines(start, end);
        this.#blocks.push(this.#table(node, span));
        return;
      case 'code':
        this.#takeLines(start, end);
        if (node.value.trim() === '') return;
        this.#blocks.push({ type: 'code', language: node.lang ?? '', text: node.value, span });
        return;
      case 'thematicBreak':
        this.#takeLines(start, end);
        this.#blocks.push({ type: 'rule', span });
        return;
      case 'definition':
      case 'yaml':
      case 'toml':
        this.#takeLines(start, end);
        return;
      case 'footnoteDefinition':
        return;
      case 'blockquote':
        this.#takeLines(start, end);
        this.#blocks.push(...this.#quoted(this.#text.slice(start, end), start));
        return;
      case 'list':
      case 'listItem':
        for (const child of node.children) this.read(child);
        return;
      default:
    }
  }

  finish(): Source {
    this.#takeLines(this.#text.length, this.#text.length);
    return { blocks: this.#blocks, links: this.#links };
  }

  /** Reads the lines before a block, and goes on behind it. */
  #takeLines(to: number, behind: number): void {
    if (to > this.#at) {
      const start = this.#text.lastIndexOf('\n', to - 1) + 1;
      // The bullet before a block in a list stands on the same line.
      const end = consistsOf(this.#text.slice(start, to), marks) && start >= this.#at ? start : to;
      this.#blocks.push(...this.#linesOf(splitLines(this.#text, this.#at, end)));
    }
    this.#at = Math.max(this.#at, behind);
  }

  #linesOf(lines: readonly SourceLine[], strip = (text: string) => text): Line[] {
    let isApart = true;
    const all = lines.flatMap((line) => this.#parted(line));
    const counts = countLines(
      all.map(({ text, indent }) => ({ text: strip(text).trim(), indent })),
      this.#lexicon,
    );
    return all.flatMap((line, index): Line[] => {
      const content = strip(line.text).trim();
      // A line of signs parts what it stands between.
      if (content === '' || (content.length > 2 && consistsOf(content, '-=_*~#+. \t'))) {
        isApart = true;
        return [];
      }
      const known = counts.get(index);
      const isOwn = known !== null && known?.marker.role !== 'answer';
      const own = isOwn ? readMarker(content, this.#lexicon) : null;
      const marked = own ?? known ?? readOutlineNumber(content, all[index + 1]?.text ?? '');
      const { text, links, isBold } = readInline(marked === null ? content : content.slice(marked.length));
      this.#links.push(...links);
      const apart = isApart;
      isApart = false;
      if (text === '' && marked === null) return [];
      return [
        {
          type: 'line',
          text: text === '' ? content : text,
          marker: text === '' && marked?.marker.sort !== 'label' ? null : (marked?.marker ?? null),
          indent: line.indent,
          isApart: apart,
          isBold,
          span: { start: line.start + this.#offset, end: line.end + this.#offset },
        },
      ];
    });
  }

  /** A line with several labels, or that counts what it says, is as many lines. */
  #parted(line: SourceLine): SourceLine[] {
    const offset = line.text.length - line.text.trimStart().length;
    const marked = readMarker(line.text.trim(), this.#lexicon);
    const further = marked === null ? [] : furtherLabels(line.text, marked.marker);
    const slides = marked === null ? inlineSlides(line.text, this.#lexicon) : [];
    const counts = further.length + slides.length > 0 ? slides : inlineCounts(line.text);
    const answer = marked?.marker.role === 'question' ? this.#answerIn(line.text) : [];
    const starts = [
      ...new Set([
        offset,
        ...further,
        ...counts,
        ...(slides.length > 0 ? [] : endOfCounted(line.text, counts)),
        ...answer,
      ]),
    ];
    if (starts.length === 1) return [line];
    return starts.map((start, index) => {
      const end = starts[index + 1] ?? line.text.length;
      return {
        ...line,
        text: trimSigns(line.text.slice(start, end), ' \t,;,，；'),
        start: line.start + start,
        end: line.start + end,
      };
    });
  }

  /** "Q. May I? A. You may." */
  #answerIn(text: string): number[] {
    const second = sentencesIn(text).find(({ start, text: said }) => {
      const marker = readMarker(said, this.#lexicon)?.marker;
      return start > 0 && isAnswer(marker) && hasQuestion(text.slice(0, start));
    });
    return second === undefined ? [] : [second.start];
  }

  #table({ children: [head, ...rows] }: TableNode, span: SourceSpan): Block {
    const cells = (row: TableNode['children'][number] | undefined): string[] =>
      row?.children.map((cell) => inOneLine(inlineWords(cell.children, this.#links))) ?? [];
    const heads = cells(head);
    return {
      type: 'table',
      head: heads,
      rows: rows.map(cells).map((row) => heads.map((_, index) => row[index] ?? '')),
      span,
    };
  }

  #quoted(source: string, start: number): Block[] {
    const strip = (text: string): string => trimStart(text, ' \t>');
    const lines = this.#linesOf(splitLines(this.#text, start, start + source.length), strip);
    const isText = lines.every(({ marker }) => marker === null || '-–—'.includes(marker.text.charAt(0)));
    const words = lines.reduce((sum, { text }) => sum + wordCount(text), 0);
    if (!isText || words > longestQuote || lines.length === 0) return lines;
    const last = lines.at(-1);
    const isSigned = lines.length > 1 && last !== undefined && last.marker !== null;
    return [
      {
        type: 'quote',
        text: (isSigned ? lines.slice(0, -1) : lines).map(({ text }) => text).join(' '),
        by: isSigned ? last.text : null,
        span: { start: start + this.#offset, end: start + source.length + this.#offset },
      },
    ];
  }
}
