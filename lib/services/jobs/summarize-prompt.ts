import { cutText, cutWithEllipsis } from '@/lib/text/cut/cut-text';

/** Of a prompt, this much is read for a list: as much as the index of the search holds. */
export const promptBeginningLength = 300;

const longestSummary = 140;

/** Marks that begin a line: headings, quotations, points and numbers of lists. */
const lineMarks = /^(?:\s*(?:#{1,6}(?=\s)|>|[-*+•](?=\s)|\d{1,3}[.)](?=\s)))+/;

/** What stands around words: emphasis, code, links and pictures, of which the words stay. */
const inlineMarks: readonly (readonly [RegExp, string])[] = [
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/(\*\*|__|~~|`+)(?=\S)(.+?)(?<=\S)\1/g, '$2'],
  [/(?<![\p{L}\p{N}])([*_])(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2'],
];

const meaningful = /[\p{L}\p{N}]/u;
const fence = /^\s*(```|~~~)/;
const tableRow = /^\s*\|.*\|\s*$/;

/** The first line of a prompt that says something, without the marks of Markdown. */
export function summarizePrompt(prompt: string): string {
  const beginning = cutText(prompt, promptBeginningLength);
  const lines = beginning.split('\n').filter((line) => !fence.test(line) && !tableRow.test(line));
  const said = lines.map(plain).find((line) => meaningful.test(line)) ?? plain(beginning);
  return cutWithEllipsis(said, longestSummary) || 'Without words';
}

function plain(line: string): string {
  const unmarked = inlineMarks.reduce(
    (text, [marks, words]) => text.replace(marks, words),
    line.replace(lineMarks, ''),
  );
  return unmarked.replace(/\s+/g, ' ').trim();
}
