import { cleanLine } from '../blocks/clean-line';

const references: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** What inline markup is replaced by, in this order (CommonMark 0.31, 6). */
const rules: readonly [RegExp, string][] = [
  [/<!--[^]*?-->/g, ''],
  // Pictures say nothing in words but what their authors wrote for them.
  [/!\[([^\]]*)\](\([^()]*(\([^()]*\)[^()]*)*\)|\[[^\]]*\])/g, '$1'],
  [/\[([^\]]+)\](\([^()]*(\([^()]*\)[^()]*)*\)|\[[^\]]*\])/g, '$1'],
  [/\[\^([^\]]+)\]/g, '[$1]'],
  [/<(https?:\/\/[^\s<>]+|[^\s<>@]+@[^\s<>]+)>/g, '$1'],
  [/<\/?[a-zA-Z][^<>]*>/g, ' '],
  [/(?<!\d)(\*\*\*|\*\*|\*)(?=\S)([^*]+?)(?<=\S)\1(?!\d)/g, '$2'],
  [/(?<![\p{L}\p{N}])(___|__|_)(?=\S)([^_]+?)(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2'],
  [/~~(?=\S)([^~]+)~~/g, '$1'],
];

/** The words of a line of Markdown; code keeps its characters. */
export function inlineText(line: string): string {
  const pieces = line.split(/(`+)(.+?)\1(?!`)/);
  // Each match gives three pieces: what stands before it, its marks, the code.
  const text = pieces.map((piece, index) => (index % 3 === 0 ? plain(piece) : index % 3 === 1 ? '' : piece)).join('');
  return cleanLine(text);
}

function plain(text: string): string {
  const replaced = rules.reduce((before, [pattern, replacement]) => before.replace(pattern, replacement), text);
  return replaced
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|\w{2,8});/gi, (found, name: string) => (name.startsWith('#') ? numbered(name.slice(1)) : references[name]) ?? found);
}

function numbered(number: string): string | undefined {
  const code = Number(/^x/i.test(number) ? `0${number}` : number);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
