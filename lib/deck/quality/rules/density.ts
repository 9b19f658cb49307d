import type { SlideKind } from '../../spec/slide-spec';
import { perSlide } from '../rule';
import type { Rule } from '../rule';
import type { TextBlock } from '../text-blocks';
import { isInFrame } from '../text-role';

/** A longer list is not taken in at a glance. */
export const mostBulletsOfSlide = 6;
/** More than these on a slide are read one by one. */
export const mostWordsOfSlide = 75;

/** A slide is read at a glance. Tables are looked up, not read, and don't count. */
export const density: Rule = {
  name: 'density',
  severity: 'warning',
  inspect: perSlide(({ slide, layout, blocks }) => {
    const texts = blocks.filter((block) => block.element.type === 'text' && !isInFrame(block, slide, layout));
    const words = texts.reduce((sum, block) => sum + wordsOf(block), 0);
    return [
      ...listsOf(slide.kind, texts).flatMap(({ element, bullets }) =>
        bullets > mostBulletsOfSlide
          ? [{ element, message: `The list has ${bullets} items.`, measured: bullets, limit: mostBulletsOfSlide }]
          : [],
      ),
      ...(words > mostWordsOfSlide
        ? [{ message: `The slide has ${words} words.`, measured: words, limit: mostWordsOfSlide }]
        : []),
    ];
  }),
};

/** A slide of bullets is one list, in however many columns it stands; elsewhere each text is a list of its own. */
function listsOf(kind: SlideKind, texts: readonly TextBlock[]): { element: string; bullets: number }[] {
  const lists = texts
    .map((block) => ({
      element: block.label,
      bullets: block.paragraphs.filter(({ bullet, level }) => bullet && level === 0).length,
    }))
    .filter(({ bullets }) => bullets > 0);
  const [first] = lists;
  // The topics of an agenda are as many as the deck has.
  if (kind === 'agenda') return [];
  return kind === 'bullets' && first
    ? [{ ...first, bullets: lists.reduce((sum, { bullets }) => sum + bullets, 0) }]
    : lists;
}

export function wordsOf({ paragraphs }: Pick<TextBlock, 'paragraphs'>): number {
  return paragraphs.reduce((sum, { runs }) => sum + countWords(runs.map(({ text }) => text).join('')), 0);
}

const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Words of a text; scripts without spaces are divided by dictionary. */
function countWords(text: string): number {
  if (unspaced.test(text)) return [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
