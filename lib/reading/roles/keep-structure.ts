import { askerOf } from '../outline/unfold-talk';
import type { Lexicon } from '@/lib/languages/lexicon';
import type { Block, Turn } from '../source/block';
import { endsSentence, wordCount } from '../source/sentences';
import { endsWithColon, fieldOf, hasDigit, hasQuestion, isQuestion, withoutStop } from '../source/signs';
import { has, mark } from './clauses';
import type { Stretch } from './tagging/tag-blocks';

const [mostWordsOfTitle, widestLabel, fewestPieces] = [5, 40, 3];
/** How long a wish about the slides is at most, and in letters what comes before its verb: "it", "the tone". */
const [mostWordsOfWish, widestSubject] = [16, 12];
const [fewestBlocks, linesOfEdge, wordsOfTelling, fewestWordsTold] = [6, 2, 40, 10];
/** Names are made of words alone. */
const partings = ',،、;；:：(（';

/**
 * What its place says more surely than its words: a name amid content that stands above lines of another shape is their
 * title, whatever its words; an item is what those beside it are; a question of an interview is one with its answer.
 */
export function keepStructure(
  blocks: readonly Block[],
  stretches: readonly (readonly Stretch[])[],
  lexicon: Lexicon,
): readonly (readonly Stretch[])[] {
  const isContent = (at: number): boolean =>
    blocks[at] !== undefined && (stretches[at] ?? []).every(({ role }) => role === 'content');
  const isCounted = (at: number): boolean => {
    const block = blocks[at];
    return block?.type === 'line' && block.marker?.sort === 'number';
  };
  /** Of what is counted in one line, all is content where one is. */
  const isOfLine = (at: number, step: 1 | -1): boolean => {
    const [one, next] = [blocks[at], blocks[at + step]];
    const isSame = step > 0 ? one?.span.end === next?.span.start : one?.span.start === next?.span.end;
    return isSame && isCounted(at + step) && (isContent(at + step) || isOfLine(at + step, step));
  };
  const asker = askerOf(blocks.filter((block): block is Turn => block.type === 'turn'));
  /** "Label: value", where the value is content. */
  const isField = (at: number): boolean => {
    const block = blocks[at];
    const isLine = block?.type === 'line' && fieldOf(block.text, widestLabel) !== null;
    return isLine && stretches[at]?.at(-1)?.role === 'content';
  };
  // Where a request stands outside of a talk, who talks asks one another, and nobody for slides.
  const isAskedApart = blocks.some(
    (block, at) =>
      'text' in block &&
      block.type !== 'turn' &&
      (stretches[at] ?? []).some(({ role }) => role === 'request') &&
      asksForSlides(block.text, lexicon),
  );
  return stretches.map((read, at) => {
    const block = blocks[at];
    const isOthers =
      (isAskedApart && block?.type === 'turn' && !asksForSlides(block.text, lexicon)) ||
      isAmidQuestions(blocks, at, lexicon);
    const all = isOthers ? read.map(asContent) : read;
    const [label, ...values] = all;
    const isLabel =
      label !== undefined &&
      isLabelOf(label, values) &&
      isField(at) &&
      (isField(at - 1) || isField(at + 1)) &&
      !asksForSlides(label.text, lexicon);
    const said = isLabel ? [{ ...label, role: 'content' as const, named: [] }, ...values] : all;
    const isLong = said.reduce((sum, { text }) => sum + wordCount(text), 0) >= wordsOfTelling;
    const whole = isEdge(blocks, at)
      ? said.map((stretch, index) => (isLabelled(said, index, lexicon) ? asTold(stretch) : stretch))
      : ofPeople(said, lexicon).map((stretch, index, all) =>
          isTorn(all, index, isLong || isAmidLines(blocks, stretches, at), lexicon) ? asTold(stretch) : stretch,
        );
    const isAlone = blocks.every((_, other) => other === at || !isContent(other));
    const told = whole.map((stretch, index) =>
      (isAlone && isToldBehind(whole[index - 1], stretch, lexicon)) || isOfTheList(whole, index, lexicon)
        ? asTold(stretch)
        : stretch,
    );
    const wished = told.map((stretch, index): Stretch =>
      told.length === index + 1 && isWishedBehind(told[index - 1], stretch, lexicon)
        ? { ...stretch, role: 'request' }
        : stretch,
    );
    const own = wished.map((stretch, index): Stretch => {
      const before = wished[index - 1];
      const isRest =
        before !== undefined &&
        before.role !== 'content' &&
        stretch.role === 'content' &&
        !endsSentence(before.text) &&
        (namesLines(stretch.text, blocks) ||
          goesOnInBrackets(before.text, stretch.text) ||
          ((before.role === 'request' || isEdge(blocks, at)) && isTrifle(stretch.text, before.text)));
      return isRest ? { ...stretch, role: before.role } : stretch;
    });
    const isSure = isContent(at) || !isContent(at - 1) || !isContent(at + 1);
    const isKept =
      block?.type === 'turn'
        ? block.speaker === asker && isQuestion(block.text) && isContent(at + 1)
        : (isOfLine(at, 1) && (isCounted(at) || isLead(own))) ||
          (isCounted(at) && isOfLine(at, -1)) ||
          (isAmidAlike(blocks, at, isContent) &&
            own.every(
              ({ role }, index) =>
                role === 'boilerplate' ||
                (isField(at - 1) && isField(at + 1) && (role === 'content' || (role === 'private' && index > 0))),
            )) ||
          (!isSure &&
            isAbove(block, blocks[at + 1]) &&
            own.every(
              ({ role, named }) =>
                role === 'boilerplate' || (role === 'request' && named.every(({ tag }) => tag === 'part')),
            ));
    return isKept ? own.map((stretch) => ({ ...stretch, role: 'content', named: [] })) : own;
  });
}

/** "May I stay out? You may. You can join later": a question with its answer beside others, whomever it speaks to. */
function isAmidQuestions(blocks: readonly Block[], at: number, lexicon: Lexicon): boolean {
  const isAnswered = (place: number): boolean => {
    const block = blocks[place];
    const text = block?.type === 'line' ? block.text : '';
    return hasQuestion(text) && !isQuestion(text) && !asksForSlides(text, lexicon);
  };
  const [line, next] = [blocks[at], blocks[at + 1]];
  const isBeside = (other: Block | undefined): boolean => other?.type === 'line' && !other.isApart;
  return isAnswered(at) && ((isBeside(line) && isAnswered(at - 1)) || (isBeside(next) && isAnswered(at + 1)));
}

const asksForSlides = (text: string, lexicon: Lexicon): boolean => has(mark(text, lexicon), 'word.slide', 'word.deck');

/** What is asked or forbidden is told; what is private or says nothing stays aside. */
const asContent = (stretch: Stretch): Stretch =>
  stretch.role === 'request' || stretch.role === 'ban' ? asTold(stretch) : stretch;

const asTold = (stretch: Stretch): Stretch => ({ ...stretch, role: 'content', named: [] });

const [fewestPeople, shareOfPeople] = [3, 0.25];
const named = /(?<!\p{L})\p{Lu}\p{L}{1,24}\s\p{Lu}\p{L}/u;

/** "Ann Lee digs. Tom Wilk, he's the one with the hat": of sentences beside each other that each name somebody all are told where some are. */
function ofPeople(all: readonly Stretch[], lexicon: Lexicon): readonly Stretch[] {
  const names = all.filter(({ text }) => named.test(text));
  const told = names.filter(({ role }) => role === 'content');
  if (names.length < fewestPeople || told.length < names.length * shareOfPeople) return all;
  return all.map((stretch) =>
    names.includes(stretch) && stretch.role !== 'ban' && !asksForSlides(stretch.text, lexicon)
      ? asTold(stretch)
      : stretch,
  );
}

/** "What is voted on: the accounts, the fee": what stands behind a label that is told. */
const isLabelled = (all: readonly Stretch[], at: number, lexicon: Lexicon): boolean => {
  const [before, stretch] = [all[at - 1], all[at]];
  const isLed = before?.role === 'content' && endsWithColon(before.text) && wordCount(before.text) <= mostWordsOfTitle;
  return isLed && stretch?.role === 'request' && !asksOf(stretch.text, lexicon);
};

/** A line with something told, right below or above others that all begin with it. */
function isAmidLines(blocks: readonly Block[], stretches: readonly (readonly Stretch[])[], at: number): boolean {
  const isBelow = (place: number): boolean => {
    const block = blocks[place];
    return block?.type === 'line' && !block.isApart && block.marker === null;
  };
  const beside = [...(isBelow(at) ? [at - 1] : []), ...(isBelow(at + 1) ? [at + 1] : [])];
  const isTold = stretches[at]?.some(({ role }) => role === 'content') === true;
  return isTold && beside.length > 0 && beside.every((place) => stretches[place]?.[0]?.role === 'content');
}

/** Amid the text half a sentence is not asked, nor banned, while the other half is told; nor is a sentence between others that are told. */
function isTorn(all: readonly Stretch[], at: number, isLong: boolean, lexicon: Lexicon): boolean {
  const [before, stretch, next] = [all[at - 1], all[at], all[at + 1]];
  if (stretch === undefined || stretch.role === 'content' || stretch.role === 'boilerplate') return false;
  const isFurther = before?.role === 'content' && !endsSentence(before.text);
  // What goes on in the sentence before asks nobody, as long as it speaks of no slide.
  if (isFurther && isLong) return !has(mark(stretch.text, lexicon), 'word.slide', 'word.deck', 'word.please');
  if (asksOf(stretch.text, lexicon)) return false;
  if (stretch.role !== 'request') return isLong && before?.role === 'content' && next?.role === 'content';
  const goesOn = next?.role === 'content' && !endsSentence(stretch.text);
  return goesOn && isFurther ? true : isLong && (goesOn || isFurther);
}

/** "A slide with our promises: same day in the city, …": where nothing else is told, a request says behind its colon what it is to show. */
const isToldBehind = (before: Stretch | undefined, { role, text, named }: Stretch, lexicon: Lexicon): boolean =>
  before?.role === 'request' &&
  endsWithColon(before.text) &&
  role === 'request' &&
  wordCount(text) >= fewestWordsTold &&
  !named.some(({ tag }) => tag === 'part') &&
  !asksOf(text, lexicon);

const semicolons = /[;；؛]/u;

/** "Three reasons: it is fair to all; you start small; it grows, net retention 118 %": of a list behind a colon all is told where its end is. */
function isOfTheList(all: readonly Stretch[], at: number, lexicon: Lexicon): boolean {
  const [before, stretch, next] = [all[at - 1], all[at], all[at + 1]];
  return (
    stretch?.role === 'request' &&
    before !== undefined &&
    endsWithColon(before.text) &&
    next?.role === 'content' &&
    semicolons.test(stretch.text) &&
    !endsSentence(stretch.text) &&
    !has(mark(stretch.text, lexicon), 'word.slide', 'word.deck', 'word.please')
  );
}

/** "Make a deck for the board. It should inform": the end of a line that asks for slides, and says what they should do, asks as well. */
const isWishedBehind = (before: Stretch | undefined, { role, text }: Stretch, lexicon: Lexicon): boolean =>
  before?.role === 'request' &&
  role === 'content' &&
  endsSentence(before.text) &&
  asksForSlides(before.text, lexicon) &&
  !hasDigit(text) &&
  wordCount(text) <= mostWordsOfWish &&
  lexicon.marksIn(text).some(({ meaning, start }) => meaning === 'word.want' && start <= widestSubject);

const asksOf = (text: string, lexicon: Lexicon): boolean =>
  has(mark(text, lexicon), 'word.slide', 'word.deck', 'word.make', 'word.please', 'word.show', 'word.want');

/** "Herd, Feed, Money" before lines that are called so: it lists them, and tells nothing itself. */
function namesLines(text: string, blocks: readonly Block[]): boolean {
  const pieces = text.split(/[,，、;；]/u).map(plainName);
  const lines = new Set(
    blocks.flatMap((block) => ('text' in block && block.text !== text ? plainName(block.text) : [])),
  );
  return pieces.length >= fewestPieces && pieces.filter((piece) => lines.has(piece)).length * 2 > pieces.length;
}

/** "(breakfast at the Corn Exchange," before "11 May, 60 people) so …". */
const goesOnInBrackets = (before: string, text: string): boolean =>
  before.lastIndexOf('(') > before.lastIndexOf(')') &&
  text.indexOf(')') !== -1 &&
  !text.slice(0, text.indexOf(')')).includes('(');

const plainName = (text: string): string => withoutStop(text.trim()).toLowerCase();

/** The first lines and the last ones are where people speak to whoever makes the slides. */
const isEdge = (blocks: readonly Block[], at: number): boolean =>
  blocks.length >= fewestBlocks && (at < linesOfEdge || at >= blocks.length - linesOfEdge);

/** "Sorry for the mess, typed in the car": no more than what it stands behind, and without a number. */
const isTrifle = (text: string, before: string): boolean =>
  !hasDigit(text) && !text.includes('"') && wordCount(text) <= wordCount(before);

/** An item of a list, or a line with a label, of which those beside it are content. */
function isAmidAlike(blocks: readonly Block[], at: number, isContent: (at: number) => boolean): boolean {
  const shapeAt = (place: number): string | null => {
    const block = blocks[place];
    if (block?.type !== 'line') return null;
    if (block.marker !== null) return `${block.marker.sort} ${block.indent}`;
    return fieldOf(block.text, widestLabel) === null ? null : 'field';
  };
  const shape = shapeAt(at);
  const alike = [at - 1, at + 1].filter((place) => shape !== null && shapeAt(place) === shape);
  return alike.length >= (shape === 'field' ? 2 : 1) && alike.every(isContent);
}

/** "How to join:" before what is counted. */
const isLead = ([first, ...others]: readonly Stretch[]): boolean =>
  others.length === 0 &&
  first !== undefined &&
  wordCount(first.text) <= mostWordsOfTitle &&
  first.role !== 'ban' &&
  first.role !== 'private';

/** The label of a row, as those beside it have them. */
const isLabelOf = ({ role, text, named }: Stretch, values: readonly Stretch[]): boolean =>
  (role === 'request' || role === 'boilerplate') &&
  endsWithColon(text) &&
  wordCount(text) <= mostWordsOfTitle &&
  named.every(({ tag }) => tag === 'part') &&
  values.every((value) => value.role === 'content');

/** A few words that are no sentence, above lines of another shape. */
function isAbove(block: Block | undefined, next: Block | undefined): boolean {
  if (block?.type !== 'line' || block.marker !== null || !block.isApart || next === undefined) return false;
  const isName =
    wordCount(block.text) <= mostWordsOfTitle && !Array.from(block.text).some((sign) => partings.includes(sign));
  const isSaid = endsSentence(block.text) || withoutStop(block.text) !== block.text;
  return (
    isName && !isSaid && (next.type !== 'line' || next.marker !== null || (!next.isApart && endsSentence(next.text)))
  );
}
