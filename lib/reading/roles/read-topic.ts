import type { Language } from '@/lib/languages/language';
import type { Mark, Meaning } from '@/lib/languages/lexicon';
import type { SourceSpan } from '../source/block';
import { wordCount } from '../source/sentences';
import { hasDigit, startsSmall } from '../source/signs';
import { chunksOf, isFullStop, type Chunk, type MarkedSentence } from './clauses';
import { isTelling, phraseIn, type Phrase } from './phrases';

/** A part of a deck that is named in a request has few words. */
const mostWordsOfSection = 9;
const mostWordsOfTopic = 30;
const fewestWordsOfQuestion = 4;

/**
 * What a request is about: what stands behind (or, in languages that say it so, before) its word for "about"; else what
 * stands before its wishes or behind its colon; else what it asks of the material.
 */
export function readTopic(
  sentence: MarkedSentence,
  spent: readonly SourceSpan[],
  language: Language,
  isFirst: boolean,
): Phrase | null {
  const about = language.postpositions === true ? topicBefore : topicBehind;
  const found =
    about(sentence, spent, language) ??
    (isFirst ? namedTopic(sentence, spent, language) : null) ??
    readQuestion(sentence, spent, language);
  return found !== null && wordCount(found.text) <= mostWordsOfTopic ? found : null;
}

const talks = (meaning: Meaning): boolean => meaning === 'word.deck' || meaning === 'word.slide';

function aboutsOf({ marks }: MarkedSentence, spent: readonly SourceSpan[]): Mark[] {
  return marks.filter(
    ({ meaning, start, end }) =>
      meaning === 'word.about' && !spent.some((span) => start < span.end && end > span.start),
  );
}

function topicBehind(sentence: MarkedSentence, spent: readonly SourceSpan[], language: Language): Phrase | null {
  const { text, marks } = sentence;
  const asking = marks.filter(({ meaning }) => talks(meaning) || meaning === 'word.make');
  // In Chinese the deck stands last.
  const lead = (language.unspaced ? undefined : asking.find(({ meaning }) => talks(meaning))) ?? asking[0];
  if (lead === undefined) return null;
  for (const about of aboutsOf(sentence, spent)) {
    if (about.start < lead.end - 1 || !leads(about, sentence, spent)) continue;
    const topic = phraseIn(text, { start: about.end, end: endBehind(sentence, about.end, spent) }, marks, language);
    if (topic !== null && !isMaterial(topic, sentence) && isTelling(topic, marks, language)) return topic;
  }
  return null;
}

/** "On" leads to a topic right behind "a talk", or behind for whom it is, and to a day or a place elsewhere. */
function leads(about: Mark, { marks, text }: MarkedSentence, spent: readonly SourceSpan[]): boolean {
  const isOfDates = marks.some(
    ({ meaning, start, end }) => meaning === 'around' && start === about.start && end === about.end,
  );
  const nouns = marks.filter(({ meaning }) => talks(meaning) || meaning === 'word.people');
  return (
    !isOfDates ||
    [...nouns, ...spent].some(({ end }) => end <= about.start && text.slice(end, about.start).trim() === '')
  );
}

function topicBefore(sentence: MarkedSentence, spent: readonly SourceSpan[], language: Language): Phrase | null {
  const { text, marks } = sentence;
  const [about] = aboutsOf(sentence, spent);
  if (about === undefined) return null;
  const stops = [
    ...spent.map(({ end }) => end),
    ...marks.flatMap(({ meaning, end }) => (talks(meaning) ? end : [])),
    ...chunksOf(text).flatMap(({ start, lead }) => (isFullStop(lead) ? start : [])),
  ].filter((end) => end < about.start);
  const topic = phraseIn(text, { start: Math.max(0, ...stops), end: about.start }, marks, language);
  return topic !== null && !isMaterial(topic, sentence) && isTelling(topic, marks, language) ? topic : null;
}

/** Up to where the topic goes on: the end of the sentence, what was understood already, or another wish. */
function endBehind(sentence: MarkedSentence, from: number, spent: readonly SourceSpan[]): number {
  const { text, marks } = sentence;
  const stops = spent.map(({ start }) => start).filter((start) => start > from + 1);
  const next = chunksOf(text).find(
    ({ start, end, lead }) =>
      start > from &&
      (isFullStop(lead) || marks.some((each) => each.start >= start && each.end <= end && asks.has(each.meaning))),
  );
  return Math.min(next === undefined ? text.length : next.start - next.lead.length, text.length, ...stops);
}

/** Before a dash, or behind a colon or dash, a request may say its topic without a word for it. */
function namedTopic(sentence: MarkedSentence, spent: readonly SourceSpan[], language: Language): Phrase | null {
  const { text, marks } = sentence;
  let found: Phrase | null = null;
  for (const [index, chunk] of chunksOf(text).entries()) {
    const isLed = isDash(chunk) || isColon(chunk);
    // "For our startup, a marketplace for used turbines": what it is stands behind it.
    const isNamed =
      chunk.lead === ',' &&
      chunk.end >= text.length - 1 &&
      index === 1 &&
      marks.some(({ meaning, end }) => meaning === 'word.deck' && end < chunk.start) &&
      wordCount(text.slice(chunk.start)) >= 4;
    if ((found === null && index > 0 && !isLed && !isNamed) || chunk.lead === '(') continue;
    const topic = phraseIn(text, chunk, marks, language, spent);
    const isName =
      topic !== null &&
      !isMaterial(topic, sentence) &&
      !isWish(topic, sentence) &&
      isTelling(topic, marks, language) &&
      wordCount(topic.text) >= 2;
    if (found === null && isName) found = topic;
    // "Customer Support – OKRs Q4" goes on behind its dash.
    else if (found !== null && isName && (isDash(chunk) || isColon(chunk)) && index === 1)
      found = { start: found.start, end: topic.end, text: text.slice(found.start, topic.end).trim() };
    else if (found !== null) break;
  }
  return found;
}

const isDash = ({ lead }: Chunk): boolean => lead !== '' && '–—--|'.includes(lead);
const isColon = ({ lead }: Chunk): boolean => lead === ':' || lead === '：';

/** "Can you show me how visits developed?": what is asked of the data is what the deck is about. */
function readQuestion(
  { text, marks }: MarkedSentence,
  spent: readonly SourceSpan[],
  language: Language,
): Phrase | null {
  const asked = marks.find(
    ({ meaning, start, end }) =>
      meaning === 'word.askWord' &&
      !marks.some(
        (other) =>
          (other.meaning === 'word.please' || other.meaning === 'word.want') &&
          other.start <= start &&
          other.end >= end,
      ),
  );
  if (asked === undefined) return null;
  const chunk = chunksOf(text).find(({ start, end }) => start <= asked.start && end >= asked.end);
  const end = Math.min(
    chunk?.end ?? text.length,
    ...spent.map(({ start }) => start).filter((start) => start > asked.start),
  );
  const words = phraseIn(text, { start: asked.start, end }, [], language);
  return words === null || wordCount(words.text) < fewestWordsOfQuestion ? null : words;
}

/** "From the notes below" is what the slides are made of, not what they are about. */
function isMaterial({ start, end, text }: Phrase, { marks, lexicon }: MarkedSentence): boolean {
  const words = text.split(' ');
  if (words.length <= 5 && lexicon.closes('word.below', words.at(-1) ?? '')) return true;
  return marks.some((each) => each.meaning === 'word.below' && each.start < end && each.end > start);
}

/** No name of a deck has these in it, or begins with those. */
const asks: ReadonlySet<Meaning> = new Set<Meaning>([
  'word.please',
  'word.greeting',
  'word.farewell',
  'word.slide',
  'word.below',
]);
const opens: ReadonlySet<Meaning> = new Set<Meaning>([
  'word.make',
  'word.show',
  'word.keep',
  'word.end',
  'word.begin',
  'word.no',
  'word.atMost',
  'word.for',
  'word.want',
  'word.remark',
  'word.around',
  'word.exactly',
  'word.ourselves',
]);

/** Words about the slides: limits, forms, wishes. */
function isWish({ start, end, text: words }: Phrase, { marks }: MarkedSentence): boolean {
  const inside = marks.filter((each) => each.start >= start && each.end <= end);
  const isForm = inside.some(({ meaning }) => meaning.startsWith('form.')) && wordCount(words) <= 4;
  return (
    isForm || inside.some(({ meaning, start: at }) => asks.has(meaning) || (at - start <= 2 && opens.has(meaning)))
  );
}

const listSigns = ',;、，،；';

/** "Covering costs, risks and the plan": what the parts of the deck have to be. */
export function readSections(sentence: MarkedSentence, topic: Phrase | null, language: Language): string[] {
  const { text, marks } = sentence;
  const leading = marks.filter(({ meaning }) => meaning === 'word.show' || meaning === 'word.about');
  const chunks = chunksOf(text);
  const colon = chunks.find(isColon)?.start;
  const start =
    topic === null
      ? (leading[0]?.end ?? colon)
      : (leading.find((each) => each.start >= topic.end - 1)?.end ?? undefined);
  if (start === undefined) return [];
  const parts: string[] = [];
  for (const chunk of chunks) {
    if (chunk.end <= start) continue;
    if (parts.length > 0 && (chunk.lead === '' || !listSigns.includes(chunk.lead))) break;
    parts.push(
      ...partsOf({ start: Math.max(start, chunk.start), end: chunk.end }, sentence, language, parts.length > 0),
    );
  }
  const isList = parts.length >= 3 && parts.every((part) => wordCount(part) <= mostWordsOfSection);
  return isList && !parts.some((part) => hasDigit(part.charAt(0))) ? parts : [];
}

/** The last part of a list has the word for "and" before it or in it. */
function partsOf(span: SourceSpan, { text, marks }: MarkedSentence, language: Language, isBehind: boolean): string[] {
  const ands = marks.filter(
    ({ meaning, start, end }) => meaning === 'word.and' && start > span.start && end < span.end,
  );
  const and = ands.at(-1);
  const isLast = isBehind || and === undefined;
  const spans =
    and === undefined || !isLast
      ? [span]
      : [
          { start: span.start, end: and.start },
          { start: and.end, end: span.end },
        ];
  return spans.flatMap((each) => {
    const part = phraseIn(
      text,
      each,
      marks.filter(({ meaning }) => meaning === 'word.and'),
      language,
    );
    return part === null || (startsSmall(part.text) && part.text.length < 2) ? [] : [part.text];
  });
}
