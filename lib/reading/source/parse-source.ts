import type { Lexicon } from '@/lib/languages/lexicon';
import type { Block, Link, Source } from './block';
import { readAligned } from './read-aligned';
import { FailedRuns } from './failed-runs';
import { readDelimited } from './read-delimited';
import { readListing } from './read-listing';
import { htmlToMarkdown, isHtml } from './read-html';
import { readMarkdownStretch } from './read-markdown';
import { readJson, readYaml } from './read-structured';
import { readTalk } from './read-talk';
import { isNoise } from './read-turn';
import { type SourceLine, splitLines } from './split-lines';

const fence = /^\s{0,3}(```+|~~~+)\s*([\w+-]*)/u;
const jsonStart = /^\s*(?:\{\s*(?:["'}\n]|$)|\[\s*(?:[{["'\n]|$|-?\d+\s*,))/u;
const yamlKey = /^\s*(?:-\s+)?["']?[\p{L}_][\p{L}\p{Nd}_.-]{0,40}["']?:(?:\s|$)/u;

/**
 * What a text is made of: each stretch of it is given to the parser of its own form. What none of them takes is
 * Markdown or plain text, which are read as one.
 */
export function parseSource(text: string, lexicon: Lexicon): Source {
  if (isHtml(text)) {
    const source = parseSource(htmlToMarkdown(text), lexicon);
    return { ...source, blocks: source.blocks.map((block) => ({ ...block, span: { start: 0, end: text.length } })) };
  }
  if (isWiki(text)) {
    const source = parseSource(wikiToMarkdown(text), lexicon);
    return { ...source, blocks: source.blocks.map((block) => ({ ...block, span: { start: 0, end: text.length } })) };
  }
  const lines = splitLines(text);
  const talk = readTalk(lines, lexicon);
  const runs = new FailedRuns();
  const blocks: Block[] = [];
  const links: Link[] = [];
  let from = 0;
  let keysUntil = 0;
  /** Gives what stands before a line and was taken by no parser to that of Markdown. */
  const flush = (to: number): void => {
    while (talk !== null && from < to && (lines[from]?.isEmpty === true || isNoise(lines[from]?.text ?? ''))) from += 1;
    const [first, last] = [lines[from], lines[to - 1]];
    if (first === undefined || last === undefined || to <= from) return;
    const read = readMarkdownStretch(text, { start: first.start, end: last.end }, lexicon);
    blocks.push(...read.blocks);
    links.push(...read.links);
  };
  for (let at = 0; at < lines.length;) {
    const found =
      talk?.from === at
        ? { blocks: talk.turns, lines: talk.to - talk.from + 1 }
        : (readStretch(text, lines, at, lexicon, runs) ?? (at < keysUntil ? null : readKeys(text, lines, at)));
    if (found === null) {
      at += 1;
      continue;
    }
    if (found.blocks === null && found.isSeen === true) {
      // No part of these lines is what the whole is not.
      keysUntil = at + found.lines;
      at += 1;
      continue;
    }
    if (found.blocks !== null) {
      flush(at);
      blocks.push(...found.blocks);
      from = at + found.lines;
    }
    at += found.lines;
  }
  flush(lines.length);
  return { blocks, links };
}

interface Stretch {
  /** Null for what is left to Markdown, but read as a whole. */
  blocks: readonly Block[] | null;
  lines: number;
  /** They were looked at alone, and read as nothing. */
  isSeen?: true;
}

function readStretch(
  text: string,
  lines: readonly SourceLine[],
  at: number,
  lexicon: Lexicon,
  runs: FailedRuns,
): Stretch | null {
  const line = lines[at];
  if (line === undefined || line.isEmpty) return null;
  const opening = fence.exec(line.text);
  if (opening !== null) return readFence(text, lines, at, opening, lexicon);
  if (jsonStart.test(line.text) && runs.mayBegin('json', at)) {
    const found = readBalanced(text, lines, at, runs);
    if (found !== null) return found;
  }
  // A table of Markdown has a line of dashes below its head.
  if (isTableHead(lines, at)) {
    const rows = rowsOf(lines, at);
    const end = lines[at + rows - 1]?.end ?? line.end;
    // Alone, since a table right below the line of a list would go on in it.
    return { blocks: readMarkdownStretch(text, { start: line.start, end }, lexicon).blocks, lines: rows };
  }
  const listing = readListing(text, lines, at);
  if (listing !== null) return listing;
  // A first cell that is empty is no sign of another form.
  const aligned = line.text.startsWith('\t') || !line.text.includes('\t') ? readAligned(lines, at) : null;
  if (aligned !== null) return { blocks: [aligned.table], lines: aligned.lines };
  const table = readDelimited(lines, at, lexicon, runs);
  if (table !== null) return { blocks: [table.table], lines: table.lines };
  return null;
}

function readFence(
  text: string,
  lines: readonly SourceLine[],
  at: number,
  [, marks = '', language = '']: RegExpExecArray,
  lexicon: Lexicon,
): Stretch {
  let end = at + 1;
  while (end < lines.length && !lines[end]?.text.trim().startsWith(marks)) end += 1;
  const whole: Stretch = { blocks: null, lines: end - at + 1 };
  const inner = lines.slice(at + 1, end);
  const [first, last] = [inner[0], inner.at(-1)];
  if (first === undefined || last === undefined) return whole;
  const span = { start: first.start, end: last.end };
  const content = text.slice(span.start, span.end);
  const form = language.toLowerCase();
  if (form === 'json' || (form === '' && jsonStart.test(content))) return { ...whole, blocks: readJson(content, span) };
  if (form === 'yaml' || form === 'yml') return { ...whole, blocks: readYaml(content, span) };
  if (form === 'csv' || form === 'tsv' || form === '' || form === 'text') {
    const table = readDelimited(inner, 0, lexicon);
    if (table !== null && table.lines >= inner.filter(({ isEmpty }) => !isEmpty).length)
      return { ...whole, blocks: [table.table] };
  }
  return whole;
}

/** A value of JSON from its first bracket to the one that closes it. */
function readBalanced(text: string, lines: readonly SourceLine[], at: number, runs: FailedRuns): Stretch | null {
  const start = lines[at]?.start ?? 0;
  let depth = 0;
  let isQuoted = false;
  let end = text.length;
  for (let index = start; index < text.length; index += 1) {
    const sign = text[index];
    if (isQuoted && sign === '\\') index += 1;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === '{' || sign === '[')) depth += 1;
    else if (!isQuoted && (sign === '}' || sign === ']') && (depth -= 1) === 0) {
      end = index + 1;
      break;
    }
  }
  let to = at;
  while (to < lines.length - 1 && (lines[to]?.end ?? 0) < end) to += 1;
  const span = { start, end };
  const blocks = readJson(text.slice(start, end), span);
  if (blocks === null || blocks.length === 0) return runs.add('json', at, to + 1);
  return { blocks, lines: to - at + 1 };
}

/** "|---|:--|" */
function isDivider(line: string): boolean {
  const cells = line.trim().split('|');
  return (
    cells.some((cell) => cell.includes('--')) &&
    cells.every((cell) => Array.from(cell).every((sign) => ' \t:-'.includes(sign)))
  );
}

function isTableHead(lines: readonly SourceLine[], at: number): boolean {
  return (lines[at]?.text.includes('|') ?? false) && isDivider(lines[at + 1]?.text ?? '');
}

function rowsOf(lines: readonly SourceLine[], at: number): number {
  let count = 2;
  while (lines[at + count]?.text.includes('|') === true) count += 1;
  return count;
}

/** Keys with keys below them are YAML; a flat list of them is read as lines. */
function readKeys(text: string, lines: readonly SourceLine[], at: number): Stretch | null {
  const first = lines[at];
  if (first === undefined || !yamlKey.test(first.text) || first.indent > 0) return null;
  let end = at;
  let nested = 0;
  for (let index = at; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined) break;
    if (line.isEmpty) continue;
    const isKey = yamlKey.test(line.text) || line.text.trimStart().startsWith('- ') || line.text.trim().startsWith('#');
    if (!isKey && line.indent === 0) break;
    if (line.indent > 0 && yamlKey.test(line.text)) nested += 1;
    end = index + 1;
  }
  const seen: Stretch = { blocks: null, lines: end - at, isSeen: true };
  if (end - at < 4 || nested < 3) return seen;
  const last = lines[end - 1];
  const span = { start: first.start, end: last?.end ?? first.end };
  const blocks = readYaml(text.slice(span.start, span.end), span);
  return blocks === null ? seen : { blocks, lines: end - at };
}

const heading = /^(={2,6})([^=\n]+)\1[ \t]*$/gmu;
const link = /\[\[(?:[^[\]|]{1,200}\|)?([^[\]|]{1,200})\]\]/gu;
const marks = /'{2,5}/gu;
const note = /<ref[^<>]*\/>|<ref[^<>]*>[^<]*<\/ref>/gu;

/** Whether a text is written as wikis write theirs. */
function isWiki(text: string): boolean {
  return (text.match(heading)?.length ?? 0) >= 2;
}

/** The same as Markdown. */
function wikiToMarkdown(text: string): string {
  const plain = withoutTemplates(withoutComments(text).replace(note, '')).trim();
  return withTitle(plain)
    .replace(/^#+\s*/gmu, '1. ')
    .replace(heading, (_, signs: string, title: string) => `\n${'#'.repeat(signs.length)} ${title.trim()}\n`)
    .replace(link, '$1')
    .replace(marks, '')
    .replace(/^\*{2,6}\s*/gmu, (stars) => `${'  '.repeat(stars.trim().length - 1)}* `)
    .replace(/^:+\s*/gmu, '');
}

function withoutComments(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let from = text.indexOf('<!--'); from !== -1; from = text.indexOf('<!--', at)) {
    const to = text.indexOf('-->', from);
    if (to === -1) break;
    parts.push(text.slice(at, from));
    at = to + '-->'.length;
  }
  return parts.join('') + text.slice(at);
}

/** What an article is about stands in bold in its first sentence. */
function withTitle(text: string): string {
  const [, title = '', ...others] = text.split("'''");
  const isFirst = others.length > 0 && !text.slice(0, text.indexOf(title)).includes('\n') && !title.includes('\n');
  return isFirst ? `==${title}==\n${text}` : text;
}

/** Boxes and notes between braces, however deep. */
function withoutTemplates(text: string): string {
  let rest = '';
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text.startsWith('{{', at)) {
      depth += 1;
      at += 1;
    } else if (depth > 0 && text.startsWith('}}', at)) {
      depth -= 1;
      at += 1;
    } else if (depth === 0) rest += text[at] ?? '';
  }
  return depth === 0 ? rest : text;
}
