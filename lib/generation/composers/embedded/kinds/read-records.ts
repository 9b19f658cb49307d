import { shorten, trimStop } from '../analyse/shorten';
import { headingOf, listOf } from '../plan/portion';
import { storyWordsOf } from '../storylines/story-words';
import { roleOf } from '../words/heading-roles';
import { capitalise } from '../write/capitalise';
import type { KindReader } from './draft';
import { readFields } from './read-fields';

/** What is done about a risk, behind a label of its own. */
const measure =
  /(?:^|[.;,(。；、]\s*)((?:mitigation|counter-?measures?|response|remedy|gegenma(?:ß|ss)nahmen?|abhilfe|mesures? (?:d['’]atténuation|corrective|prise)s?|atténuation|parade|mitigación|medidas?|mitigação|mitigazione|contromisur[ae]|misur[ae]|maatregel(?:en)?|beheersmaatregel|środk\p{L} zaradcz\p{L}|działani\p{L} zaradcz\p{L}|önlem|меры?|снижение риска|التخفيف|إجراء|מענה|צעדי מניעה|उपाय|应对(?:措施)?|對策|対策|対応|대책|대응))\s?[:：]\s?([^.;。；]+(?:\.\p{Nd}[^.;。；]*)*)/iu;

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
  const measures = entries.map((entry, index) => measure.exec(entry?.text ?? items[index]?.text ?? ''));
  const measureLabel = measures.find((match) => match !== null)?.[1] ?? null;
  const label = (text: string): { label: string } => ({ label: text });
  const rows = entries.map((entry, index) => [
    shorten(
      withoutMeasure(entry?.text ?? items[index]?.text ?? '', measureLabel === null ? null : (measures[index] ?? null)),
      longestCell,
    ),
    ...(measureLabel === null ? [] : [capitalise(trimStop(measures[index]?.[2] ?? '–'))]),
    ...(hasOwner ? [entry?.owner ?? '–'] : []),
    ...(hasDue ? [entry?.due ?? '–'] : []),
  ]);
  const columns = [
    label(roleOf(heading) === 'risks' ? storyWordsOf(context.ownLanguage).risk : itemWord),
    ...(measureLabel === null ? [] : [label(capitalise(measureLabel))]),
    ...(hasOwner ? [label(owner)] : []),
    ...(hasDue ? [label(due)] : []),
  ];
  return { body: { kind: 'table', columns, rows }, title: null, fit: 0.86 };
};

function withoutMeasure(text: string, match: RegExpExecArray | null): string {
  return match === null
    ? text
    : trimStop(
        `${text.slice(0, match.index)}${text.slice(match.index + match[0].length)}`.replace(/\s*[.;。；]\s*$/u, ''),
      );
}
