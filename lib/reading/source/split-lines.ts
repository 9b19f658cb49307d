import type { SourceSpan } from './block';

/** A line of the text as it stands there. */
export interface SourceLine extends SourceSpan {
  text: string;
  /** Columns of white space before its first sign, a tab to the next multiple of four. */
  indent: number;
  isEmpty: boolean;
}

const tab = 4;

export function splitLines(text: string, from = 0, to = text.length): SourceLine[] {
  const lines: SourceLine[] = [];
  for (let start = from; start <= to;) {
    const feed = text.indexOf('\n', start);
    const end = feed === -1 || feed >= to ? to : feed;
    const line = text.slice(start, end);
    lines.push({ text: line, start, end, indent: indentOf(line), isEmpty: line.trim() === '' });
    start = end + 1;
  }
  return lines;
}

function indentOf(line: string): number {
  let columns = 0;
  for (const sign of line) {
    if (sign === '\t') columns += tab - (columns % tab);
    else if (sign === ' ' || sign === '\u00a0') columns += 1;
    else if (sign === '\u3000') columns += 2;
    else break;
  }
  return columns;
}
