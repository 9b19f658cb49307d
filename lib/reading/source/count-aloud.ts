import { languageOf } from '@/lib/languages/find-language';
import type { Lexicon, Mark } from '@/lib/languages/lexicon';
import { wordsIn } from '@/lib/languages/normal-form';
import type { Block, Line } from './block';
import { sentencesIn, wordCount } from './sentences';
import { trimSigns, trimStart } from './signs';

const [fewestCounted, mostWordsBefore, mostWordsOfName, longestSmall] = [3, 2, 8, 4];
/** The ordinal stands among the first words of a paragraph. */
const longestLead = 48;
const separators = ' \t,.:;–—-،、，。：';
const parting = /[,.:;،、，。：]\s?|\s[–—-]\s/u;

/** "First thing is the concerts. …", "then second, the members. …": points that are counted off in speech have names. */
export function countAloud(blocks: readonly Block[], lexicon: Lexicon, tag: string): Block[] {
  const found = new Map<number, Block[]>();
  for (const [index, block] of blocks.entries()) {
    if (block.type === 'heading') return [...blocks];
    if (block.type !== 'line' || block.marker !== null || !block.isApart) continue;
    const mark = ordinalOf(block.text, found.size + 1, lexicon);
    if (mark !== null) found.set(index, namedBy(block, mark, tag));
  }
  return found.size < fewestCounted ? [...blocks] : blocks.flatMap((block, index) => found.get(index) ?? block);
}

function ordinalOf(text: string, ordinal: number, lexicon: Lexicon): Mark | null {
  const marks = lexicon.marksIn(text.slice(0, longestLead));
  const mark = marks.find(({ meaning }) => meaning === `ordinal.${ordinal}`);
  if (mark === undefined || wordsIn(text.slice(0, mark.start)).length > mostWordsBefore) return null;
  // "First slide: …" says which slide, and names no point.
  const isSlide = marks.some(
    ({ meaning, start }) =>
      (meaning === 'word.slide' || meaning === 'word.slideLabel') && start >= mark.end && start - mark.end <= 1,
  );
  return isSlide ? null : mark;
}

/** A name, and what is said below it; without a name the paragraph as it is. */
function namedBy(block: Line, { end }: Mark, tag: string): Block[] {
  const behind = block.text.slice(end);
  const isParted = separators.includes(behind.charAt(0)) && behind.charAt(0) !== ' ';
  const bare = trimStart(behind, separators);
  const said = isParted ? bare : withoutLead(bare, tag);
  const [sentence] = sentencesIn(said);
  const cut = parting.exec(said.slice(0, sentence?.end));
  const name = trimSigns(said.slice(0, cut?.index ?? sentence?.end), separators);
  const rest = trimStart(said.slice(cut === null ? sentence?.end : cut.index + cut[0].length), separators);
  if (name === '' || rest === '' || wordCount(name) > mostWordsOfName) return [block];
  const text = name.charAt(0).toUpperCase() + name.slice(1);
  return [
    { type: 'heading', level: 2, text, marker: null, span: block.span },
    { ...block, text: rest },
  ];
}

/** "third is money", "als erstes die Konzerte": small words between the ordinal and the name. */
function withoutLead(text: string, tag: string): string {
  const small = new Set(languageOf(tag).signs.words.split(' '));
  const words = wordsIn(text).slice(0, mostWordsBefore);
  const first = words.findIndex(({ form }) => form.length > longestSmall || !small.has(form));
  const last = words.at((first === -1 ? words.length : first) - 1);
  return first === 0 || last === undefined ? text : text.slice(last.end).trim();
}
