import type { Block, HeadingBlock, QuoteBlock } from '../document/document';
import { readList, readMarker } from './read-list';
import { readParagraph } from './read-paragraph';
import type { Found } from './read-table';
import { readDelimitedTable, readPipeTable } from './read-table';
import { stripMarkup } from './strip-markup';

type Reader = (lines: readonly string[], start: number) => Found<Block | HeadingBlock> | null;

const atxHeading = /^ {0,3}(#{1,6})[ \t]*(.*?)[ \t]*#*$/u;
const rule = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|(?:=[ \t]*){4,})$/;
const fence = /^ {0,3}(?:```|~~~)/;
const boldLine = /^\s*(\*\*|__)(?=\S)([^*_]{2,80})\1:?\s*$/;

const readHeading: Reader = (lines, start) => {
  const line = lines[start] ?? '';
  const under = lines[start + 1] ?? '';
  const atx = atxHeading.exec(line);
  if (atx !== null && stripMarkup(atx[2] ?? '') !== '' && /^#{1,6}(?:\s|\p{L})/u.test(line.trim())) {
    return heading((atx[1] ?? '#').length, atx[2] ?? '', start + 1);
  }
  if (
    line.trim() !== '' &&
    line.length <= 100 &&
    readMarker(line) === null &&
    /^(?:={3,}|-{3,})\s*$/.test(under) &&
    !line.includes('|')
  ) {
    return heading(under.startsWith('=') ? 1 : 2, line, start + 2);
  }
  const bold = boldLine.exec(line);
  return bold === null ? null : heading(3, bold[2] ?? '', start + 1);
};

function heading(level: number, text: string, next: number): Found<HeadingBlock> {
  return { block: { type: 'heading', level, text: stripMarkup(text).replace(/[:：]$/, '') }, next };
}

const attribution = /^(?:[—–―]\s*|--\s*|-\s(?=\p{Lu}))(.{2,100})$/u;

/** The quotation in its marks, and behind them who said it: "…" Jana Petersen, owner. */
const namedBehindMarks = /^["“„«](.+)["”“»]\s*[-–—,]?\s*(\p{Lu}[^"“”„«».!?]{1,98})$/su;

const readQuote: Reader = (lines, start) => {
  if (!/^\s*>/.test(lines[start] ?? '')) return null;
  const words: string[] = [];
  let index = start;
  for (; index < lines.length && /^\s*>/.test(lines[index] ?? ''); index += 1) {
    words.push((lines[index] ?? '').replace(/^\s*(?:>\s?)+/, '').trim());
  }
  const following = (lines[index] ?? '').trim();
  const by = attribution.exec(words.at(-1) ?? '') ?? null;
  if (by !== null) words.pop();
  const behind = by === null ? attribution.exec(following) : null;
  const said = stripMarkup(words.join(' '));
  if (said === '') return null;
  return { block: quoteOf(said, stripMarkup((by ?? behind)?.[1] ?? '')), next: behind === null ? index : index + 1 };
};

function quoteOf(said: string, name: string): QuoteBlock {
  if (name !== '') return { type: 'quote', text: said, attribution: name };
  const named = namedBehindMarks.exec(said);
  return named === null
    ? { type: 'quote', text: said }
    : { type: 'quote', text: (named[1] ?? '').trim(), attribution: (named[2] ?? '').trim() };
}

const readers: readonly Reader[] = [readHeading, readPipeTable, readDelimitedTable, readQuote, readList];

/** Cuts a text into blocks in its own order. Every line ends up in a block, but rules and fences. */
export function readBlocks(text: string): (Block | HeadingBlock)[] {
  const lines = text.split('\n');
  const blocks: (Block | HeadingBlock)[] = [];
  let index = 0;
  while (index < lines.length) {
    const line = lines[index] ?? '';
    if (line.trim() === '' || rule.test(line) || fence.test(line)) {
      index += 1;
      continue;
    }
    const found = readers.map((reader) => reader(lines, index)).find((each) => each !== null);
    if (found !== undefined) {
      blocks.push(found.block);
      index = found.next;
      continue;
    }
    const end = paragraphEnd(lines, index);
    blocks.push(...readParagraph(lines.slice(index, end)));
    index = end;
  }
  return blocks;
}

function paragraphEnd(lines: readonly string[], start: number): number {
  let index = start + 1;
  for (; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line.trim() === '' || rule.test(line) || fence.test(line)) break;
    if (readers.some((reader) => reader(lines, index) !== null)) break;
  }
  return index;
}
