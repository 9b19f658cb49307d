import type { Lexicon, Meaning } from '@/lib/languages/lexicon';
import { announcesMaterial } from '@/lib/languages/material-words';
import { readLabel } from '../roles/read-label';
import { noInstructions } from '../roles/read-request';
import { wordCount } from '../source/sentences';
import { digitsIn, hasDigit, isQuestion, trimSigns } from '../source/signs';
import { type AskedPart, askedPart, askedParts } from './asked-parts';
import { contactPieces, endingIn, endingPieces, innerEnding, isReached, lastPieces } from './brief-ending';
import { labelIn } from './brief-label';
import type { BriefSentence } from './brief-sentences';
import { briefWordsOf, endOfGroup } from '@/lib/languages/brief-words';
import { type BriefLanguage, capitalLetter, partTitle, wishEnd } from './brief-title';
import { sentenceSubject } from './about-deck';
import { type BriefPiece, headedPieces, labelledHalves, withoutStopAt } from './brief-piece';
import { ownPart } from './told-parts';
import { dataAsked } from './data-asked';
import { partedOutside, signsOutside } from '../source/brackets';
import { isBefore, ordersOnly, tellsOccasion } from './brief-cover';
import { labelOfUnit } from './telegram';
import { asksForDeck, countsWithout, mayAsk, ordersDeck, tells } from './told-sentence';

/** The parts that a sentence lists behind words that only announce them; null for others. */
export function listItems(sentence: BriefSentence, language: BriefLanguage): AskedPart[] | null {
  const value = listStart(sentence, language);
  return value === null ? null : askedParts(sentence.text.slice(value - sentence.start), language, true);
}

/** Where a list of parts begins: behind a label that only announces them, or behind the colon of what asks for the deck. */
function listStart({ text, start, label }: BriefSentence, { lexicon, tag }: BriefLanguage): number | null {
  if (label !== null && announcesMaterial(label.text, tag)) return label.value;
  // "It should include why we must act (…), the two options: …".
  const verb = lexicon
    .marksIn(text)
    .find(({ meaning, end }) => meaning === 'word.show' && announcesMaterial(text.slice(0, end), tag));
  const isLed = verb !== undefined && verb.start > 0;
  if (label === null && isLed) return start + verb.end;
  const [colon] = signsOutside(text, colons);
  const asking = text.slice(0, colon);
  // What bars, semicolons or dashes part before it is a row of notes.
  const dashes = asking.split(/\s[–—-]\s/u).length - 1;
  const isOne = signsOutside(asking, ';；|').length === 0 && dashes <= 1;
  return colon === undefined || !isOne || !asksForDeck(asking, lexicon) ? null : start + colon + 1;
}

/** Whether its label opens content, and no wish such as "Audience: …". */
export const labelsContent = ({ label, text }: BriefSentence, { lexicon }: BriefLanguage): boolean =>
  label !== null && readLabel(text, 0, noInstructions, lexicon) === null;

/** "Packing list, weather (day 22 °C), payment terms (20 % deposit)": of some parts that are asked for something is said. */
function unledParts(text: string, language: BriefLanguage, isWished: boolean): AskedPart[] | null {
  const parts = askedParts(text, language, isWished) ?? (isWished ? askedPart(text, language) : null);
  return parts?.some(({ material }) => material !== null) === true ? parts : null;
}

/** "Explain why (…), what changes (…), and who leads what: …": the parts that a wish lists with what is to be said of them. */
export function wishedParts({ text }: BriefSentence, language: BriefLanguage): AskedPart[] | null {
  const isWished = isLed(text, language) && !asksForDeck(text, language.lexicon);
  return isWished ? unledParts(text, language, true) : null;
}

/** What has been read of a brief before a sentence. */
export interface BriefState {
  isAsked: boolean;
  /** Something has a heading. */
  isOpen: boolean;
  /** The last of it was a label with what it lists, which ends with it. */
  isListed: boolean;
  /** Something stood before that may name the whole. */
  isNamed: boolean;
  /** A row of notes has said what it is about. */
  isTitled?: boolean;
}

const [mostWordsOfUnit, mostWordsOfOwnTitle] = [12, 16];
const [fewestWordsBehindList, fewestWordsOfOwn, mostWordsOfRest, mostWordsOfWish, mostWordsOfCount] = [4, 6, 4, 8, 2];

/** The pieces of a sentence. */
export function briefPieces(sentence: BriefSentence, state: BriefState, language: BriefLanguage): BriefPiece[] {
  const { start, end, text, label, isAsked, table } = sentence;
  if (table !== undefined)
    return [
      { start, end: start, sort: 'head', title: label === null ? '' : partTitle(firstCell(label.text), language) },
      { start, end, sort: 'table', ...table },
    ];
  const inner = isAsked ? innerEnding(text, language) : null;
  if (inner !== null) {
    const before = partOfSentence(sentence, start, start + inner.and, language);
    const behind = partOfSentence(sentence, start + inner.end, end, language);
    return [before, behind].flatMap((each) => briefPieces(each, state, language));
  }
  const list = listItems(sentence, language);
  // What says first how many slides there are to be says what they are about, and nothing of it.
  if (list === null && !state.isOpen && !state.isAsked && ordersOnly(text, language.lexicon))
    return [{ start, end, sort: 'asked' }];
  if (list !== null) return listPieces(start, listStart(sentence, language) ?? start, list, language, label !== null);
  const own = label === null ? null : { ...label, value: label.value - start };
  const ending = endingIn(text, { label: own, isAsked }, language);
  if (ending !== null) return endingPieces({ start, end }, ending, language, text);
  if (isReached(text, language)) return contactPieces(sentence, language);
  // "Explain why here: …; what changes (…); and who does what: …" has parts before it has a label.
  const listed = signsOutside(text, ';；').length > 0 ? wishedParts(sentence, language) : null;
  if (label !== null && listed !== null) return listPieces(start, start, listed, language);
  if (label !== null) return labelPieces(sentence, label, state, language);
  const isUnit = sentence.isUnit === true;
  // Behind a request a row of days is what is told; in a row of notes what stands first says for when they are.
  const isOccasion =
    state.isAsked !== isUnit && tellsOccasion(text, language.lexicon) && isBefore(text, language.lexicon);
  const isApart = isOccasion || (!state.isAsked && !isAsked && saysWhoAsks(text, language));
  if (isGreeting(text, language)) return [{ start, end, sort: 'announced' }];
  if (state.isOpen && isQuestion(text) && !mayAsk(text, language)) return [{ start, end, sort: 'told' }];
  if (!state.isOpen && isApart) return [{ start, end, sort: 'asked' }];
  if (isComparison(text, language))
    return [
      { start, end: start, sort: 'head', title: partTitle(text, language) },
      { start, end: withoutStopAt(text, start, end), sort: 'told' },
    ];
  const wished = wishedParts(sentence, language);
  const parts = wished ?? (state.isOpen && !isAsked && !isUnit ? unledParts(text, language, false) : null);
  if (parts !== null) return listPieces(start, start, parts, language);
  if (!(isUnit && sentence.isTold) && isWish(text, isUnit ? mostWordsOfUnit : mostWordsOfWish, language))
    return [{ start, end, sort: 'asked' }];
  const data = state.isOpen ? dataAsked(sentence, language) : null;
  if (data !== null) return data;
  // What asks for the deck says nothing else, unless behind a colon.
  if (isAsked && asksForDeck(text, language.lexicon) && signsOutside(text, colons).length === 0)
    return [{ start, end, sort: 'asked' }];
  // A row of notes says first what it is about.
  const isTitle = isUnit && !state.isOpen && !state.isTitled && !hasDigit(text) && wordCount(text) <= mostWordsOfWish;
  if (isTitle && sentence.isTold) {
    state.isTitled = true;
    return [{ start, end, sort: 'asked' }];
  }
  // What stands in a row of notes without a name goes on with what stands before it.
  if (isUnit && sentence.isTold && (state.isOpen || state.isAsked || state.isNamed))
    return [
      ...(state.isListed ? [] : [{ start, end: start, sort: 'head' as const, title: '' }]),
      { start, end: withoutStopAt(text, start, end), sort: 'item' },
    ];
  const isBehindList = state.isListed && wordCount(text) >= fewestWordsBehindList;
  const isOwn = !isAsked && (isBehindList || (wordCount(text) >= fewestWordsOfOwn && hasDigit(text)));
  const part = ownPart(sentence, language);
  if (part !== null) return part;
  return [
    ...(isOwn
      ? [{ start, end: start, sort: 'head' as const, title: state.isOpen ? titleOfOwn(text, language) : '' }]
      : []),
    { start, end, sort: sentence.isTold ? 'told' : 'read' },
  ];
}

/** What a long sentence is about; a short one is its own title. */
function titleOfOwn(text: string, { lexicon, tag }: BriefLanguage): string {
  const subject = wordCount(text) > mostWordsOfOwnTitle ? sentenceSubject(text, lexicon, tag, 1) : null;
  const isSomebody = subject !== null && lexicon.meaningsOf(subject.text).includes('word.ourselves');
  return subject === null || isSomebody ? '' : capitalLetter(subject.text);
}

/** "Risks with owner / likelihood": what the rows are, before what is said of each. */
const firstCell = (text: string): string => text.split(' / ', 1)[0] ?? text;

function partOfSentence(
  sentence: BriefSentence,
  start: number,
  end: number,
  language: BriefLanguage,
  labelOf = labelIn,
): BriefSentence {
  const text = sentence.text.slice(start - sentence.start, end - sentence.start);
  const label = labelOf(text, language);
  return { ...sentence, start, end, text, label: label === null ? null : { ...label, value: start + label.value } };
}

/** A piece of a row of notes, by where it stands in it. */
export function unitAt(sentence: BriefSentence, start: number, end: number, language: BriefLanguage): BriefSentence {
  const own = partOfSentence(sentence, sentence.start + start, sentence.start + end, language, labelOfUnit);
  const isTold = tells(own.text, language) || !mayAsk(own.text, language) || countsWithout(own.text, language);
  return {
    ...own,
    isTold,
    isAsked: !isTold && (sentence.isAsked || ordersDeck(own.text, language.lexicon)),
    isUnit: true,
  };
}

function listPieces(
  start: number,
  value: number,
  list: readonly AskedPart[],
  language: BriefLanguage,
  isAnnounced = false,
): BriefPiece[] {
  const at = (place: number): number => value + place;
  return [
    ...(value > start ? [{ sort: isAnnounced ? ('announced' as const) : ('asked' as const), start, end: value }] : []),
    ...list.flatMap((part): BriefPiece[] => {
      const span = { start: at(part.start), end: at(part.end) };
      const { ending, material } = part;
      const told = material === null ? null : { start: at(material.start), end: at(material.end) };
      if (ending !== null) return lastPieces(span, ending.names, told, language);
      return told === null
        ? [{ sort: 'asked', ...span, part: part.title }]
        : [
            { sort: 'head', title: part.title, start: span.start, end: span.start },
            { sort: 'told', ...told },
          ];
    }),
  ];
}

function labelPieces(
  sentence: BriefSentence,
  { text: label, value }: NonNullable<BriefSentence['label']>,
  state: BriefState,
  language: BriefLanguage,
): BriefPiece[] {
  const { start, end, text, isAsked } = sentence;
  const { lexicon, tag } = language;
  const wish = readLabel(text, 0, noInstructions, lexicon);
  // "Topic: …" before anything else is said names the whole.
  const isName = wish !== null && wish !== 'request' && 'title' in wish && !state.isOpen && !hasDigit(label);
  if (wish !== null && (wish === 'request' || isAsked || isName || !('title' in wish)))
    return [{ start, end, sort: 'label' }];
  const marks = lexicon.marksIn(label);
  // "The tone: facts, not pity."
  const isTone = marks.some((mark) => mark.meaning === 'word.toneLabel' && mark.end === label.length);
  if (isTone && wordCount(label) <= mostWordsOfCount) return [{ start, end, sort: 'asked' }];
  const isDate = marks.some(({ meaning }) => meaning === 'word.dateLabel') && tellsOccasion(text, lexicon);
  if (isDate && !state.isOpen) return [{ start, end, sort: 'asked' }];
  const behind = trimSigns(text.slice(value - start), ' .');
  // "Decisions needed: three."
  const isCount = wordCount(behind) <= mostWordsOfCount && countsOnly(behind, lexicon);
  if (isCount) return [{ start, end, sort: 'asked', part: label }];
  const isList = partedOutside(behind, listing).length > 1;
  const isData = digitsIn(behind) > 0 && wordCount(behind) > mostWordsOfRest;
  if (isAsked && !isData && !isList && !announcesMaterial(label, tag)) return [{ start, end, sort: 'read' }];
  const [first, ...others] = labelledHalves(text, start, value, language);
  const told: BriefPiece[] =
    first === undefined
      ? []
      : [{ start: first.start, end: withoutStopAt(text.slice(0, first.end - start), start, first.end), sort: 'told' }];
  const further = others.flatMap((half) => headedPieces(half, text, start));
  if (announcesMaterial(label, tag))
    return [
      { start, end: value, sort: 'announced' },
      // Amid other labels it names what it says.
      { start: value, end: value, sort: 'head', title: state.isOpen ? partTitle(label, language) : '' },
      ...told,
      ...further,
    ];
  // "Compare three routes: (a) own fund, …": what a form is asked for is content all the same.
  const title = partTitle(label, language);
  const isWished = isLed(label, language);
  return [
    ...(isWished ? [{ start, end: value, sort: 'asked' as const }] : []),
    { start, end: start, sort: 'head', title },
    ...told,
    ...further,
  ];
}

/** Whether it opens with words that ask for something. */
const isLed = (text: string, language: BriefLanguage): boolean =>
  wishEnd(text, language) > 0 || endOfGroup(text, briefWordsOf(language.tag).compares) !== -1;

/** "Compare A (fast, dear) with B (slow, cheap)": what is said of each stands in brackets. */
const isComparison = (text: string, { tag }: BriefLanguage): boolean =>
  endOfGroup(text, briefWordsOf(tag).compares) !== -1 && text.split(/[(（]/u).length > mostWordsOfCount;

const countsOnly = (text: string, lexicon: Lexicon): boolean =>
  text !== '' && !hasDigit(text) && lexicon.meaningsOf(text).some((meaning) => meaning.startsWith('number.'));

/** "Hello," and whom it greets. */
const isGreeting = (text: string, { lexicon }: BriefLanguage): boolean =>
  wordCount(text) <= mostWordsOfRest &&
  lexicon.marksIn(text).some(({ meaning, start }) => meaning === 'word.greeting' && start === 0);

/** "We are the infection prevention team at …" before anything is asked. */
const saysWhoAsks = (text: string, { lexicon }: BriefLanguage): boolean =>
  (!hasDigit(text) || tellsOccasion(text, lexicon)) &&
  lexicon.marksIn(text).some(({ meaning, start }) => meaning === 'word.ourselves' && start <= widestOpening);

const [colons, listing] = [':：', ',;，；、،؛'];
const widestOpening = 12;
const wishes: readonly Meaning[] = ['word.show', 'word.make', 'word.please', 'word.end', 'word.begin'];

/** "Timeline by half-year.": a few words without a number that open with what is to be done, or with a form. */
const isWish = (text: string, mostWords: number, { lexicon }: BriefLanguage): boolean =>
  !hasDigit(text) &&
  wordCount(text) <= mostWords &&
  lexicon
    .marksIn(text)
    .some(
      ({ meaning, start }) =>
        start === 0 && (wishes.includes(meaning) || meaning.startsWith('form.') || meaning.startsWith('heading.')),
    );
