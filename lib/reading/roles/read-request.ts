import { askedForms, tones, type AskedForm, type Tone } from '@/lib/languages/concepts';
import { languageOf } from '@/lib/languages/find-language';
import type { Language } from '@/lib/languages/language';
import type { Mark, Meaning } from '@/lib/languages/lexicon';
import { normalForm } from '@/lib/languages/normal-form';
import type { Instructions } from '../reading';
import type { SourceSpan } from '../source/block';
import { wordCount } from '../source/sentences';
import { hasLetter, inOneLine } from '../source/signs';
import { chunksOf, first, has, type MarkedSentence } from './clauses';
import { findCounts } from './find-counts';
import { readLeaveOut } from './leave-out';
import { phraseIn } from './phrases';
import { titleIn } from './read-title';
import { readSections, readTopic } from './read-topic';

export const noInstructions: Instructions = {
  count: null,
  title: null,
  topic: null,
  audience: null,
  tone: null,
  language: null,
  author: null,
  date: null,
  sections: [],
  forms: [],
  without: [],
  mostWords: null,
  ending: null,
  sayings: [],
  leaveOut: [],
  leaveOutSorts: [],
};

const longestAudience = 80;
const mostWordsOfAudience = 10;

/** Adds what a sentence asks for to what is known; the first wish of a sort counts. */
export function readRequest(
  known: Instructions,
  sentence: MarkedSentence,
  language: Language,
  isFirst = true,
): Instructions {
  const { text, marks } = sentence;
  const counts = findCounts(text, marks);
  const tone = readTone(sentence);
  const asked = readLanguage(sentence);
  const audience = readAudience(sentence, language, counts);
  const forms = readForms(sentence);
  const spent: SourceSpan[] = [...counts, ...[tone, asked, audience].flatMap((each) => (each === null ? [] : [each]))];
  const leftOut = readLeaveOut(sentence);
  const isOfOthers = leftOut.leaveOut.length > 0 && !has(sentence, 'word.deck', 'word.slide');
  const topic =
    known.topic === null && known.title === null && !isOfOthers ? readTopic(sentence, spent, language, isFirst) : null;
  const sections = known.sections.length > 0 ? [] : readSections(sentence, topic, language);
  return {
    ...known,
    count: known.count ?? counts[0]?.count ?? null,
    tone: known.tone ?? tone?.tone ?? null,
    language: known.language ?? asked?.tag ?? null,
    audience: known.audience ?? audience?.name ?? null,
    title: known.title ?? (has(sentence, 'word.deck', 'word.slide', 'word.titleLabel') ? titleIn(sentence) : null),
    topic: known.topic ?? topic?.text ?? null,
    sections: known.sections.length > 0 ? known.sections : sections,
    forms: [...known.forms, ...forms.filter(({ isDenied }) => !isDenied).map(({ form, about }) => ({ form, about }))],
    without: [...known.without, ...forms.filter(({ isDenied }) => isDenied).map(({ form }) => form)],
    mostWords: known.mostWords ?? readMostWords(sentence, language),
    ending: known.ending ?? readEnding(sentence),
    leaveOut: [...known.leaveOut, ...leftOut.leaveOut],
    leaveOutSorts: [...new Set([...known.leaveOutSorts, ...leftOut.leaveOutSorts])],
  };
}

interface Told extends SourceSpan {
  tone: Tone;
}

function readTone({ marks }: MarkedSentence): Told | null {
  for (const { meaning, start, end } of marks) {
    const tone = tones.find((each) => meaning === `tone.${each}`);
    if (tone === undefined) continue;
    const label = marks.find(
      (other) =>
        other.meaning === 'word.toneLabel' &&
        (Math.abs(start - other.end) <= 3 ||
          Math.abs(other.start - end) <= 3 ||
          (other.start <= start && other.end >= end)),
    );
    return { tone, start: Math.min(start, label?.start ?? start), end: Math.max(end, label?.end ?? end) };
  }
  return null;
}

/** "In English", "auf Deutsch": a language behind its word; its name alone is a topic as often. */
function readLanguage({ text, marks }: MarkedSentence): (SourceSpan & { tag: string }) | null {
  for (const found of marks) {
    if (!found.meaning.startsWith('language.')) continue;
    const lead = marks.find(
      ({ meaning, start, end }) =>
        meaning === 'word.language' &&
        ((end <= found.start && found.start - end <= 3) || (start >= found.end && start - found.end <= 2)),
    );
    if (lead === undefined && hasLetter(text.slice(0, found.start) + text.slice(found.end))) continue;
    const tag = languageOf(found.meaning.slice('language.'.length)).tag;
    return {
      tag,
      start: Math.min(lead?.start ?? found.start, found.start),
      end: Math.max(lead?.end ?? found.end, found.end),
    };
  }
  return null;
}

interface Audience extends SourceSpan {
  name: string;
}

function readAudience(sentence: MarkedSentence, language: Language, counts: readonly SourceSpan[]): Audience | null {
  const { text, marks } = sentence;
  const people = marks.filter(({ meaning }) => meaning === 'word.people');
  const named = labelledAudience(sentence);
  if (named !== null) return named;
  for (const lead of marks.filter(({ meaning }) => meaning === 'word.for')) {
    const found =
      language.postpositions === true ? before(sentence, lead, people) : behind(sentence, lead, people, counts);
    if (found === null) continue;
    const phrase = phraseIn(text, found, marks, language);
    if (phrase === null || phrase.text.length > longestAudience) continue;
    return { name: phrase.text, start: Math.min(lead.start, found.start), end: Math.max(lead.end, found.end) };
  }
  return attachedAudience(sentence, people, language, counts);
}

/** "למשקיעים", "لمجلس الإدارة": "for" is a letter of the word. */
function attachedAudience(
  sentence: MarkedSentence,
  people: readonly Mark[],
  language: Language,
  counts: readonly SourceSpan[],
): Audience | null {
  const { text, marks } = sentence;
  for (const [lead, left] of Object.entries(language.attachedFor ?? {}))
    for (const person of people) {
      if (!text.startsWith(lead, person.start) || person.end - person.start <= lead.length + 1) continue;
      const found = behind(sentence, { ...person, end: person.start }, [person], counts);
      const phrase = found === null ? null : phraseIn(text, found, marks, language);
      if (phrase === null || phrase.text.length > longestAudience || !phrase.text.startsWith(lead)) continue;
      return {
        name: left + phrase.text.slice(lead.length),
        start: person.start,
        end: Math.max(person.end, phrase.end),
      };
    }
  return null;
}

/** "Audience = teachers" amid a request. */
function labelledAudience({ text, marks }: MarkedSentence): Audience | null {
  for (const { meaning, start, end } of marks) {
    const sign = text.slice(end).trimStart().charAt(0);
    if (meaning !== 'word.audienceLabel' || sign === '' || !':：='.includes(sign)) continue;
    const from = text.indexOf(sign, end) + 1;
    const chunk = chunksOf(text).find((each) => each.end > from);
    const name = text.slice(from, chunk?.end).trim();
    if (chunk !== undefined && name !== '' && name.length <= longestAudience) return { name, start, end: chunk.end };
  }
  return null;
}

/** What is no longer said of those who listen: their tone, their language, what the slides are made from and how. */
const otherWishes: ReadonlySet<Meaning> = new Set<Meaning>([
  'word.about',
  'word.below',
  'word.deck',
  'word.language',
  'word.make',
  'word.please',
  'word.slide',
  'word.want',
]);
const isOtherWish = ({ meaning }: Mark): boolean => otherWishes.has(meaning) || meaning.startsWith('tone.');

/** "For the city council of Leeds": from the word for "for" to where something else begins. */
function behind(
  { text, marks }: MarkedSentence,
  lead: Mark,
  people: readonly Mark[],
  counts: readonly SourceSpan[],
): SourceSpan | null {
  const stops = [
    ...chunksOf(text).map(({ end }) => end),
    ...counts.map(({ start }) => start),
    ...marks.filter(isOtherWish).map(({ start }) => start),
  ].filter((stop) => stop > lead.end);
  const named = people.find(({ start }) => start >= lead.end);
  const end = Math.min(text.length, ...stops.filter((stop) => stop >= (named?.end ?? 0)));
  if (named === undefined || stops.some((stop) => stop <= named.start)) return null;
  if (wordCount(text.slice(lead.end, named.start)) > 6) return null;
  const whole = text.slice(lead.end, end);
  const isShort = wordCount(whole) <= mostWordsOfAudience;
  return { start: lead.end, end: isShort ? end : named.end };
}

/** 「新入社員向けの」, «yöneticiler için»: from where the stretch begins to the word for "for". */
function before({ text, marks }: MarkedSentence, lead: Mark, people: readonly Mark[]): SourceSpan | null {
  const named = people.filter(({ end }) => end <= lead.start + 1).at(-1);
  if (named === undefined || lead.start - named.end > 12) return null;
  const starts = [
    0,
    ...chunksOf(text).map(({ start }) => start),
    ...marks
      .filter(
        (mark) =>
          (isOtherWish(mark) || mark.meaning === 'word.for' || mark.meaning === 'word.ourselves') &&
          mark.end <= named.start,
      )
      .map(({ end }) => end),
  ].filter((start) => start <= named.start);
  const start = Math.max(...starts);
  return { start: wordCount(text.slice(start, named.start)) > 6 ? named.start : start, end: lead.start };
}

interface AskedWish extends SourceSpan {
  form: AskedForm;
  about: string;
  isDenied: boolean;
}

/** Forms and what they are to show: the other words of the same clause. */
function readForms({ text, marks }: MarkedSentence): AskedWish[] {
  const found: AskedWish[] = [];
  for (const chunk of clausesOf(text, marks)) {
    const inside = marks.filter(({ start, end }) => start >= chunk.start && end <= chunk.end);
    const isDenied = inside.some(({ meaning }) => meaning === 'word.no');
    const seen = new Set<AskedForm>();
    for (const { meaning, start, end } of inside) {
      const form = askedForms.find((each) => meaning === `form.${each}`);
      const isCovered = inside.some(
        (other) => other.start <= start && other.end >= end && other.end - other.start > end - start,
      );
      if (form === undefined || seen.has(form) || isCovered) continue;
      seen.add(form);
      const about = text.slice(chunk.start, start) + ' ' + text.slice(end, chunk.end);
      found.push({ form, about: inOneLine(about), isDenied, start, end });
    }
  }
  return found;
}

/** Clauses of a request also end before "and" where another form follows. */
function clausesOf(text: string, marks: readonly Mark[]): SourceSpan[] {
  return chunksOf(text).flatMap((chunk) => {
    const ands = marks.filter(
      ({ meaning, start, end }) => meaning === 'word.and' && start > chunk.start && end < chunk.end,
    );
    const forms = (from: number, to: number): boolean =>
      marks.some(({ meaning, start, end }) => meaning.startsWith('form.') && start >= from && end <= to);
    const cut = ands.find(({ start, end }) => forms(chunk.start, start) && forms(end, chunk.end));
    return cut === undefined
      ? [chunk]
      : [
          { start: chunk.start, end: cut.start },
          { start: cut.end, end: chunk.end },
        ];
  });
}

/** "No more than 20 words a slide". */
function readMostWords(sentence: MarkedSentence, language: Language): number | null {
  const { text, marks } = sentence;
  const word = first(sentence, 'word.word');
  if (word === null || !has(sentence, 'word.each', 'word.atMost', 'word.keep', 'word.slide')) return null;
  const number = marks
    .filter(({ meaning, end }) => meaning.startsWith('number.') && end <= word.start && word.start - end <= 4)
    .at(-1);
  // The first entries of the list are words; bullets and lines are no limit of words.
  const [wordItself = ''] = language.words.word.split(',');
  const counted = normalForm(text.slice(word.start, word.end));
  if (number === undefined || !counted.startsWith(normalForm(wordItself.replace('*', '')).slice(0, 3))) return null;
  const value = Number(number.meaning.slice('number.'.length));
  return value >= 3 ? value : null;
}

function readEnding(sentence: MarkedSentence): AskedForm | null {
  const end = first(sentence, 'word.end');
  if (end === null) return null;
  const form = sentence.marks.find(({ meaning, start }) => meaning.startsWith('form.') && start >= end.end - 1);
  return askedForms.find((each) => form?.meaning === `form.${each}`) ?? null;
}
