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
import { titleIn } from './read-title';

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

/** Adds what a sentence asks for to what is known; the first wish of a sort counts. */
export function readRequest(known: Instructions, sentence: MarkedSentence, language: Language): Instructions {
  const { text, marks } = sentence;
  const counts = findCounts(text, marks);
  const tone = readTone(sentence);
  const asked = readLanguage(sentence);
  const forms = readForms(sentence);
  const leftOut = readLeaveOut(sentence);
  return {
    ...known,
    count: known.count ?? counts[0]?.count ?? null,
    tone: known.tone ?? tone?.tone ?? null,
    language: known.language ?? asked?.tag ?? null,
    title: known.title ?? (has(sentence, 'word.deck', 'word.slide', 'word.titleLabel') ? titleIn(sentence) : null),
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
