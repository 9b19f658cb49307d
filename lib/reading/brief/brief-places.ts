import { factLexiconOf } from '@/lib/languages/fact-words';
import { languageOf } from '@/lib/languages/find-language';
import type { Lexicon } from '@/lib/languages/lexicon';
import { readWhen } from '../data/read-time';
import type { Name } from '../naming/names-in';
import type { SourceSpan } from '../source/block';
import { sentencesIn, wordCount } from '../source/sentences';
import { hasDigit, trimSigns, trimStart } from '../source/signs';
import { aboutIn, openingOf, sentenceSubject, wantedBy } from './about-deck';
import { dayIn } from './brief-cover';
import { type BriefLanguage, unbracketed } from './brief-title';
import type { BriefPiece } from './brief-piece';
import { signsOutside } from '../source/brackets';
import { toBeDecided, mainClause, namesNothing, restOfRequest } from './topic-of-request';

const [openings, closings] = ['"“„«「『', '"”“»」』'];
const around = ' \t.,;"“”„«»「」『』';
const [fewestSigns, mostWordsBehind] = [4, 18];
/** A comma behind which something is counted. */
const counting = /,\s(?=[^,]*\p{Nd})/u;

/** Where a name of the whole may stand. */
interface BriefNames {
  /** Of the opening of each block what asks and says nothing. */
  untold: readonly (readonly SourceSpan[])[];
  /** Of each block what says something and has no label. */
  told: readonly (readonly SourceSpan[])[];
  /** What surely names the whole. */
  named: readonly Name[];
}

/** Where what stood in a block stands once that was parted, and where its subject may be named. */
export class BriefPlaces {
  readonly #pieces: readonly (readonly BriefPiece[] | null)[];
  readonly #asking: readonly (readonly SourceSpan[])[];
  readonly #opening: readonly (readonly SourceSpan[])[];
  readonly #told: readonly (readonly SourceSpan[])[];
  readonly #untold: BriefNames['untold'];
  readonly #named: readonly Name[];

  /**
   * @param pieces of each block; null for one that was left whole
   * @param asking the sentences of each block that ask for the deck
   * @param opening those that stand before anything has a heading
   */
  constructor(
    pieces: readonly (readonly BriefPiece[] | null)[],
    asking: readonly (readonly SourceSpan[])[],
    opening: readonly (readonly SourceSpan[])[] = [],
    { untold = [], told = [], named = [] }: Partial<BriefNames> = {},
  ) {
    this.#named = named;
    this.#untold = untold;
    this.#pieces = pieces;
    this.#asking = asking;
    this.#opening = opening;
    this.#told = told;
  }

  /**
   * Where a name of the whole is looked for, the surest first: what is quoted before anything has a heading, what stands
   * behind who asks in the sentence that asks for the deck, all of that sentence, all that stands before the first
   * heading. None is a date.
   */
  choices(texts: readonly string[], { lexicon, tag, small }: BriefLanguage): ((name: Name) => boolean)[] {
    if (this.isEmpty) return [() => true];
    const isOpening = (name: Name): boolean =>
      this.#isOpening(name) &&
      !isListing(name.text) &&
      !small.has(lastWord(name.text)) &&
      !isCutDate(name, texts[name.block] ?? '', lexicon) &&
      !isOfOthers(name.text, tag) &&
      !isOfOthers(clauseBefore(name, texts), tag) &&
      !isDated(name.text, lexicon) &&
      !namesNothing(name.text, lexicon) &&
      dayIn(name.text, lexicon) === null;
    return [
      (name) => isOpening(name) && isQuoted(name, texts[name.block] ?? '') && !this.#isTold(name),
      (name) => isOpening(name) && this.#isBehindAsker(name, texts[name.block] ?? '', lexicon),
      (name) => isOpening(name) && this.#isWithin(name),
      isOpening,
    ];
  }

  /** Nothing was parted. */
  get isEmpty(): boolean {
    return this.#pieces.every((each) => each === null);
  }

  /** What the brief itself says that it is about. */
  said(texts: readonly string[], lexicon: Lexicon, tag: string): Name | null {
    const isSaid = (name: Name | null): name is Name => name !== null && !namesNothing(name.text, lexicon);
    const [named] = this.#named;
    const behind = this.behindColon(texts, lexicon);
    const about = this.behindAbout(texts, lexicon, tag);
    return isSaid(behind)
      ? behind
      : isSaid(about)
        ? about
        : (named ?? this.#besideAsking(texts, lexicon, tag) ?? this.#wantedIn(texts, lexicon, tag));
  }

  /** "… for the cabinet on 17 March: options for the old hall (built 1934)": what the sentence that asks for the deck says last. */
  behindColon(texts: readonly string[], lexicon: Lexicon): Name | null {
    for (const [block, asking] of this.#asking.entries())
      for (const { start, end } of asking) {
        const said = (texts[block] ?? '').slice(start, end);
        const [colon, ...others] = signsOutside(said, ':：;；');
        if (colon === undefined || others.length > 0) continue;
        // "Sprinklers (today) against drip lines (a trial on 12 ha)": brackets tell, and name nothing.
        const behind = said.slice(colon + 1).split(counting, 1)[0] ?? '';
        const whole = trimSigns(behind, around);
        const text = trimSigns(unbracketed(whole), around);
        const from = start + colon + 1 + behind.indexOf(whole);
        // What commas part are parts, and not a name.
        const isList = signsOutside(text, ',;，；、،؛').length > 1;
        const isName =
          !isList &&
          !namesNothing(text, lexicon) &&
          wordCount(text) > 1 &&
          wordCount(text) <= mostWordsBehind &&
          sentencesIn(text).length === 1;
        if (isName) return { text, block, start: from, end: from + whole.length, kinds: ['title 0'] };
      }
    return null;
  }

  /** "Make 9 slides on how meadows store carbon", "it's about the ski camp": what follows the word that leads to it. */
  behindAbout(texts: readonly string[], lexicon: Lexicon, tag: string): Name | null {
    return firstIn(this.#untold, texts, (text) => aboutIn(text, lexicon, tag));
  }

  /** What asks for the deck says beside for whom, how long and when. */
  #besideAsking(texts: readonly string[], lexicon: Lexicon, tag: string): Name | null {
    return firstIn(this.#asking, texts, (text) => restOfRequest(text, lexicon, tag));
  }

  /** "We want to change the prices, need slides". */
  #wantedIn(texts: readonly string[], lexicon: Lexicon, tag: string): Name | null {
    const found = firstIn(this.#asking, texts, (text) => wantedBy(text, lexicon, tag));
    return found === null || namesNothing(found.text, lexicon) ? null : found;
  }

  /** What who asks says of himself before he asks. */
  ofAsker(texts: readonly string[], lexicon: Lexicon, tag: string): Name | null {
    return this.#inOpening(texts, (text) => {
      const found = openingOf(text, lexicon, tag);
      const isSelf =
        found !== null &&
        lexicon.marksIn(found.text).some(({ meaning, start }) => meaning === 'word.ourselves' && start === 0);
      return isSelf && /[.,]/u.test(found.text) ? null : found;
    });
  }

  /** What the first sentence that tells something is about. */
  ofSubject(texts: readonly string[], lexicon: Lexicon, tag: string): Name | null {
    return (
      firstIn(this.#told, texts, (text) => toBeDecided(text, lexicon, tag)) ??
      firstIn(this.#told, texts, (text) => sentenceSubject(text, lexicon, tag)) ??
      firstIn(this.#told, texts, (text) => mainClause(text, lexicon, tag))
    );
  }

  #inOpening(texts: readonly string[], read: (text: string) => (SourceSpan & { text: string }) | null): Name | null {
    return firstIn(this.#opening, texts, read);
  }

  moved(found: Name): Name | null {
    // "sull'ingresso": what was written together with the word before it.
    const own = trimStart(found.text, "'’");
    return this.#moved({ ...found, text: own, start: found.end - own.length });
  }

  #moved(name: Name): Name | null {
    const own = this.#pieces[name.block];
    if (own === undefined) return name;
    const before = this.#pieces.slice(0, name.block).reduce((sum, each) => sum + (each?.length ?? 1), 0);
    if (own === null) return { ...name, block: before };
    const place = own.findIndex(({ sort, start, end }) => sort !== 'head' && start <= name.start && end > name.start);
    const piece = own[place];
    if (piece === undefined) return null;
    return { ...name, block: before + place, start: name.start - piece.start, end: name.end - piece.start };
  }

  #isOpening({ block, end }: Name): boolean {
    const first = this.#pieces.findIndex((own) => own?.some(isNamedHead) === true);
    const head = this.#pieces[first]?.find(isNamedHead);
    return head === undefined || block < first || (block === first && end <= head.start);
  }

  #isTold({ block, start, end }: Name): boolean {
    return this.#told[block]?.some((each) => each.start <= start && each.end >= end) === true;
  }

  #isWithin({ block, start, end }: Name): boolean {
    return this.#asking[block]?.some((each) => each.start <= start && each.end >= end) === true;
  }

  /** "I am the dean at Solano and need a 9-slide proposal for …": who asks stands before the slides. */
  #isBehindAsker(name: Name, text: string, lexicon: Lexicon): boolean {
    return (
      this.#asking[name.block]?.some(({ start, end }) => {
        const marks = lexicon.marksIn(text.slice(start, end));
        const isOfAsker = marks.some((mark) => mark.meaning === 'word.ourselves' && mark.start === 0);
        const slide = marks.find(({ meaning }) => meaning === 'word.slide' || meaning === 'word.deck');
        return isOfAsker && slide !== undefined && name.start >= start + slide.end && name.end <= end;
      }) === true
    );
  }
}

/** The first name that one of some sentences of blocks has. */
function firstIn(
  all: readonly (readonly SourceSpan[])[],
  texts: readonly string[],
  read: (text: string) => (SourceSpan & { text: string }) | null,
): Name | null {
  for (const [block, sentences] of all.entries())
    for (const { start, end } of sentences) {
      const found = read((texts[block] ?? '').slice(start, end));
      if (found !== null)
        return { text: found.text, block, start: start + found.start, end: start + found.end, kinds: ['title 0'] };
    }
  return null;
}

const isNamedHead = (piece: BriefPiece): boolean => piece.sort === 'head' && piece.title !== '';

/** What stands before a name in its clause. */
const clauseBefore = ({ block, start }: Name, texts: readonly string[]): string => {
  const before = (texts[block] ?? '').slice(0, start);
  const comma = before.lastIndexOf(',');
  return comma > before.lastIndexOf('.') ? before.slice(comma + 1).trim() : '';
};

/** "They worry about nights" says who listens. */
const isOfOthers = (text: string, tag: string): boolean => {
  const ourselves = new Set(
    languageOf(tag)
      .words.ourselves.split(',')
      .map((word) => word.trim()),
  );
  return factLexiconOf(tag)
    .marksIn(text)
    .some(
      ({ meaning, start, end }) =>
        meaning === 'fact.person' && start === 0 && !ourselves.has(text.slice(0, end).toLowerCase()),
    );
};

/** "The bakery on 3" of "on 3. February", and "February at the club" behind it. */
const isCutDate = ({ text, start, end }: Name, of: string, lexicon: Lexicon): boolean =>
  (hasDigit(text.slice(-1)) && of.charAt(end) === '.') ||
  (/\p{Nd}\.?\s*$/u.test(of.slice(0, start)) &&
    lexicon.marksIn(text).some(({ meaning, start: at }) => at === 0 && meaning.startsWith('month.')));

/** "Moving the library into" is torn. */
const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1).toLowerCase();

/** "£1,900 in lost bread, so £20,900 in total": amounts and what several commas part name nothing. */
const isListing = (text: string): boolean => /[%€$£¥₹]/u.test(text) || signsOutside(text, ',;，；、،؛').length > 1;

const isQuoted = ({ text, start, end }: Name, of: string): boolean =>
  text.length >= fewestSigns &&
  openings.includes(of.slice(0, start).trimEnd().slice(-1) || '-') &&
  closings.includes(of.slice(end).trimStart().charAt(0) || '-');

/** "17 March 2026", "November 2025: our novelties". */
function isDated(text: string, lexicon: Lexicon): boolean {
  const when = readWhen(text, lexicon);
  return when !== null && (trimSigns(text.slice(when.end), ' .,') === '' || ':：'.includes(text.charAt(when.end)));
}
