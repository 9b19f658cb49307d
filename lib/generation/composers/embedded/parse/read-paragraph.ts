import type { Block, Item } from '../document/document';
import { startsWithWhen } from '../analyse/read-when';
import { stripMarkup } from './strip-markup';

const label = /^[\p{L}\p{N}][^:：.!?。]{0,38}(?::(?=\s)|：)/u;
/** "Attendees: …" at the start of a line begins something new. */
const labelLine = /^\p{Lu}[\p{L}\p{M}’'-]+(?:\s[\p{L}’'-]+){0,2}:\s\S/u;
const fullStop = /[.!?…。！？؟।]["”’»)]*$/u;
const startsItem = /^(?:\p{Lu}|\p{Lo}|\p{Nd}|\p{Extended_Pictographic})/u;
const pictograph = /^\p{Extended_Pictographic}/u;
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const quoted =
  /^["“„«「『]([^"“”„«»「」『』]{8,600})["”“»」』][,.]?\s*(?:[—–―-]{1,2}|said|sagt|sagte|dit|dijo)\s*(.{2,100})$/u;

/** The lines of a paragraph as what they are: a list without bullets, a quotation, steps in a row, or prose. */
export function readParagraph(lines: readonly string[]): Block[] {
  const trimmed = lines.map((line) => line.trim());
  const last = trimmed.at(-1) ?? '';
  if (trimmed.length > 1 && last.length <= 60 && /[:：]$/.test(last)) {
    return [...readParagraph(lines.slice(0, -1)), { type: 'paragraph', text: stripMarkup(last) }];
  }
  const run = listRun(trimmed);
  if (run !== null) {
    const before = trimmed.slice(0, run.start);
    const items = trimmed.slice(run.start).map((line): Item => ({ text: stripMarkup(line), children: [] }));
    return [
      ...(before.length > 0 ? readParagraph(before) : []),
      { type: 'list', ordered: false, items: items.filter((item) => item.text !== '') },
    ];
  }
  const labelled = trimmed.findIndex(
    (line, index) => index > 0 && labelLine.test(line) && (trimmed[index - 1] ?? '').length < 72,
  );
  if (labelled > 0) return [...readParagraph(lines.slice(0, labelled)), ...readParagraph(lines.slice(labelled))];
  const text = stripMarkup(join(trimmed));
  if (text === '') return [];
  const quote = quoted.exec(text);
  if (quote !== null) return [{ type: 'quote', text: (quote[1] ?? '').trim(), attribution: (quote[2] ?? '').trim() }];
  return splitEnumeration(text);
}

/** Where in a paragraph lines begin that each stand for themselves; null for wrapped prose. */
function listRun(lines: readonly string[]): { start: number } | null {
  for (const start of [0, 1]) {
    const rest = lines.slice(start);
    if (rest.length < 2) continue;
    const marked = [label.test.bind(label), startsWithWhen, pictograph.test.bind(pictograph)].some((test) =>
      rest.every((line) => test(stripMarkup(line))),
    );
    if (marked) return { start };
  }
  const short =
    lines.length >= 3 && lines.every((line) => line.length <= 80 && startsItem.test(line) && !/[,;، ]$/u.test(line));
  const separate =
    lines.every((line) => fullStop.test(line)) ||
    lines.every((line) => !fullStop.test(line) && line.length <= (cjk.test(line) ? 28 : 60));
  return short && separate ? { start: 0 } : null;
}

function join(lines: readonly string[]): string {
  return lines.reduce((text, line) => {
    if (text === '') return line;
    return cjk.test(text.slice(-1)) && cjk.test(line.slice(0, 1)) ? text + line : `${text} ${line}`;
  }, '');
}

/** One sentence of three or more parts between semicolons is a list. */
function splitSemicolons(text: string): Block[] {
  const parts = text
    .replace(/[.。]$/u, '')
    .split(/[;；؛]\s*/u)
    .filter((part) => part !== '');
  const one =
    parts.length >= 3 &&
    parts.every((part) => part.length <= 120 && !/[.!?。]\s/u.test(part)) &&
    !/:\s/u.test(parts[0] ?? '');
  return one
    ? [{ type: 'list', ordered: false, items: parts.map((part) => ({ text: part, children: [] })) }]
    : [{ type: 'paragraph', text }];
}

/** "… : 1) first, 2) second" as an introduction and an ordered list; the text itself when it counts nothing. */
export function splitEnumeration(text: string): Block[] {
  const marks = [...text.matchAll(/(?<=^|[\s:：,;(])\(?(\p{Nd}{1,2})(?:\)|[.](?=\s\p{L}))\s*/gu)];
  const first = marks.findIndex((mark) => Number(mark[1]) === 1);
  if (first < 0) return splitSemicolons(text);
  const run = [marks[first]!];
  for (const mark of marks.slice(first + 1)) {
    if (Number(mark[1]) === run.length + 1) run.push(mark);
  }
  if (run.length < 2) return splitSemicolons(text);
  const intro = text.slice(0, run[0]!.index).replace(/[\s:：,;]+$/u, '');
  const items = run.map((mark, index): Item => {
    const from = mark.index + mark[0].length;
    const until = run[index + 1]?.index ?? text.length;
    return {
      text: text
        .slice(from, until)
        .replace(/[\s,;，；]+(?:and|und|et|y|e|en|ve)?\s*$/u, '')
        .replace(/[.。]$/u, ''),
      children: [],
    };
  });
  const list: Block = { type: 'list', ordered: true, items: items.filter((item) => item.text !== '') };
  return intro === '' ? [list] : [{ type: 'paragraph', text: intro }, list];
}
