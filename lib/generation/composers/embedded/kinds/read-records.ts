import { shorten } from '../analyse/shorten';
import { headingOf, listOf } from '../plan/portion';
import { storyWordsOf } from '../storylines/story-words';
import { roleOf } from '../words/heading-roles';
import type { KindReader } from './draft';
import { readFields } from './read-fields';

const longestCell = 160;
const mostRows = 8;

/** Entries with owners that are no actions, such as risks: a table that names the owner beside each. */
export const readRecords: KindReader = (portion, context) => {
  const items = listOf(portion)?.items ?? [];
  const heading = headingOf(portion);
  if (items.length < 2 || items.length > mostRows || roleOf(heading) === 'actions') return null;
  const entries = items.map((item) => readFields(item.text));
  if (entries.filter((entry) => entry !== null).length < items.length / 2) return null;
  const { owner, due, item: itemWord } = context.words;
  const hasOwner = entries.some((entry) => entry?.owner);
  const hasDue = entries.some((entry) => entry?.due);
  const label = (text: string): { label: string } => ({ label: text });
  const rows = entries.map((entry, index) => [
    shorten(entry?.text ?? items[index]?.text ?? '', longestCell),
    ...(hasOwner ? [entry?.owner ?? '–'] : []),
    ...(hasDue ? [entry?.due ?? '–'] : []),
  ]);
  const columns = [label(roleOf(heading) === 'risks' ? storyWordsOf(context.ownLanguage).risk : itemWord), ...(hasOwner ? [label(owner)] : []), ...(hasDue ? [label(due)] : [])];
  return { body: { kind: 'table', columns, rows }, title: null, fit: 0.86 };
};
