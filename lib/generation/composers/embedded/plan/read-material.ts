import type { Brief } from '@/lib/generation/brief/brief';
import { trimStop } from '../analyse/shorten';
import { splitSentences } from '../analyse/split-sentences';
import type { Document } from '../document/document';
import type { WriteContext } from '../kinds/draft';
import { deckWordsOf } from '../words/deck-words';
import { recommends } from '../words/recommend';
import { namesScatter } from '../words/scatter-words';
import { groupSiblings } from './group-siblings';
import type { Portion } from './portion';
import { onlyPart, portionOf } from './portion';
import { splitSection } from './split-section';

export function contextOf(
  document: Document,
  { language: ownLanguage, promptLanguage: language, prompt }: Pick<Brief, 'language' | 'promptLanguage' | 'prompt'>,
): WriteContext {
  const sentences = document.sections.flatMap((section) =>
    section.blocks.flatMap((block) => (block.type === 'paragraph' ? splitSentences(block.text, language) : [])),
  );
  return {
    language,
    ownLanguage,
    words: deckWordsOf(ownLanguage),
    advice: sentences.filter(recommends),
    asksForScatter: namesScatter(prompt),
  };
}

export function portionsOf(document: Document): Portion[] {
  return groupSiblings(document.sections.flatMap(splitSection), document.title);
}

/** A sentence that became the title of the whole is not told a second time. */
export function withoutTitle(portion: Portion, title: string, language: string): Portion[] {
  const part = onlyPart(portion);
  const block = part?.blocks[0];
  if (part === null || part.heading !== null || block?.type !== 'paragraph') return [portion];
  const [first = '', ...others] = splitSentences(block.text, language);
  if (trimStop(first).toLowerCase() !== trimStop(title).toLowerCase()) return [portion];
  const blocks = [...(others.length === 0 ? [] : [{ ...block, text: others.join(' ') }]), ...part.blocks.slice(1)];
  return blocks.length === 0 ? [] : [portionOf(part, blocks)];
}
