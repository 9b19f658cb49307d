import { type AskedForm, type Tone, askedForms, tones } from '@/lib/languages/concepts';
import { languageOf } from '@/lib/languages/find-language';
import type { Language } from '@/lib/languages/language';
import type { Mark, Meaning } from '@/lib/languages/lexicon';
import { normalForm } from '@/lib/languages/normal-form';
import type { Instructions } from '../reading';
import { type MarkedSentence, chunksOf, first, has, isFullStop } from './clauses';
import { findCounts } from './find-counts';
import { readBan, withBan } from './leave-out';
import type { SourceSpan } from '../source/block';
import { wordCount } from '../source/sentences';
import { fieldOf, hasLetter, inOneLine, trimSigns, withoutStop } from '../source/signs';

export const noInstructions: Instructions = {
  count: null,
  title: null,
  subtitle: null,
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
  endings: [],
  sayings: [],
  leaveOut: [],
  leaveOutSorts: [],
};

/** Adds what a sentence asks for to what is known; the first wish of a sort counts. */
export function readRequest(
  known: Instructions,
  sentence: MarkedSentence,
  language: Language,
  wanted: readonly string[] = [],
): Instructions {
  const { text, marks } = sentence;
  // "A deck with one slide on the risks" says nothing of how many it has.
  const isPart = has(sentence, 'word.deck', 'word.each');
  const counts = findCounts(text, marks).filter(({ count }) => count.max > 1 || !isPart);
  const tone = readTone(sentence);
  const asked = readLanguage(sentence);
  const title = has(sentence, 'word.deck', 'word.slide', 'word.titleLabel') ? titleIn(sentence) : null;
  const named = title === null ? -1 : text.indexOf(title);
  // "Title: harvests fell, prices rose" asks for no change.
  const forms = readForms(sentence).filter(({ start }) => start < named || start > named + (title?.length ?? 0));
  const ban = readBan(sentence, [], language.tag, { most: mostWordsOfAside, wanted });
  return {
    ...known,
    count: known.count ?? counts[0]?.count ?? null,
    tone: known.tone ?? tone?.tone ?? null,
    language: known.language ?? asked?.tag ?? null,
    title: known.title ?? title,
    audience: known.audience ?? readAudience(sentence),
    forms: [...known.forms, ...forms.filter(({ isDenied }) => !isDenied).map(({ form, about }) => ({ form, about }))],
    without: [...known.without, ...forms.filter(({ isDenied }) => isDenied).map(({ form }) => form)],
    mostWords: known.mostWords ?? readMostWords(sentence, language),
    ending: known.ending ?? readEnding(sentence),
    ...withBan(known, ban),
  };
}

/** "Make a deck on bees. Audience: beekeepers." */
function readAudience({ text, marks }: MarkedSentence): string | null {
  const value = fieldOf(text)?.value;
  const isLabel = marks.some(({ meaning, start }) => meaning === 'word.audienceLabel' && start === 0);
  return value !== undefined && isLabel ? withoutStop(value) : null;
}

/** "…, so no names": what a request denies by the way. */
const mostWordsOfAside = 5;
/** Words behind a form that is not wanted: more of them tell of something in the content. */
const mostWordsOfForm = 2;

/** Adds what a ban says: forms that are not wanted, and what is to be left out. */
export function readDenied(
  known: Instructions,
  sentence: MarkedSentence,
  named: readonly string[],
  { tag }: Language,
): Instructions {
  const forms = readForms(sentence).filter(({ about }) => wordCount(about) <= mostWordsOfForm);
  const ban = readBan(sentence, named, tag);
  return {
    ...known,
    without: [...known.without, ...forms.map(({ form }) => form)],
    ...withBan(known, ban),
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

const quoted = /["“„«»”「『]([^"“”„«»「」『』]{3,120})["”“«»」』]/u;

/** Words between the name of a title and what it has to be: "the cover should just say …". */
const saying: ReadonlySet<Meaning> = new Set<Meaning>([
  'word.want',
  'word.exactly',
  'word.make',
  'word.show',
  'word.around',
]);
const says: ReadonlySet<Meaning> = new Set<Meaning>(['word.noteLabel', 'word.quoteWord', 'word.about']);
const mostWordsOfTitle = 16;

/** "Call it “Tea for all”", "title: Tea for all", "the cover should just say Tea for all". */
function titleIn({ text, marks }: MarkedSentence): string | null {
  const match = quoted.exec(text);
  if (match !== null) {
    const isNamed = marks.some(
      ({ meaning, end }) =>
        (meaning === 'word.about' || meaning === 'word.titleLabel') && end <= match.index + 1 && match.index - end <= 6,
    );
    if (isNamed) return (match[1] ?? '').trim();
  }
  for (const label of marks.filter(({ meaning }) => meaning === 'word.titleLabel')) {
    const from = titleFrom(text, label, marks);
    const stop = chunksOf(text).find(({ start, lead }) => start > (from ?? 0) && isFullStop(lead));
    const title = from === null ? '' : trimSigns(text.slice(from, stop?.start ?? text.length), ' .,;:"“”„«»「」');
    if (title !== '' && wordCount(title) <= mostWordsOfTitle) return title;
  }
  return null;
}

function titleFrom(text: string, label: Mark, marks: readonly Mark[]): number | null {
  let at = label.end;
  let isSaid = false;
  for (;;) {
    while (text.charAt(at) === ' ') at += 1;
    if (':：='.includes(text.charAt(at)) && at < text.length) return at + 1;
    const here = marks.filter(({ start }) => start === at).sort((a, b) => b.end - a.end);
    const next = here.find(({ meaning }) => saying.has(meaning) || says.has(meaning));
    if (next === undefined) return isSaid && at < text.length ? at : null;
    isSaid ||= here.some(({ meaning }) => says.has(meaning));
    at = next.end;
  }
}
