import { countWords } from '../count-words';
import type { Rule } from '../rule';
import { perSlide } from '../rule';
import type { TextBlock } from '../text-blocks';
import { textRole } from '../text-role';

const mostBullets = 6;
const mostWords = 75;

/** A slide is read at a glance. Tables are looked up, not read, and don't count. */
export const density: Rule = {
  name: 'density',
  severity: 'warning',
  inspect: perSlide(({ slide, layout, blocks }) => {
    const texts = blocks.filter((block) => block.element.type === 'text' && textRole(block, slide, layout) !== 'footer');
    const words = texts.reduce((sum, block) => sum + wordsOf(block), 0);
    return [
      ...texts.flatMap((block) => {
        const bullets = block.paragraphs.filter(({ bullet, level }) => bullet && level === 0).length;
        return bullets > mostBullets ? [{ element: block.label, message: `The list has ${bullets} items.`, measured: bullets, limit: mostBullets }] : [];
      }),
      ...(words > mostWords ? [{ message: `The slide has ${words} words.`, measured: words, limit: mostWords }] : []),
    ];
  }),
};

export function wordsOf({ paragraphs }: Pick<TextBlock, 'paragraphs'>): number {
  return paragraphs.reduce((sum, { runs }) => sum + countWords(runs.map(({ text }) => text).join('')), 0);
}
