import type { AskedForm } from '@/lib/languages/concepts';
import type { Lexicon } from '@/lib/languages/lexicon';
import type { FormWish } from '../reading';
import type { Block } from '../source/block';
import { wordCount } from '../source/sentences';
import { endsWith, hasDigit } from '../source/signs';

const mostWords = 5;
const prefix = 'form.';

/** "Pipeline (table)", "Shares: 62 %, 38 % (as a pie chart)": how a line is to be shown stands in brackets behind it. */
export function takeBracketedForms(blocks: readonly Block[], lexicon: Lexicon): { blocks: Block[]; forms: FormWish[] } {
  const forms: FormWish[] = [];
  const left = blocks.map((block) => {
    if (block.type !== 'line' && block.type !== 'heading') return block;
    const at = Math.max(block.text.lastIndexOf('('), block.text.lastIndexOf('（'));
    const remark = block.text.slice(at + 1, -1);
    const isShort = at > 0 && endsWith(block.text, ')）') && wordCount(remark) <= mostWords && !hasDigit(remark);
    const form = isShort
      ? lexicon.marksIn(remark).find(({ meaning }) => meaning.startsWith(prefix))?.meaning
      : undefined;
    if (form === undefined) return block;
    const text = block.text.slice(0, at).trimEnd();
    forms.push({ form: form.slice(prefix.length) as AskedForm, about: text });
    return { ...block, text };
  });
  return { blocks: left, forms };
}
