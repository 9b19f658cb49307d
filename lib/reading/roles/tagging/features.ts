import type { Lexicon, Mark } from '@/lib/languages/lexicon';
import type { Block } from '../../source/block';
import { sentencesIn, wordCount, type PlacedSentence } from '../../source/sentences';
import { digitsIn } from '../../source/signs';
import { hash, meaningOf } from './token-features';
import { tokenFeatures, tokensIn, type TokenWord } from './token-features';

/** A word or sign of a block, and what can be known of it. */
export interface Token {
  /** In the text of its block. */
  start: number;
  end: number;
  features: number[];
}

/** A sentence of a block; a block without text is one with one token that has no place. */
export interface TokenSentence {
  block: number;
  text: string;
  features: number[];
  tokens: Token[];
  /** Whether it is the first of its block. */
  isFirst: boolean;
}

interface Placed {
  block: number;
  text: string;
  /** In the text of its block. */
  start: number;
  isFirst: boolean;
  isLast: boolean;
  marks: readonly Mark[];
  words: readonly TokenWord[];
}

/** How many words of the line above a list say what its items are. */
const mostOfLead = 24;
/** Less before or behind a colon belongs together. */
const fewestOfPart = 4;

/** Everything that may tell what the words of a text are: the words, those beside them, where they stand. */
export function featuresOf(blocks: readonly Block[], lexicon: Lexicon): TokenSentence[] {
  const sentences = blocks.flatMap((block, index) => sentencesOf(block, index, lexicon));
  const leads = leadsOf(blocks);
  const firsts = new Map(sentences.flatMap((each): [number, Placed][] => (each.isFirst ? [[each.block, each]] : [])));
  return sentences.map((sentence, index): TokenSentence => {
    const { text, block, start, words, marks, isFirst } = sentence;
    const place = placeOf(index, sentences.length, sentence, blocks);
    const lead = leads[block] ?? -1;
    const own = [
      ...saidBy(sentence, place, sentences[index - 1]?.text ?? ''),
      ...saidAround(sentences[index - 1], 'before'),
      ...saidAround(sentences[index + 1], 'next'),
      ...(lead >= 0 && isItem(blocks[block]) ? saidAround(firsts.get(lead), 'lead') : []),
      `lead ${isItem(blocks[block]) ? 'item' : 'line'} ${kindOf(blocks[lead])} ${bucket(block - lead)}`,
    ];
    return {
      block,
      text,
      isFirst,
      features: [...new Set(own.map((each) => hash(each)))],
      tokens:
        words.length === 0
          ? [{ start: 0, end: 0, features: [hash(`t ${kindOf(blocks[block])}`)] }]
          : tokenFeatures(words, marks, place).map((features, at) => ({
              start: start + (words[at]?.start ?? 0),
              end: start + (words[at]?.end ?? 0),
              features,
            })),
    };
  });
}

function sentencesOf(block: Block, index: number, lexicon: Lexicon): Placed[] {
  const isText = block.type === 'line' || block.type === 'heading' || block.type === 'turn' || block.type === 'quote';
  const found = isText ? sentencesIn(block.text).flatMap(partedAtColon) : [];
  if (found.length === 0)
    return [{ block: index, text: '', start: 0, isFirst: true, isLast: true, marks: [], words: [] }];
  return found.map(({ text, start }, at) => ({
    block: index,
    text,
    start,
    isFirst: at === 0,
    isLast: at === found.length - 1,
    marks: lexicon.marksIn(text),
    words: tokensIn(text),
  }));
}

/** What stands behind a colon is often not said to the same people: "8 slides from these notes: revenue rose." */
function partedAtColon({ text, start, end }: PlacedSentence): PlacedSentence[] {
  const at = text.search(/[:：](?!\d|\/\/)/u) + 1;
  const [lead, rest] = [text.slice(0, at), text.slice(at)];
  if (at === 0 || wordCount(lead) < fewestOfPart || wordCount(rest) < fewestOfPart) return [{ text, start, end }];
  const behind = rest.trimStart();
  return [
    { text: lead, start, end: start + at },
    { text: behind, start: end - behind.length, end },
  ];
}

/** Of each block, the one that leads to it: the heading or line above a list, the line that ends with a colon. */
function leadsOf(blocks: readonly Block[]): number[] {
  let [line, colon] = [-1, -1];
  return blocks.map((block, index) => {
    const lead = isItem(block) ? line : colon;
    if (block.type === 'heading') [line, colon] = [index, index];
    else if (block.type === 'line' && block.marker === null) {
      line = index;
      if (block.text.endsWith(':')) colon = index;
    }
    return lead;
  });
}

function isItem(block: Block | undefined): boolean {
  return block?.type === 'line' && block.marker !== null;
}

/** How the sentence stands among the others; the second and third say how far from the beginning and the end. */
function placeOf(index: number, count: number, sentence: Placed, blocks: readonly Block[]): string[] {
  const block = blocks[sentence.block];
  const [before, next] = [blocks[sentence.block - 1], blocks[sentence.block + 1]];
  const marker = block !== undefined && 'marker' in block ? block.marker : null;
  const fromStart = bucket(index);
  const fromEnd = bucket(count - 1 - index);
  return [
    `type ${kindOf(block)}`,
    `start ${fromStart}`,
    `end ${fromEnd}`,
    `size ${bucket(count)}`,
    `at ${fromStart} ${bucket(count)}`,
    `until ${fromEnd} ${bucket(count)}`,
    `above ${kindOf(before)}`,
    `below ${kindOf(next)}`,
    `between ${kindOf(before)} ${kindOf(block)} ${kindOf(next)}`,
    `marker ${marker?.sort ?? ''} ${marker?.role ?? ''}`,
    `apart ${String(block?.type === 'line' && block.isApart)} ${String(next?.type === 'line' && next.isApart)}`,
    `alone ${String(sentence.isFirst)} ${String(sentence.isLast)}`,
    `opens ${fromStart} ${kindOf(block)}`,
    ...(block?.type === 'line' && block.isBold ? ['bold'] : []),
  ];
}

function kindOf(block: Block | undefined): string {
  if (block === undefined) return 'none';
  if (block.type !== 'line') return block.type;
  return block.marker === null ? (block.indent > 0 ? 'indented' : 'line') : block.marker.sort;
}

function bucket(value: number): string {
  return String(value < 4 ? value : value < 7 ? 4 : value < 13 ? 7 : value < 30 ? 13 : 30);
}

function meaningsOf(marks: readonly Mark[]): string[] {
  return [...new Set(marks.map(meaningOf))].filter((each) => each !== '');
}

function saidBy({ text, words, marks }: Placed, place: readonly string[], before: string): string[] {
  const forms = words.map(({ form }) => form);
  const meanings = meaningsOf(marks);
  const lasting = forms.filter((form) => form.length > 1 || form > '\u2fff').at(-1) ?? '';
  const [, start = '', end = ''] = place;
  const shape = `${text.slice(-1)} ${bucket(words.length)}`;
  return [
    'all',
    ...place,
    `ends ${text.slice(-1)}`,
    `length ${bucket(words.length)}`,
    `digits ${bucket(digitsIn(text))}`,
    `behind ${before.slice(-1)}`,
    `first ${forms[0] ?? ''}`,
    `two ${forms.slice(0, 2).join(' ')}`,
    `three ${forms.slice(0, 3).join(' ')}`,
    `last ${lasting}`,
    `tail ${lasting.slice(-3)}`,
    `close ${forms.slice(-4).join(' ')}`,
    ...forms.map((form) => `word ${form}`),
    ...forms.map((form) => `stem ${form.slice(0, 4)}`),
    ...forms.map((form) => `suffix ${form.slice(-3)}`),
    ...forms.slice(1).map((form, at) => `pair ${forms[at] ?? ''} ${form}`),
    ...forms.slice(2).map((form, at) => `trio ${forms[at] ?? ''} ${forms[at + 1] ?? ''} ${form}`),
    ...meanings.map((each) => `means ${each}`),
    ...meanings.flatMap((each, at) => meanings.slice(at + 1).map((other) => `both ${[each, other].sort().join(' ')}`)),
    ...meanings.map((each) => `${start} ${each}`),
    ...meanings.map((each) => `${end} ${each}`),
    `${start} ${shape}`,
    `${end} ${shape}`,
    ...(text.includes('@') ? ['address'] : []),
  ];
}

function saidAround(sentence: Placed | undefined, name: string): string[] {
  if (sentence === undefined) return [];
  return [
    `${name} ${sentence.text.slice(-1)}`,
    ...sentence.words.slice(0, mostOfLead).map(({ form }) => `${name} w ${form}`),
    ...meaningsOf(sentence.marks).map((each) => `${name} m ${each}`),
  ];
}
