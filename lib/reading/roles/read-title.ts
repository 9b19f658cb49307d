import type { Mark, Meaning } from '@/lib/languages/lexicon';
import { wordCount } from '../source/sentences';
import { trimSigns } from '../source/signs';
import { chunksOf, isFullStop, type MarkedSentence } from './clauses';

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
export function titleIn({ text, marks }: MarkedSentence): string | null {
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
