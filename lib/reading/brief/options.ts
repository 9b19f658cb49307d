import { languageOf } from '@/lib/languages/find-language';
import { partedOutside, signsOutside } from '../source/brackets';
import { endsSentence, wordCount } from '../source/sentences';
import { startsLarge, trimStart } from '../source/signs';
import type { BriefPiece } from './brief-piece';
import type { BriefSentence } from './brief-sentences';
import { type BriefLanguage, capitalLetter } from './brief-title';
import { withoutStopAt } from './brief-piece';

const [fewestOptions, mostWordsOfItem, around] = [2, 22, ' \t,.:;–—-'];

const option = { sort: 'label', ordinal: null, key: 'option', depth: 1, role: 'option' } as const;

/** Sentences that tell one of several options each, by what it is called: "Option A, keep all: costs £1.3m." */
export function namedOptions(sentences: readonly BriefSentence[], { lexicon }: BriefLanguage): Map<number, string> {
  const found = sentences.flatMap(({ start, text }): [number, string][] => {
    const label = lexicon.marksIn(text).find(({ meaning, start: at }) => meaning === 'word.optionLabel' && at === 0);
    const sign =
      label === undefined ? '' : (/^\s?[\p{Lu}\p{Nd}]{1,2}(?=[\s,.:;)–—-])/u.exec(text.slice(label.end))?.[0] ?? '');
    return label === undefined || sign === '' || !startsLarge(text) ? [] : [[start, text.slice(0, label.end) + sign]];
  });
  return new Map(found.length >= fewestOptions ? found : []);
}

/** An option under its name; the first of them opens the part of all. */
export function optionPieces(
  { start, end, text }: BriefSentence,
  name: string,
  isFirst: boolean,
  { tag }: BriefLanguage,
): BriefPiece[] {
  const from = end - trimStart(text.slice(name.length), around).length;
  const [options = name] = languageOf(tag).headings.options.split(',');
  const told = text.slice(from - start);
  const stop = endsSentence(told) ? withoutStopAt(told, from, end) : end;
  const [colon] = signsOutside(told, ':：');
  // What it is stands before a colon, and behind it what it means.
  const cuts = colon === undefined ? told : `${told.slice(0, colon)},${told.slice(colon + 1)}`;
  const items = partedOutside(cuts.slice(0, stop - from), ',，、،');
  const areItems = items.length > 1 && items.every((item) => wordCount(item.text) <= mostWordsOfItem);
  return [
    ...(isFirst ? [{ sort: 'head' as const, title: capitalLetter(options), start, end: start }] : []),
    { sort: 'head', title: name, level: 3, marker: { ...option, text: name }, start, end: start },
    ...(areItems
      ? items.map((item) => ({ sort: 'item' as const, start: from + item.start, end: from + item.end }))
      : [{ sort: 'told' as const, start: from, end: stop }]),
  ];
}
