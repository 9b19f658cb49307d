import { itemText, headingOf, listOf, onlyPart } from '../plan/portion';
import { roleOf } from '../words/heading-roles';
import { splitHead } from '../analyse/split-head';
import type { KindReader } from './draft';

/** A section of references stays a numbered list of sources. */
export const readSources: KindReader = (portion) => {
  const part = onlyPart(portion);
  if (part === null || roleOf(headingOf(portion)) !== 'sources') return null;
  const items = part.blocks.flatMap((block) =>
    block.type === 'list' ? block.items.map(itemText) : block.type === 'paragraph' ? [block.text] : [],
  );
  return items.length === 0 ? null : { body: { kind: 'sources', items }, title: null, fit: 0.95 };
};

/** An agenda that the author wrote. */
export const readAgenda: KindReader = (portion) => {
  const list = listOf(portion);
  if (list === null || list.items.length < 2 || roleOf(headingOf(portion)) !== 'agenda') return null;
  const items = list.items.slice(0, 10).map((item) => {
    const { head, detail } = splitHead(item.text);
    return detail === null ? { text: head } : { text: head, detail };
  });
  return { body: { kind: 'agenda', items }, title: null, fit: 0.9 };
};
