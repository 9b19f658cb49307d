import type { Lexicon, Mark } from '@/lib/languages/lexicon';
import { readWhen } from '../data/read-time';
import { briefWordsOf, endOfGroup } from '@/lib/languages/brief-words';
import { languageOf } from '@/lib/languages/find-language';
import { wordsIn } from '@/lib/languages/normal-form';
import type { SourceSpan } from '../source/block';
import { factLexiconOf } from '@/lib/languages/fact-words';
import { hasDigit, hasLetter, isWhole, startsLarge, trimSigns } from '../source/signs';
import { wordCount } from '../source/sentences';
import { partedOutside, signsOutside } from '../source/brackets';

const [mostWords, fewestWords, mostWordsBefore, mostWordsOfListeners, mostWordsBeforeComma] = [16, 2, 2, 6, 12];
const [mostWordsBeforeName, shortestVerb, fewestOfClause, mostOfClause] = [4, 2, 3, 12];
const [mostOfSubject, mostWordsBeforeDeck] = [9, 8];
const verbSorts: ReadonlySet<string> = new Set(['fact.be', 'fact.rise', 'fact.fall', 'fact.last', 'fact.remain']);
const around = ' \t.,;"“”„«»「」『』\'’';

/** What a sentence says that a deck is about; null where no word for that leads there. */
export function aboutIn(text: string, lexicon: Lexicon, tag: string): (SourceSpan & { text: string }) | null {
  const marks = lexicon.marksIn(text);
  const deck = marks.find(({ meaning }) => meaning === 'word.slide' || meaning === 'word.deck');
  const isOfAsker = marks.some(({ meaning, start }) => meaning === 'word.ourselves' && start === 0);
  // What is quoted is its name.
  const isQuoting = languageOf(tag).postpositions !== true && /["“„«「『]/u.test(text);
  if ((deck === undefined && isOfAsker) || isQuoting) return null;
  const outside = new Set(signsOutside(text, text));
  const abouts = marks.filter(({ meaning, start }) => meaning === 'word.about' && outside.has(start));
  if (languageOf(tag).postpositions === true) return aboutBehind(text, abouts, deck);
  const isNear = ({ start }: Mark, most = mostWordsBefore): boolean =>
    start > 0 && wordCount(text.slice(0, start)) <= most;
  const leads = abouts.filter(({ end }) => leadsOn(text.slice(end).trimStart(), lexicon));
  const isBehind = ({ start }: Mark): boolean =>
    deck !== undefined && start >= deck.end && !speaksOfOthers(text.slice(deck.end, start), tag);
  // "We talked about the car park and I need five slides, on a normal day …": a comma ends what the slides are about.
  const isBeside = (mark: Mark): boolean =>
    isBehind(mark) && signsOutside(text.slice(deck?.end, mark.start), ',，、،').length === 0;
  const about =
    deck === undefined
      ? leads.find((mark) => isNear(mark))
      : (leads.find(isBeside) ??
        leads.find((mark) => mark.end < deck.start && isNear(mark, mostWordsBeforeDeck)) ??
        leads.find(isBehind));
  if (about === undefined) return null;
  const end = endOf(text, about, marks);
  const said = text.slice(about.end, end);
  const name = trimSigns(said, around);
  const isName = wordCount(name) >= fewestWords && wordCount(name) <= mostWords && isWhole(name);
  const start = about.end + said.indexOf(name);
  return isName ? { text: name, start, end: start + name.length } : null;
}

/** Of languages in which it stands before the word that leads to it: "給食の見直しについて". */
function aboutBehind(
  text: string,
  abouts: readonly Mark[],
  deck: Mark | undefined,
): (SourceSpan & { text: string }) | null {
  const [about] = abouts.filter(({ start }) => start > 0 && (deck === undefined || start < deck.start));
  if (about === undefined) return null;
  const from = Math.max(
    0,
    ...signsOutside(text, ',;，；、:：')
      .filter((at) => at < about.start)
      .map((at) => at + 1),
  );
  const said = text.slice(from, about.start);
  const name = trimSigns(said, around.replace(/[「」『』"“”„«»]/gu, ''));
  const start = from + said.indexOf(name);
  const isName = wordCount(name) >= fewestWords && wordCount(name) <= mostWords && isWhole(name);
  return isName ? { text: name, start, end: start + name.length } : null;
}

/** "Our department has to move mail to the cloud", "we're GrainLoop: we turn waste into flour": what who asks says first. */
export function openingOf(text: string, lexicon: Lexicon, tag: string): (SourceSpan & { text: string }) | null {
  const marks = lexicon.marksIn(text);
  if (!marks.some(({ meaning, start }) => meaning === 'word.ourselves' && start === 0)) return null;
  const [colon] = signsOutside(text, ':：');
  const words = wordsIn(text.slice(0, colon ?? 0));
  const last = words.at(-1);
  const isNamed = last !== undefined && words.length <= mostWordsBeforeName && startsLarge(text.charAt(last.start));
  const from = isNamed ? last.start : wantedFrom(text, marks);
  const end = isNamed ? undefined : wantedEnd(text, from, marks);
  const name = from === -1 ? '' : trimSigns(text.slice(from, end), around);
  const asks = marks.some(
    ({ meaning, start }) =>
      start >= from && start < from + name.length && (meaning === 'word.slide' || meaning === 'word.deck'),
  );
  const isName = !asks && wordCount(name) >= fewestWords && wordCount(name) <= mostWords;
  const found = isName ? { text: name, start: from, end: from + name.length } : clauseOf(text, marks, tag);
  const named = found === null ? null : withoutCounts(found);
  return named === null || hasDigit(named.text) ? null : named;
}

/** Where what somebody wants begins; -1 where nobody wants anything. */
function wantedFrom(text: string, marks: readonly Mark[]): number {
  const [want] = marks.filter(({ meaning, start }) => meaning === 'word.want' && start > 0);
  return want === undefined
    ? -1
    : (wordsIn(text).find(({ start, form }) => start >= want.end && form.length > shortestVerb)?.start ?? -1);
}

/** What who asks wants beside slides: "we want to change the prices and need six slides". */
export function wantedBy(text: string, lexicon: Lexicon, tag: string): (SourceSpan & { text: string }) | null {
  const marks = lexicon.marksIn(text);
  const from = wantedFrom(text, marks);
  const found = from === -1 || wantedEnd(text, from, marks) === text.length ? null : openingOf(text, lexicon, tag);
  return found?.start === from ? found : null;
}

/** "… want to change the prices, need slides": before what asks for a deck as well. */
function wantedEnd(text: string, from: number, marks: readonly Mark[]): number {
  const deck = marks.find(
    ({ meaning, start }) => start > from && (meaning === 'word.slide' || meaning === 'word.deck'),
  );
  const cuts = [
    ...signsOutside(text, ',;，；、،'),
    ...marks.flatMap(({ meaning, start }) => (meaning === 'word.and' ? [start] : [])),
  ].filter((at) => at > from && deck !== undefined && at < deck.start);
  return Math.min(text.length, ...cuts);
}

/** "…, they mostly worry about nights": behind a comma somebody else is spoken of. */
function speaksOfOthers(text: string, tag: string): boolean {
  const [comma] = signsOutside(text, ',').slice(-1);
  const behind = comma === undefined ? '' : text.slice(comma + 1);
  const people = factLexiconOf(tag).marksIn(behind);
  return people.some(({ meaning, start }) => meaning === 'fact.person' && behind.slice(0, start).trim() === '');
}

/** "Our deck oven in the Millgate bakery is from 2004": what the sentence is about, before the verb or the number that tells of it. */
export function sentenceSubject(
  text: string,
  lexicon: Lexicon,
  tag: string,
  fewest = fewestWords,
): (SourceSpan & { text: string }) | null {
  const { copulas } = briefWordsOf(tag);
  const verbs = factLexiconOf(tag)
    .marksIn(text)
    .filter(({ meaning }) => verbSorts.has(meaning));
  const [self = ''] = languageOf(tag).words.ourselves.split(',');
  const words = wordsIn(text);
  const small = new Set(languageOf(tag).signs.words.split(' '));
  const at = words.findIndex(
    ({ start, form }, index) =>
      index > 0 &&
      (hasDigit(form) ||
        endOfGroup(text, copulas, start) !== -1 ||
        verbs.some((verb) => verb.start === start) ||
        /[,;:.(–]/u.test(text.slice(words[index - 1]?.end, start))),
  );
  const stop = words[at]?.start ?? -1;
  const isVerb = endOfGroup(text, copulas, Math.max(0, stop)) !== -1 || verbs.some(({ start }) => start === stop);
  const own = words.slice(0, isVerb ? at : 0);
  while (own.length > 0 && small.has(own.at(-1)?.form ?? '')) own.pop();
  const [first, last] = [own[0], own.at(-1)];
  const isName =
    first !== undefined &&
    last !== undefined &&
    first.form !== self &&
    own.length >= fewest &&
    own.length <= mostOfSubject &&
    lexicon
      .marksIn(text)
      .every(({ meaning, start }) => start > 0 || (meaning !== 'word.askWord' && meaning !== 'around'));
  return isName ? { text: text.slice(first.start, last.end), start: first.start, end: last.end } : null;
}

/** "Kick-off deck for the consortium, 4 May": what the deck is, before when and how long. */
export function deckIn(text: string, lexicon: Lexicon): (SourceSpan & { text: string }) | null {
  const marks = lexicon.marksIn(text);
  const deck = marks.find(({ meaning }) => meaning === 'word.deck');
  const before = deck === undefined ? '' : text.slice(0, deck.start);
  const asks = marks.some(
    ({ meaning, start }) => start <= (deck?.start ?? 0) && start < before.length && askedBy.includes(meaning),
  );
  if (deck === undefined || asks || before.trim() === '' || wordCount(before) > mostWordsBeforeName) return null;
  const name = trimSigns(text.slice(0, endOf(text, deck, [])).split(/[,(]/u)[0] ?? '', around);
  const small = /^\p{Ll}/u.test(before);
  return small || wordCount(name) > mostWords || wordCount(name) < fewestOfClause
    ? null
    : { text: name, start: 0, end: name.length };
}

const askedBy: readonly string[] = [
  'word.want',
  'word.make',
  'word.please',
  'word.ourselves',
  'word.show',
  'word.below',
];

/** What a row of notes begins with, without what asks for slides, where and when. */
export function nameOfUnit(text: string, lexicon: Lexicon): (SourceSpan & { text: string }) | null {
  const asks = (said: string): boolean =>
    lexicon.marksIn(said).some(({ meaning }) => ['word.slide', 'word.deck', 'word.please'].includes(meaning));
  const name = partedOutside(text, ',(:：').find(
    ({ text: said }) => !asks(said) && wordCount(said) >= fewestWords && wordCount(said) <= mostWords,
  );
  return name ?? null;
}

/** "I need to tell councillors how we want to change the hours": the question that who asks will answer. */
export function questionIn(text: string, lexicon: Lexicon): (SourceSpan & { text: string }) | null {
  const marks = lexicon.marksIn(text);
  const asks = marks.find(
    ({ meaning, start, end }) =>
      meaning === 'word.askWord' &&
      start > 0 &&
      marks.some((own) => own.meaning === 'word.ourselves' && own.start === end + 1 && own.end - own.start > 1),
  );
  if (asks === undefined) return null;
  const end = marks.find(({ meaning, start }) => meaning === 'word.and' && start > asks.end)?.start ?? text.length;
  const name = trimSigns(text.slice(asks.start, Math.min(end, endOf(text, asks, []))), around);
  return wordCount(name) < fewestOfClause || wordCount(name) > mostOfClause
    ? null
    : { text: name, start: asks.start, end: asks.start + name.length };
}

/** "De Vries in Oudega, 118 cows": what it counts behind commas names nothing. */
function withoutCounts({ text, start, end }: SourceSpan & { text: string }): SourceSpan & { text: string } {
  const comma = signsOutside(text, ',').find((at) => /^\s*\p{Nd}/u.test(text.slice(at + 1)));
  return comma === undefined || wordCount(text.slice(0, comma)) < fewestWords
    ? { text, start, end }
    : { text: text.slice(0, comma), start, end: start + comma };
}

/** "Our choir turns 50", "Tidal Labs, a start-up from Bergen": the first clause, or who asks; nothing of somebody who says "I". */
function clauseOf(text: string, marks: readonly Mark[], tag: string): (SourceSpan & { text: string }) | null {
  const [self = ''] = languageOf(tag).words.ourselves.split(',');
  const words = wordsIn(text);
  if (words[0]?.form === self) return null;
  const and = marks.find(({ meaning, start }) => meaning === 'word.and' && start > 0);
  const end = and?.start ?? text.length;
  const { copulas } = briefWordsOf(tag);
  const copula = words.slice(0, mostWordsBefore + 1).find(({ start }) => endOfGroup(text, copulas, start) !== -1);
  const start = copula?.end ?? 0;
  const said = text.slice(start, end);
  const name = trimSigns(said, around);
  const from = start + said.indexOf(name);
  const asks = marks.some(
    (mark) =>
      mark.start < end &&
      (mark.meaning === 'word.slide' || mark.meaning === 'word.deck' || mark.meaning === 'word.want'),
  );
  const isName = !asks && wordCount(name) >= fewestOfClause && wordCount(name) <= mostOfClause;
  return isName ? { text: name, start: from, end: from + name.length } : null;
}

/** "On 12 May", "about 8 slides", "on Tuesday" lead to no topic. */
function leadsOn(behind: string, lexicon: Lexicon): boolean {
  const isTime = readWhen(behind, lexicon) !== null;
  const isCount = lexicon
    .marksIn(behind)
    .some(({ meaning, start }) => start === 0 && (meaning.startsWith('number.') || meaning.startsWith('weekday.')));
  return !isTime && !isCount && hasLetter(behind.charAt(0));
}

/** Before what else the sentence asks for: a colon, a bracket, a clause about slides, those who listen. */
function endOf(text: string, about: Mark, marks: readonly Mark[]): number {
  const stops = signsOutside(text, ':：;；').filter((at) => at > about.end);
  const bracket = Array.from('(（', (sign) => text.indexOf(sign, about.end)).filter((at) => at !== -1);
  const asks = (from: number): boolean =>
    marks.some(
      ({ meaning, start }) =>
        start >= from &&
        wordCount(text.slice(from, start)) <= 1 &&
        ['word.for', 'word.slide', 'word.deck', 'word.please', 'word.want', 'word.ourselves'].includes(meaning),
    ) || /^\s*\p{Nd}/u.test(text.slice(from));
  const commas = signsOutside(text, ',，、،').filter(
    (at) => at > about.end && (asks(at + 1) || wordCount(text.slice(about.end)) > mostWordsBeforeComma),
  );
  const listeners = marks.filter(
    ({ meaning, start, end }) =>
      meaning === 'word.for' &&
      start > about.end &&
      marks.some(
        (other) =>
          other.meaning === 'word.people' &&
          other.start >= end &&
          wordCount(text.slice(end, other.start)) < mostWordsOfListeners,
      ),
  );
  // "… about the car park and I need five slides".
  const others = marks.filter(({ meaning, start, end }) => meaning === 'word.and' && start > about.end && asks(end));
  const cuts = [...listeners, ...others].map(({ start }) => start);
  return Math.min(text.length, ...stops, ...bracket, ...commas, ...cuts);
}
