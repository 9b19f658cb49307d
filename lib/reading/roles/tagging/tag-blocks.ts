import type { Lexicon } from '@/lib/languages/lexicon';
import type { Block } from '../../source/block';
import { decode, favour, scoresOf, type Weights } from './decode';
import { featuresOf, type Token, type TokenSentence } from './features';
import { unpackWeights } from './packed-weights';
import { roleOf, wordRoles, wordTags, type WordRole, type Tag } from './tags';
import { packedWeights } from './weights';

/** A sentence of a block, or a part of one, that goes one way as a whole. */
export interface Stretch {
  role: WordRole;
  text: string;
  /** In the text of its block. */
  start: number;
  end: number;
  /** What its words name, in order. */
  named: Named[];
}

export interface Named {
  tag: Tag;
  text: string;
  /** In the text of its block. */
  start: number;
}

/** Fewer words than this go with those beside them. */
const fewestOfStretch = 3;
/** Longer ones are said without pausing. */
const longestClause = 40;
const [partings, eastern] = [',;:.!?–—-)…،؛؟', '，、；：。！？…）'];

/**
 * What is said to the maker and shown to all does more harm than what is told and not shown; but a ban that is none
 * takes other content with it.
 */
const leanings: readonly (readonly [Tag, number])[] = [
  ['content', -0.5],
  ['ban', -1],
  ['banned', -1],
];

let own: Weights | null = null;

export interface TaggedBlocks {
  /** Of each block; empty where it has no text. */
  stretches: Stretch[][];
  /** What may name the whole: topics and titles, those that are found, and those that are if it is more or less likely. */
  names: NamedAt[];
}

export interface NamedAt extends Named {
  block: number;
  /** How much it takes to see it; 0 for what is found anyway. */
  doubt: number;
}

/** What each sentence of each block is. */
export function tagBlocks(blocks: readonly Block[], lexicon: Lexicon, by?: Weights): TaggedBlocks {
  const weights = by ?? (own ??= unpackWeights(packedWeights));
  const sentences = featuresOf(blocks, lexicon);
  const scores = scoresOf(sentences, weights);
  const found = decode(
    sentences,
    leanings.reduce((so, [tag, more]) => favour(so, tag, more), scores),
    weights,
  );
  const namesBy = (tags: Uint8Array): Omit<NamedAt, 'doubt'>[] =>
    stretchesBy(tags, sentences, blocks).flatMap((stretches, block) =>
      stretches.flatMap(({ named }) =>
        named.flatMap((name) => (name.tag === 'topic' || name.tag === 'title' ? { ...name, block } : [])),
      ),
    );
  return {
    stretches: stretchesBy(found, sentences, blocks),
    names: [0, ...doubtsOfNames].flatMap((doubt) =>
      namesBy(
        doubt === 0 ? found : decode(sentences, favour(favour(scores, 'topic', doubt), 'title', doubt), weights),
      ).map((name) => ({ ...name, doubt })),
    ),
  };
}

function stretchesBy(found: Uint8Array, sentences: readonly TokenSentence[], blocks: readonly Block[]): Stretch[][] {
  const stretches = blocks.map((): Stretch[] => []);
  let row = 0;
  for (const sentence of sentences) {
    const own = Array.from(found.subarray(row, row + sentence.tokens.length), (tag) => wordTags[tag] ?? 'content');
    row += sentence.tokens.length;
    const block = blocks[sentence.block];
    if (sentence.text !== '' && block !== undefined && 'text' in block)
      stretches[sentence.block]?.push(...stretchesOf(block.text, sentence, own));
  }
  return stretches;
}

/** So much more readily a topic or title is seen. */
const doubtsOfNames = [-2, 1, 2, 4, 8];

function stretchesOf(text: string, { tokens }: TokenSentence, found: readonly Tag[]): Stretch[] {
  const parts = smooth(
    text,
    tokens,
    found.map((tag) => roleOf[tag]),
  );
  const starts = parts.flatMap((role, at) => (at === 0 || role !== parts[at - 1] ? [at] : []));
  return starts.map((from, index): Stretch => {
    const to = starts[index + 1] ?? tokens.length;
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
    return {
      role: isQuoted(text, found) ? 'content' : (parts[from] ?? 'content'),
      text: text.slice(start, end),
      start,
      end,
      named: namedIn(text, tokens.slice(from, to), found.slice(from, to)),
    };
  });
}

/** Words to be shown that stand alone as a quotation are content like any other. */
function isQuoted(text: string, found: readonly Tag[]): boolean {
  return '"“„«「『'.includes(text.charAt(0) || ' ') && found.every((tag) => tag === 'saying' || tag === 'content');
}

/** Each clause goes one way, and one of a few words with that before it; only long ones without signs are cut amid words. */
function smooth(text: string, tokens: TokenSentence['tokens'], found: readonly WordRole[]): WordRole[] {
  const smoothed = [...found];
  let before: WordRole | null = null;
  for (let from = 0; from < tokens.length;) {
    let to = from + 1;
    while (to < tokens.length && !isParted(text, tokens[to - 1], tokens[to])) to += 1;
    if (to - from > longestClause) before = mend(smoothed, from, to);
    else {
      const most = mostOf(found.slice(from, to));
      before = to - from < fewestOfStretch && before !== null ? before : most;
      smoothed.fill(before, from, to);
    }
    from = to;
  }
  // What a sentence opens with goes with what follows.
  const first = smoothed.findIndex((role) => role !== smoothed[0]);
  if (first > 0 && first < fewestOfStretch) smoothed.fill(smoothed[first] ?? 'content', 0, first);
  return smoothed;
}

/** A sign with a space behind it, or one of East Asia, ends a clause. */
function isParted(text: string, before: Token | undefined, after: Token | undefined): boolean {
  if (before === undefined || after === undefined) return false;
  const sign = text.slice(before.start, before.end);
  return eastern.includes(sign) || (partings.includes(sign) && after.start > before.end);
}

/** Few words amid others go with those before them. */
function mend(found: WordRole[], start: number, end: number): WordRole | null {
  for (let from = start; from < end;) {
    let to = from + 1;
    while (to < end && found[to] === found[from]) to += 1;
    if (to - from < fewestOfStretch && from > start) found.fill(found[from - 1] ?? 'content', from, to);
    from = to;
  }
  return found[end - 1] ?? null;
}

function mostOf(found: readonly WordRole[]): WordRole {
  const counts = wordRoles.map((role) => found.filter((each) => each === role).length);
  return wordRoles[counts.indexOf(Math.max(...counts))] ?? 'content';
}

/** Words of one tag side by side, also across one sign between them. */
function namedIn(text: string, tokens: TokenSentence['tokens'], found: readonly Tag[]): Named[] {
  const named: (Named & { from: number; to: number })[] = [];
  for (const [at, token] of tokens.entries()) {
    const tag = found[at] ?? 'content';
    if (wordRoles.some((role) => role === tag)) continue;
    const last = named.at(-1);
    if (last?.tag === tag && last.to === at) {
      last.to = at + 1;
      last.text = text.slice(tokens[last.from]?.start, token.end);
    } else named.push({ tag, text: text.slice(token.start, token.end), start: token.start, from: at, to: at + 1 });
  }
  return named.map(({ tag, text: said, start }) => ({ tag, text: said, start }));
}
