import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findLanguage } from '@/lib/languages/find-language';
import { wordTags } from '@/lib/reading/roles/tagging/tags';
import { readTags, type TaggedText } from './tagged-texts';

/** Where a sentence may stand: before the material, as a line of it, after it, or at the end of a line of it. */
type Place = 'S' | 'M' | 'E' | 'A';

interface Aside {
  places: readonly Place[];
  text: string;
  tags: Uint8Array;
}

/** Of each language, sentences that make sense beside any material, told apart as texts are. */
export type Asides = ReadonlyMap<string, readonly Aside[]>;

export function readAsides(folder: string): Asides {
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => [
        path.basename(name, '.txt'),
        readFileSync(path.join(folder, name), 'utf8')
          .split('\n')
          .filter((line) => line.includes('\t'))
          .map((line): Aside => {
            const [places = '', said = ''] = line.split('\t');
            return { places: [...places] as Place[], ...readTags(said.replaceAll(String.raw`\n`, '\n'), name) };
          }),
      ]),
  );
}

/** Every which of the sentences is kept, as texts are that others are checked by. */
export function someOf(asides: Asides, isKept: (index: number) => boolean): Asides {
  return new Map([...asides].map(([tag, some]) => [tag, some.filter((_, index) => isKept(index))]));
}

const [fewestAsides, mostAsides] = [1, 4];
const content = wordTags.indexOf('content');
/** Tables, code and records take no sentence between their lines. */
const isRow = (line: string): boolean => /^\s*[|{}[\]<#=`"]|\t|[;,]\S.*[;,]\S.*[;,]\S/u.test(line);

/** The text with some asides that others wrote at places where they could stand; none where it has no lines of prose. */
export function withAsides(text: TaggedText, asides: Asides, chance: () => number): TaggedText | null {
  const known = asides.get(text.id.slice(0, 2)) ?? asides.get(findLanguage(text.text).tag) ?? [];
  const lines = linesOf(text);
  const told = lines.filter(({ isTold }) => isTold);
  if (known.length === 0 || told.length === 0) return null;
  const pick = <T>(some: readonly T[]): T | undefined => some[Math.floor(chance() * some.length)];
  const put = new Map<number, { text: string; tags: Uint8Array }[]>();
  const count = fewestAsides + Math.floor(chance() * mostAsides);
  for (let index = 0; index < count; index += 1) {
    const aside = pick(known);
    const place = pick(aside?.places ?? []);
    if (aside === undefined || place === undefined) continue;
    const inner = told.slice(0, Math.max(1, told.length - 1)).filter(({ line }) => !isRow(line));
    const line = place === 'S' ? told[0] : place === 'E' ? told.at(-1) : pick(inner);
    if (line === undefined || isRow(line.line)) continue;
    const gap = place === 'A' ? ' ' : chance() < 0.5 ? '\n' : '\n\n';
    const at = place === 'S' ? line.start : line.end;
    const [before, after] = place === 'S' ? ['', gap] : [gap, ''];
    const all = `${before}${aside.text}${after}`;
    const tags = new Uint8Array(all.length).fill(content);
    tags.set(aside.tags, before.length);
    put.set(at, [...(put.get(at) ?? []), { text: all, tags }]);
  }
  return put.size === 0 ? null : spliced(text, put);
}

function linesOf({ text, tags }: TaggedText): { line: string; start: number; end: number; isTold: boolean }[] {
  let at = 0;
  return text.split('\n').map((line) => {
    const start = at;
    const end = start + line.length;
    at = end + 1;
    const isTold = line.trim() !== '' && tags.subarray(start, end).every((tag) => tag === content);
    return { line, start, end, isTold };
  });
}

function spliced(
  text: TaggedText,
  put: ReadonlyMap<number, readonly { text: string; tags: Uint8Array }[]>,
): TaggedText {
  let said = '';
  const found: number[] = [];
  let from = 0;
  for (const [at, pieces] of [...put].sort(([a], [b]) => a - b)) {
    said += text.text.slice(from, at) + pieces.map((piece) => piece.text).join('');
    found.push(...text.tags.subarray(from, at), ...pieces.flatMap(({ tags }) => [...tags]));
    from = at;
  }
  said += text.text.slice(from);
  found.push(...text.tags.subarray(from));
  return { ...text, text: said, tags: Uint8Array.from(found) };
}
