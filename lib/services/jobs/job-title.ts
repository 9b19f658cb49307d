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

/** How the portal writes down what the fields beside a prompt ask for: a line of its own before it. */
const wishes = /^Please make (?:the|exactly \d+) slides?\b.*\.$/;

/** The first line of a prompt that says something of the subject, without the marks of Markdown. */
export function summarizePrompt(prompt: string): string {
  const beginning = cutText(prompt, promptBeginningLength);
  const lines = beginning.split('\n').filter((line) => !fence.test(line) && !tableRow.test(line));
  const [first, second] = lines.map(plain).filter((line) => meaningful.test(line));
  const said = (first && wishes.test(first) ? second : undefined) ?? first ?? plain(beginning);
  return cutWithEllipsis(said, longestSummary) || 'Without words';
}

function plain(line: string): string {
  const unmarked = inlineMarks.reduce(
    (text, [marks, words]) => text.replace(marks, words),
    line.replace(lineMarks, ''),
  );
  return unmarked.replace(/\s+/g, ' ').trim();
}

export interface TitleSources {
  /** Of the job's first file; null where there is none yet, and for files made before titles were kept. */
  title: string | null;
  fileName: string | null;
  /** Its beginning will do. */
  prompt: string;
}

/**
 * What a job is called wherever it is named: as its slides are, also when their file has been deleted since; until
 * there are any, the first line of the prompt that says something.
 */
export function titleOfJob({ title, fileName, prompt }: TitleSources): string {
  return title || fileName?.replace(/\.pptx$/, '') || summarizePrompt(prompt);
}

/** Columns `title` and `file_name` of the first file that was made for a job. */
export const firstFileOf = (jobId: string) => `
  select title, file_name from artifacts where job_id = ${jobId} order by variant limit 1`;
