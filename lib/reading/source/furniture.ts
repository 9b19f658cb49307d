import type { Lexicon } from '@/lib/languages/lexicon';
import { wordCount } from './sentences';
import { consistsOf, hasDigit } from './signs';
import { splitLines, type SourceLine } from './split-lines';

const [mostOfPageLine, mostWordsOfPageLine] = [24, 5];
const fewestOfRule = 5;
const rules = '━─══┄┅―‗＿＝';
/** Running heads stand so near to the number of the page. */
const nearPage = 3;
const dots = '....';

/**
 * A text without what pages and programs have around it, each sign replaced by a blank so that everything keeps its
 * place: numbers of pages, heads that come back, drawn lines, tags of markup, what was struck out.
 */
export function withoutFurniture(text: string, lexicon: Lexicon): string {
  const lines = splitLines(text);
  const pages = new Set(lines.flatMap((line, index) => (isPageNumber(line.text, lexicon) ? [index] : [])));
  const around = Array.from({ length: 2 * nearPage + 1 }, (_, step) => step - nearPage);
  const counts = new Map<string, number>();
  for (const { text: line } of lines) counts.set(line.trim(), (counts.get(line.trim()) ?? 0) + 1);
  const heads = new Set(
    pages.size < 2
      ? []
      : lines.flatMap(({ text: line }, index) =>
          (counts.get(line.trim()) ?? 0) > 1 && around.some((step) => pages.has(index + step)) ? [line.trim()] : [],
        ),
  );
  const isGone = (line: SourceLine, index: number): boolean =>
    (pages.size > 1 && pages.has(index)) || heads.has(line.text.trim()) || isMarkup(line.text.trim());
  let cleaned = '';
  let at = 0;
  for (const [index, line] of lines.entries()) {
    cleaned +=
      text.slice(at, line.start) +
      (line.text.trim() !== '' && isGone(line, index) ? blank(line.text) : plain(line.text));
    at = line.end;
  }
  return cleaned + text.slice(at);
}

const blank = (text: string): string => ' '.repeat(text.length);

/** "Page 3 of 4", "3 / 4" beside the word for a page. */
function isPageNumber(line: string, lexicon: Lexicon): boolean {
  const text = line.trim();
  const isShort = text.length <= mostOfPageLine && wordCount(text) <= mostWordsOfPageLine;
  return (
    isShort &&
    hasDigit(text.slice(-1)) &&
    lexicon.marksIn(text).some(({ meaning, start }) => meaning === 'word.page' && start === 0)
  );
}

function isMarkup(line: string): boolean {
  return (
    (line.startsWith('<') &&
      line.endsWith('>') &&
      line.includes(' ') &&
      !line.includes('://') &&
      !line.startsWith('<v ')) ||
    line.startsWith('[![') ||
    (line.length >= fewestOfRule && consistsOf(line, rules))
  );
}

/** A line without what was struck out, the sign of its program, and the dots between a label and its value. */
function plain(line: string): string {
  const text = withoutStruck(line.startsWith('WEBVTT - ') ? blank('WEBVTT - ') + line.slice('WEBVTT - '.length) : line);
  const from = text.indexOf(dots);
  if (from < 2) return text;
  let to = from;
  while (text.charAt(to) === '.') to += 1;
  return text.slice(to).trim() === '' ? text : `${text.slice(0, from).trimEnd()}:`.padEnd(to) + text.slice(to);
}

function withoutStruck(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let from = text.indexOf('~~'); from !== -1; from = text.indexOf('~~', at)) {
    const to = text.indexOf('~~', from + 2);
    const end = to === -1 ? from + 2 : to + 2;
    parts.push(text.slice(at, from), blank(text.slice(from, end)));
    at = end;
  }
  return parts.join('') + text.slice(at);
}
