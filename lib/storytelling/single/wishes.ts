import { languageOf } from '@/lib/languages/find-language';
import { wordsIn } from '@/lib/languages/normal-form';
import { chunksOf } from '@/lib/reading/roles/clauses';
import type { Section } from '@/lib/reading/reading';
import { sentencesIn, wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../context';
import { isEnder } from '../text/signs';

const [mostWordsOfWish, fewestWordsOfMessage] = [24, 5];

/** Content without what its first and last lines still ask of whoever makes the slide; only the notes have that. */
export function withoutAsked(root: Section, context: TellingContext): Section {
  const parts = [...root.parts];
  for (const at of [0, -1])
    for (let part = parts.at(at); part?.type === 'paragraph'; part = parts.at(at)) {
      const sentences = sentencesIn(part.text);
      const kept = sentences.map(({ text }) => unasked(text, context)).filter((text) => text !== '');
      if (kept.length > 0) {
        if (kept.join() !== sentences.map(({ text }) => text).join())
          parts.splice(at, 1, { ...part, text: kept.join(' ') });
        break;
      }
      parts.splice(at, 1);
    }
  return { ...root, parts };
}

/** A sentence without the wish at its end; empty where all of it is one. */
function unasked(text: string, { lexicon }: TellingContext): string {
  const marks = lexicon.marksIn(text);
  const has = (...words: string[]): boolean => marks.some(({ meaning }) => words.includes(meaning.slice(5)));
  const pleases = marks.filter(({ meaning }) => meaning === 'word.please');
  // A small "please" behind a full stop begins what is asked.
  const ends = pleases.map(({ start }) => text.slice(0, start).trim()).filter((said) => isEnder(said.at(-1) ?? ''));
  if (ends[0] !== undefined) return ends[0];
  const isNoted = text.startsWith('(') && text.endsWith(')') && has('no', 'keep', 'want');
  const isAsked = pleases.length > 0 && has('make', 'show', 'keep', 'variant', 'no');
  const isCounted = has('variant') && marks.some(({ meaning }) => meaning.startsWith('number.'));
  const [first] = marks;
  const isLimit = text.endsWith('!') && first?.meaning === 'word.keep' && first.start === 0;
  return wordCount(text) <= mostWordsOfWish && (isNoted || isAsked || isCounted || isLimit) ? '' : text;
}

/** "Our funnel, the message is that we lose people at the bank": what a title is to say. */
export function messageIn(title: string | null, { lexicon, tag }: TellingContext): string | null {
  if (title === null) return null;
  const small = new Set(wordsIn(languageOf(tag).signs.words).map(({ form }) => form));
  for (const { start, end } of chunksOf(title).slice(1)) {
    const chunk = title.slice(start, end);
    const label = lexicon
      .marksIn(chunk)
      .find(({ meaning, start: at }) => meaning === 'word.titleLabel' && wordsIn(chunk.slice(0, at)).length < 2);
    const words = label === undefined ? [] : wordsIn(chunk).filter((word) => word.start >= label.end);
    const first = words.find(({ form }) => !small.has(form));
    if (first !== undefined && words.length >= fewestWordsOfMessage) return chunk.slice(first.start).trim();
  }
  return title;
}
