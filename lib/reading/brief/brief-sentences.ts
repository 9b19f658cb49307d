import type { Lexicon, Meaning } from '@/lib/languages/lexicon';
import type { Stretch } from '../roles/tagging/tag-blocks';
import type { WordRole } from '../roles/tagging/tags';
import { measuresIn } from '../data/told-number';
import { findCounts } from '../roles/find-counts';
import type { SourceSpan } from '../source/block';
import { sentencesIn, wordCount } from '../source/sentences';
import { hasDigit, hasLetter, isWhole, startsLarge, startsSmall } from '../source/signs';
import { type BriefLabel, labelIn } from './brief-label';
import { saidOutside, signsOutside } from '../source/brackets';
import type { BriefLanguage } from './brief-title';
import { formsOfData, tells } from './told-sentence';

/** A sentence of a brief. */
export interface BriefSentence extends SourceSpan {
  text: string;
  /** What it says first that it is about, and where what it labels begins. */
  label: BriefLabel | null;
  /** Most of it is said to whoever makes the slides. */
  isAsked: boolean;
  /** It says something, whatever the words of it are like. */
  isTold: boolean;
  /** A piece of a row of notes, which is no sentence. */
  isUnit?: true;
  /** Rows that it has in place of words. */
  table?: { head: string[]; rows: string[][] };
}

/** Of languages in which "22." counts as "22nd" does, a number with a point ends no sentence. */
const ordinalsWithPoint: ReadonlySet<string> = new Set(['de', 'pl', 'tr', 'da', 'no', 'nb', 'fi', 'cs', 'sk', 'hu']);
const [fewestWords, shortestWord, longestUnit] = [3, 4, 8];
const closers = /[)）\]]/u;
const counted = /^[(（]?[aA1][)）]\s/u;
const [mostWordsOfWish, fewestSmall, shortestEnd, fewestFigures] = [4, 3, 3, 3];

/** The sentences of a paragraph with what each says first that it is about. */
export function briefSentences(text: string, stretches: readonly Stretch[], speech: BriefLanguage): BriefSentence[] {
  return joined(text, sentencesIn(text), speech.lexicon)
    .flatMap((span) => partedInSmall(text, span))
    .flatMap((span) => partedAtGreeting(text, span, speech.lexicon))
    .flatMap((span) => partedAtLabel(text, span, speech))
    .flatMap((span) => partedBehindAsking(text, span, speech))
    .map(({ start, end }) => {
      const said = text.slice(start, end);
      const label = labelIn(said, speech);
      // What greets, thanks or is only for its writer tells nothing unless in figures.
      const isIdle = !hasDigit(said) && isMostly(['boilerplate', 'private'], { start, end }, stretches);
      const isTold = !isIdle && tells(said, speech);
      return {
        start,
        end,
        text: said,
        label: label === null ? null : { ...label, value: start + label.value },
        isTold,
        isAsked: !isTold && (isMostly(['request'], { start, end }, stretches) || opensAsRequest(said, speech.lexicon)),
      };
    });
}

const requests: readonly Meaning[] = ['word.please', 'word.make', 'word.slide', 'word.deck'];
const wishes: readonly Meaning[] = ['word.please', 'word.make', 'word.want', 'word.show'];

/** "Please prepare a deck for …", "Slides for the kick-off of …", "I want a chart of the costs": whatever stands around it. */
function opensAsRequest(text: string, lexicon: Lexicon): boolean {
  const marks = lexicon.marksIn(text);
  const opens = (some: readonly Meaning[]): boolean =>
    marks.some(({ meaning, start }) => start === 0 && some.includes(meaning));
  const namesDeck = marks.some(({ meaning }) => meaning === 'word.slide' || meaning === 'word.deck');
  const namesForm = marks.some(({ meaning }) => formsOfData.includes(meaning));
  return (namesDeck && opens(requests)) || (namesForm && !hasDigit(text) && opens(wishes));
}

/** "22. Januar" is one date: a number with a point behind it and a month; what stands in brackets ends no sentence. */
function joined(text: string, sentences: readonly SourceSpan[], lexicon: Lexicon): SourceSpan[] {
  return sentences.reduce<SourceSpan[]>((all, { start, end }) => {
    const last = all.at(-1);
    const before = last === undefined ? '' : text.slice(last.start, last.end);
    const isDate =
      before.endsWith('.') &&
      hasDigit(before.charAt(before.length - 2)) &&
      lexicon
        .marksIn(text.slice(start, end))
        .some(({ meaning, start: at }) => at === 0 && meaning.startsWith('month.'));
    // "A)" opens none.
    const isOpen = !isWhole(before) && closers.test(text.slice(start, end));
    // "Ext. 77": a number alone ends what it is the number of.
    const isNumber = !hasLetter(text.slice(start, end));
    return last !== undefined && (isDate || isOpen || isNumber)
      ? [...all.slice(0, -1), { start: last.start, end }]
      : [...all, { start, end }];
  }, []);
}

/** Who writes no capitals ends sentences all the same. */
function partedInSmall(text: string, { start, end }: SourceSpan): SourceSpan[] {
  const said = text.slice(start, end);
  const ends = signsOutside(said, '.!?').filter((at) => {
    const word = said.slice(said.lastIndexOf(' ', at) + 1, at);
    const isWord = word.length >= shortestEnd || hasDigit(word) || !hasLetter(word);
    return isWord && said.charAt(at + 1) === ' ' && startsSmall(said.slice(at + 1).trimStart());
  });
  if (ends.length < fewestSmall) return [{ start, end }];
  return [...ends, said.length - 1].map((at, index) => {
    const from = index === 0 ? 0 : (ends[index - 1] ?? 0) + 1;
    const lead = said.slice(from, at + 1);
    return { start: start + from + lead.length - lead.trimStart().length, end: start + at + 1 };
  });
}

/** "Hi Ann, final plan: …": whom it greets says nothing of what follows. */
function partedAtGreeting(text: string, { start, end }: SourceSpan, lexicon: Lexicon): SourceSpan[] {
  const said = text.slice(start, end);
  const greets = lexicon.marksIn(said).some(({ meaning, start: at }) => meaning === 'word.greeting' && at === 0);
  const comma = greets ? said.indexOf(', ') : -1;
  return comma === -1 || wordCount(said.slice(0, comma)) > mostWordsOfWish
    ? [{ start, end }]
    : [
        { start, end: start + comma + 1 },
        { start: start + comma + 2, end },
      ];
}

/** "… and I need five slides, basically there are 640 spaces and 1,150 permits": behind what asks for slides something is told. */
function partedBehindAsking(text: string, { start, end }: SourceSpan, speech: BriefLanguage): SourceSpan[] {
  const said = text.slice(start, end);
  const marks = speech.lexicon.marksIn(said);
  const [count] = findCounts(said, marks);
  const comma = count === undefined ? undefined : signsOutside(said, ',，、،').find((at) => at >= count.end);
  if (comma === undefined || said.includes(':')) return [{ start, end }];
  const behind = said.slice(comma + 1);
  const asks = speech.lexicon.marksIn(behind).some(({ meaning }) => asking.some((sort) => meaning.startsWith(sort)));
  const isTold = measuresIn(saidOutside(behind), speech).length >= fewestFigures;
  const from = start + comma + 1 + behind.length - behind.trimStart().length;
  return asks || !isTold
    ? [{ start, end }]
    : [
        { start, end: start + comma + 1 },
        { start: from, end },
      ];
}

const asking = ['form.', 'word.slide', 'word.deck', 'word.please'];

/** "Recommendation B. Safety: LTIFR 2.1", "4.1 of 5. Paid claims: …": a label opens a sentence, whatever the one before ends with. */
function partedAtLabel(text: string, { start, end }: SourceSpan, speech: BriefLanguage): SourceSpan[] {
  const said = text.slice(start, end);
  const stop = signsOutside(said, '.')
    .filter((at) => said.charAt(at + 1) === ' ' && at > 0)
    .find((at) => {
      const behind = said.slice(at + 1).trimStart();
      // "… after 17 h. From 1 September: …"
      const isUnit = /\p{Nd}\s?\p{L}{1,3}$/u.test(said.slice(Math.max(0, at - longestUnit), at));
      const isEnd = isUnit || hasDigit(said.charAt(at - 1)) || startsLarge(said.charAt(at - 1));
      // "… below 25 seats. 6–8 slides"
      const word = said.slice(said.lastIndexOf(' ', at) + 1, at);
      const isNumbered = hasDigit(behind.charAt(0)) && word.length >= shortestWord && !hasDigit(word);
      const isStart = startsLarge(behind) || hasDigit(behind.charAt(0));
      const isMonth = speech.lexicon
        .marksIn(behind)
        .some(({ meaning, start: from }) => from === 0 && meaning.startsWith('month.'));
      const isSentence = !ordinalsWithPoint.has(speech.tag.slice(0, 2)) && wordCount(behind) >= fewestWords;
      // "… over 3 years. a) stay with …": what is counted by letters begins with its first.
      const isCounted = word.length >= shortestWord && counted.test(behind);
      return (isNumbered || isCounted || (isEnd && isStart && (isSentence || opens(behind, speech)))) && !isMonth;
    });
  if (stop === undefined) return [{ start, end }];
  const next = start + stop + 1 + (said.slice(stop + 1).length - said.slice(stop + 1).trimStart().length);
  return [{ start, end: start + stop + 1 }, ...partedAtLabel(text, { start: next, end }, speech)];
}

/** A label, a wish, or hardly more than one. */
function opens(text: string, speech: BriefLanguage): boolean {
  const isShort = wordCount(text) <= mostWordsOfWish && !hasDigit(text);
  return (
    labelIn(text, speech) !== null ||
    speech.lexicon
      .marksIn(text)
      .some(
        ({ meaning, start }) =>
          (meaning === 'word.show' && start === 0) || (meaning === 'word.please' && (start === 0 || isShort)),
      )
  );
}

/** Most of it has one of some roles. */
function isMostly(roles: readonly WordRole[], { start, end }: SourceSpan, stretches: readonly Stretch[]): boolean {
  const asked = stretches
    .filter((each) => roles.includes(each.role) && each.start < end && each.end > start)
    .reduce((sum, each) => sum + Math.min(each.end, end) - Math.max(each.start, start), 0);
  return asked * 2 > end - start;
}
