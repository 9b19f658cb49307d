import { cleanLine } from '../blocks/clean-line';

const references: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Where escaped signs stand while markup is looked for: the end of a plane that nobody has given characters to. */
const setAside = 0xfff00;
const escaped = /[\u{fff21}-\u{fff7e}]/gu;

/** What inline markup is replaced by, in this order (CommonMark 0.31, 6). */
const rules: readonly [RegExp, string][] = [
  // Pictures say nothing in words but what their authors wrote for them.
  [/!\[([^[\]]{0,1000})\](\([^()]{0,2000}(\([^()]{0,200}\)[^()]{0,200}){0,3}\)|\[[^[\]]{0,200}\])/g, '$1'],
  [/\[([^[\]]{1,1000})\](\([^()]{0,2000}(\([^()]{0,200}\)[^()]{0,200}){0,3}\)|\[[^[\]]{0,200}\])/g, '$1'],
  [/\[\^([^[\]]{1,100})\]/g, '[$1]'],
  [/<(https?:\/\/[^\s<>]+|[^\s<>@]+@[^\s<>]+)>/g, '$1'],
  [/<\/?[a-zA-Z][^<>]*>/g, ' '],
  [/(?<!\d)(\*\*\*|\*\*|\*)(?=\S)([^*]+?)(?<=\S)\1(?!\d)/g, '$2'],
  [/(?<![\p{L}\p{N}])(___|__|_)(?=\S)([^_]+?)(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2'],
  [/~~(?=\S)([^~]+)~~/g, '$1'],
];

/** The words of a line of Markdown; code keeps its characters. */
export function inlineText(line: string): string {
  const runs = [...line.matchAll(/`+/g)];
  const nextAlike = nextOfSameLength(runs.map(([run]) => run.length));
  let [text, at] = ['', 0];
  for (let index = 0; index < runs.length; index += 1) {
    const [opening, closing] = [runs[index], runs[nextAlike[index] ?? -1]];
    if (opening === undefined || closing === undefined) continue;
    const start = opening.index + opening[0].length;
    text += plain(line.slice(at, opening.index)) + line.slice(start, closing.index);
    at = closing.index + closing[0].length;
    index = nextAlike[index] ?? index;
  }
  return cleanLine(text + plain(line.slice(at)));
}

/** For each length the place of the next that equals it; -1 for none. */
function nextOfSameLength(lengths: readonly number[]): number[] {
  const seen = new Map<number, number>();
  return lengths
    .map((_, index) => lengths.length - 1 - index)
    .map((place) => {
      const length = lengths[place] ?? 0;
      const next = seen.get(length) ?? -1;
      seen.set(length, place);
      return next;
    })
    .reverse();
}

function plain(text: string): string {
  const safe = text.replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) =>
    String.fromCodePoint(setAside + sign.charCodeAt(0)),
  );
  const replaced = rules.reduce((before, [pattern, replacement]) => before.replace(pattern, replacement), safe);
  return replaced
    .replace(escaped, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - setAside))
    .replace(
      /&(#\d{1,7}|#x[\da-f]{1,6}|\w{2,8});/gi,
      (found, name: string) => (name.startsWith('#') ? numbered(name.slice(1)) : references[name]) ?? found,
    );
}

function numbered(number: string): string | undefined {
  const code = Number(/^x/i.test(number) ? `0${number}` : number);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
