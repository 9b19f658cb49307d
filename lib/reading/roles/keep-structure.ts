import { askerOf } from '../outline/unfold-talk';
import type { Block, Turn } from '../source/block';
import { endsSentence, wordCount } from '../source/sentences';
import { isQuestion, withoutStop } from '../source/signs';
import type { Stretch } from './tagging/tag-blocks';

const mostWordsOfTitle = 5;
/** Names are made of words alone. */
const partings = ',،、;；:：(（';

/**
 * What its place says more surely than its words: a name amid content that stands above lines of another shape is their
 * title, though the request names it, too; a question of an interview is one with its answer.
 */
export function keepStructure(
  blocks: readonly Block[],
  stretches: readonly (readonly Stretch[])[],
): readonly (readonly Stretch[])[] {
  const isContent = (at: number): boolean =>
    blocks[at] !== undefined && (stretches[at] ?? []).every(({ role }) => role === 'content');
  const asker = askerOf(blocks.filter((block): block is Turn => block.type === 'turn'));
  return stretches.map((own, at) => {
    const block = blocks[at];
    const isSure = isContent(at) || !isContent(at - 1) || !isContent(at + 1);
    const isKept =
      block?.type === 'turn'
        ? block.speaker === asker && isQuestion(block.text) && isContent(at + 1)
        : !isSure &&
          isAbove(block, blocks[at + 1]) &&
          own.every(({ role, named }) => role === 'request' && named.every(({ tag }) => tag === 'part'));
    return isKept ? own.map((stretch) => ({ ...stretch, role: 'content', named: [] })) : own;
  });
}

/** A few words that are no sentence, above lines of another shape. */
function isAbove(block: Block | undefined, next: Block | undefined): boolean {
  if (block?.type !== 'line' || block.marker !== null || !block.isApart || next === undefined) return false;
  const isName =
    wordCount(block.text) <= mostWordsOfTitle && !Array.from(block.text).some((sign) => partings.includes(sign));
  const isSaid = endsSentence(block.text) || withoutStop(block.text) !== block.text;
  return (
    isName && !isSaid && (next.type !== 'line' || next.marker !== null || (!next.isApart && endsSentence(next.text)))
  );
}
