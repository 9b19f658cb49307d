import { endOfGroup } from '@/lib/languages/brief-words';
import { dictationWordsOf, type DictationWords } from '@/lib/languages/dictation-words';
import { factLexiconOf } from '@/lib/languages/fact-words';
import { languageOf } from '@/lib/languages/find-language';
import { wordsIn } from '@/lib/languages/normal-form';
import type { SourceSpan } from '../source/block';
import { wordCount } from '../source/sentences';
import { hasDigit } from '../source/signs';
import type { BriefPiece } from './brief-piece';
import { isDeck } from './told-sentence';
import { type BriefLanguage, capitalLetter } from './brief-title';

const [fewestWords, wordsPerSign, fewestParts, shortestClause, longestTitle, longestItem] = [60, 30, 3, 4, 6, 14];
/** Longer texts are transcripts, and no briefs. */
const mostWords = 1_500;
/** Of all scripts: what has none of them is one breath. */
const signs = '.;:!?—…,、。，；：！？،؛؟।';

/** Whether somebody spoke it without pausing: hardly a sign parts its words. */
export function isDictated(text: string): boolean {
  const words = wordCount(text);
  const parted = Array.from(text).filter((sign, at) => signs.includes(sign) && !hasDigit(text.charAt(at + 1))).length;
  return words >= fewestWords && words <= mostWords && parted * wordsPerSign <= words;
}

/** A text in which what was put right stands no more; blanks keep the places of the rest. */
export function withCorrections(text: string, { lexicon, tag }: BriefLanguage): string {
  const { corrections } = dictationWordsOf(tag);
  const marks = lexicon.marksIn(text);
  return wordsIn(text).reduce((said, { start }) => {
    const end = endOfGroup(text, corrections, start);
    const wrong = marks.findLast(
      (mark) =>
        mark.meaning.startsWith('number.') &&
        mark.end < start &&
        wordCount(text.slice(mark.start, start)) <= longestTitle,
    );
    const isRight = end !== -1 && wordsIn(text.slice(start, end)).length > 1;
    return !isRight || wrong === undefined
      ? said
      : said.slice(0, wrong.start) + ' '.repeat(end - wrong.start) + said.slice(end);
  }, text);
}

/** The pieces of a text that was dictated: what asks for it, and parts with what each says; null where it has no parts. */
export function dictatedPieces(text: string, language: BriefLanguage): BriefPiece[] | null {
  const words = dictationWordsOf(language.tag);
  const slides = slideCuts(text, language);
  const cuts = slides.length >= fewestParts ? slides : wordsIn(text).filter(({ start }) => isCut(text, start, words));
  const starts = [0, ...cuts.map(({ start }) => start).filter((start) => start > 0)];
  const isParted = starts.length >= fewestParts;
  const chunks = starts.map((start, at) => ({ start, end: starts[at + 1] ?? text.length }));
  return chunks.flatMap((chunk, at) => {
    const slide = slides.find(({ start }) => start === chunk.start);
    if (at > 0) return partPieces(text, { start: slide?.end ?? chunk.start, end: chunk.end }, language, words);
    const clauses = clausesOf(text, chunk, words, language.tag);
    const last = clauses.findLastIndex((clause, place) =>
      asks(text.slice(clause.start, clause.end), place < mostOpening, language),
    );
    const [asked, told] = [clauses.slice(0, last + 1), clauses.slice(last + 1)];
    return [
      ...(asked.length > 0
        ? [{ sort: 'asked' as const, start: chunk.start, end: asked.at(-1)?.end ?? chunk.start }]
        : []),
      ...(told.length === 0
        ? []
        : isParted
          ? itemsUnder(languageOf(language.tag).deck.overview, told, text, language)
          : told.flatMap((clause) => itemsUnder('', [clause], text, language))),
    ];
  });
}

/** "Next slide", "last slide": where a slide is said to begin. */
function slideCuts(text: string, { lexicon }: BriefLanguage): SourceSpan[] {
  const marks = lexicon.marksIn(text);
  return marks.flatMap(({ meaning, start, end }) => {
    const lead = marks.find(
      (mark) => mark.end === start - 1 && leadsToSlide.some((sort) => mark.meaning.startsWith(sort)),
    );
    return meaning === 'word.slide' && lead !== undefined ? [{ start: lead.start, end }] : [];
  });
}

const leadsToSlide = ['ordinal.', 'word.begin', 'word.end', 'word.horizon'];

/** A word for what is next, the longest of several, which no other such word stands right before. */
function isCut(text: string, start: number, { sequence, binders, articles }: DictationWords): boolean {
  const end = endOfGroup(text, sequence, start);
  const behind = skipped(text, end);
  // "At the end of the year" leads to nothing.
  const goesOn = endOfGroup(text, binders, behind) !== -1 && endOfGroup(text, articles, behind) === -1;
  if (end === -1 || (goesOn && wordCount(text.slice(start, end)) > 1)) return false;
  const before = text.slice(0, start).trimEnd();
  const from = before.lastIndexOf(' ', before.lastIndexOf(' ') - 1) + 1;
  const isWithin = [from, before.lastIndexOf(' ') + 1].some(
    (at) => at < start && endOfGroup(text, sequence, at) > start,
  );
  return !isWithin;
}

/** Whether it names slides, or opens with what else a request has. */
const asks = (text: string, isOpening: boolean, { lexicon }: BriefLanguage): boolean =>
  lexicon
    .marksIn(text)
    .some(
      ({ meaning }) =>
        isDeck({ meaning }) ||
        (isOpening && asking.includes(meaning)) ||
        (isOpening && meaning === 'word.about' && !hasDigit(text)),
    );

const [mostOpening, asking] = [3, ['word.please', 'word.greeting']];
const turned: ReadonlySet<string> = new Set(['heading.before', 'heading.after']);

function partPieces(text: string, chunk: SourceSpan, language: BriefLanguage, words: DictationWords): BriefPiece[] {
  const lead = endOfGroup(text, words.sequence, chunk.start);
  const start = skipped(text, Math.max(lead, chunk.start));
  const title = titleEnd(text, { start, end: chunk.end }, language, words);
  if (title === null)
    return itemsUnder('', clausesOf(text, { start, end: chunk.end }, words, language.tag), text, language);
  const rest = clausesOf(
    text,
    { start: title.isSubject ? start : skipped(text, title.end), end: chunk.end },
    words,
    language.tag,
  );
  return itemsUnder(text.slice(start, title.end), rest, text, language);
}

/** Where the name that a part begins with ends: before a clause of its own, or before a verb, whose subject it is then. */
function titleEnd(
  text: string,
  { start, end }: SourceSpan,
  { lexicon, tag }: BriefLanguage,
  words: DictationWords,
): { end: number; isSubject: boolean } | null {
  const said = text.slice(start, end);
  const own = wordsIn(said);
  const verbs = factLexiconOf(tag)
    .marksIn(said)
    .filter(({ meaning }) => meaning === 'fact.be' || meaning === 'fact.last');
  const named = lexicon
    .marksIn(said)
    .filter(({ meaning }) => !turned.has(meaning) && (meaning.startsWith('heading.') || meaning.startsWith('shape.')));
  const ordinals = lexicon.marksIn(said).filter(({ meaning }) => meaning.startsWith('ordinal.'));
  // "How the year was" has its verb in it.
  const isQuestion = endOfGroup(text, words.binders, start) !== -1;
  for (const [at, word] of own.entries()) {
    if (at > longestTitle) break;
    const place = start + word.start;
    const isBound =
      at > 0 && endOfGroup(text, words.binders, start + (own[at - 1]?.start ?? 0)) === start + (own[at - 1]?.end ?? 0);
    const opens = [...words.openers, ...words.articles].some((group) => endOfGroup(text, [group], place) !== -1);
    if (at > 0 && opens && !isBound) return { end: start + (own[at - 1]?.end ?? 0), isSubject: false };
    if (at > 0 && ordinals.some((mark) => mark.start === word.start))
      return { end: start + (own[at - 1]?.end ?? 0), isSubject: false };
    if (isQuestion) continue;
    if (at > 0 && !isBound && verbs.some((verb) => verb.start === word.start && verb.end === word.end))
      return { end: start + (own[at - 1]?.end ?? 0), isSubject: true };
    const isLed = lexicon.marksIn(said).some(({ meaning, end }) => meaning === 'around' && end === own[at - 1]?.end);
    if (at > 0 && hasDigit(word.form) && isLed) break;
    if (at > 0 && hasDigit(word.form)) return { end: start + (own[at - 1]?.end ?? 0), isSubject: true };
  }
  const name = named.findLast(
    (mark) => wordCount(said.slice(0, mark.end)) <= longestTitle && mark.end < said.trimEnd().length,
  );
  return name === undefined ? null : { end: start + name.end, isSubject: false };
}

/** Clauses, each from a word that begins one. */
function clausesOf(text: string, { start, end }: SourceSpan, words: DictationWords, tag: string): SourceSpan[] {
  // Behind a verb stands its subject: "2023 waren es 74".
  const verbs = factLexiconOf(tag)
    .marksIn(text)
    .filter(({ meaning }) => meaning === 'fact.be');
  const own = wordsIn(text.slice(start, end)).map((word) => ({
    ...word,
    start: start + word.start,
    end: start + word.end,
  }));
  const places = [start];
  for (const [at, word] of own.entries()) {
    const before = own[at - 1];
    const [last = start] = places.slice(-1);
    const isLong = own.filter((each) => each.start >= last && each.start < word.start).length >= shortestClause;
    if (before === undefined || !isLong) continue;
    const opens = endOfGroup(text, words.openers, word.start) !== -1;
    const isJoint = endOfGroup(text, words.joints, before.start) === before.end;
    const isBound =
      endOfGroup(text, words.binders, before.start) === before.end || verbs.some((verb) => verb.start === before.start);
    if (opens && isJoint) places.push(before.start);
    else if (opens && !isBound) places.push(word.start);
    else if (isJoint && before.start > last) {
      const words = own.filter((each) => each.start >= last && each.start < before.start).length;
      const isCounted = own.slice(at, at + shortestClause).some(({ form }) => hasDigit(form));
      if (words >= longestItem / 2 || (words >= shortestClause && isCounted)) places.push(before.start);
    }
  }
  return places
    .map((from, at) => ({ start: from, end: places[at + 1] ?? end }))
    .filter((span) => span.end > span.start);
}

function itemsUnder(
  title: string,
  clauses: readonly SourceSpan[],
  text: string,
  language: BriefLanguage,
): BriefPiece[] {
  const { lexicon, tag } = language;
  const { joints, remarks } = dictationWordsOf(tag);
  const [first] = clauses;
  if (first === undefined) return [];
  // "We've had three ideas" names nothing by its first words.
  const isOwn = lexicon
    .marksIn(title)
    .some(({ meaning, start }) => meaning === 'word.ourselves' && start === title.search(/\S/u));
  const itemOf = ({ start, end }: SourceSpan): BriefPiece[] => {
    const from = skipped(text, Math.max(start, endOfGroup(text, joints, start)));
    const to = start + text.slice(start, end).trimEnd().length;
    const isRemark = endOfGroup(text, remarks, from) !== -1 && !hasDigit(text.slice(from, to));
    if (isRemark) return [{ sort: 'announced', start: from, end: to }];
    return to > from ? [{ sort: 'item', start: from, end: to }] : [];
  };
  return [
    { sort: 'head', title: isOwn ? '' : capitalLetter(title.trim()), start: first.start, end: first.start },
    ...clauses.flatMap((clause): BriefPiece[] => {
      const [lead, ...counted] = atOrdinals(text, clause, language);
      const [named] = lead === undefined ? [] : itemOf(lead);
      const name = named === undefined ? '' : text.slice(named.start, named.end);
      // "What we want to do first … second …": what stands before the first names all of them.
      const isName = counted.length > 0 && !hasDigit(name) && wordCount(name) <= longestTitle && name !== title.trim();
      const head: BriefPiece[] =
        isName && named !== undefined
          ? [{ sort: 'head', title: capitalLetter(name), start: named.start, end: named.start }]
          : named === undefined
            ? []
            : [named];
      return [...head, ...counted.flatMap(itemOf)];
    }),
  ];
}

/** "First … second … third …" within a clause. */
function atOrdinals(text: string, { start, end }: SourceSpan, { lexicon, tag }: BriefLanguage): SourceSpan[] {
  const said = text.slice(start, end);
  const ordinals = lexicon.marksIn(said).filter(({ meaning }) => meaning.startsWith('ordinal.'));
  // "One is meters, two is tanks".
  const verbs = factLexiconOf(tag)
    .marksIn(said)
    .filter(({ meaning }) => meaning === 'fact.be');
  const counted = lexicon
    .marksIn(said)
    .filter((mark) => mark.meaning.startsWith('number.') && verbs.some((verb) => verb.start === mark.end + 1));
  const marks = ordinals.length > 0 ? ordinals : counted.length > 1 ? counted : [];
  const places = marks.map((mark) => start + mark.start).filter((place) => place > start);
  const all = [start, ...places];
  return all.map((from, at) => ({ start: from, end: all[at + 1] ?? end }));
}

function skipped(text: string, at: number): number {
  const rest = text.slice(at);
  return at + rest.length - rest.trimStart().length;
}
