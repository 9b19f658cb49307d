import type { Item, List, ParagraphPart, Section } from '@/lib/reading/reading';
import { wordCount } from '@/lib/reading/source/sentences';
import { headOf, type Headed } from './text/pieces';
import { trimmed } from './text/signs';

const [fewestFields, fewestRecords, mostWordsOfLabel] = [2, 2, 6];
const shareOfHeads = 0.5;

/** The content with the parts that its author marked without headings: records that follow each other, labels above lists. */
export function arranged(root: Section): Section {
  const own = recordsIn(root) ?? labelledIn(root);
  return { ...own, sections: own.sections.map(arranged) };
}

type Field = Headed & { span: Section['span'] };

function fieldsIn({ parts, sections }: Section): Field[] | null {
  const said = parts.flatMap((part): (Field | null)[] => {
    if (part.type === 'list') return part.items.map((item) => (item.children.length > 0 ? null : fieldOf(item)));
    return [part.type === 'paragraph' ? fieldOf(part) : null];
  });
  const named = sections.map(({ title, parts: [only, more], sections: inner, span, marker }): Field | null =>
    title !== null && marker === null && only?.type === 'paragraph' && more === undefined && inner.length === 0
      ? { head: title, rest: only.text, span }
      : null,
  );
  const all = [...said, ...named];
  return all.includes(null) ? null : all.filter((field) => field !== null);
}

function fieldOf({ text, span }: Item | ParagraphPart): Field | null {
  const headed = headOf(text);
  return headed === null ? null : { ...headed, span };
}

/** "Model: A, Price: 3, Model: B, Price: 4": a section each, by the name that its first field says. */
function recordsIn(section: Section): Section | null {
  const fields = fieldsIn(section);
  const [first] = fields ?? [];
  if (fields === null || first === undefined) return null;
  const key = ({ head }: Field): string => head.toLowerCase();
  const starts = fields.flatMap((field, at) => (key(field) === key(first) ? [at] : []));
  const records = starts.map((start, index) => fields.slice(start, starts[index + 1]));
  const heads = records.map((record) => record.map(key));
  const [known = []] = heads;
  const areAlike = heads.every(
    (each) =>
      each.length > fewestFields - 1 &&
      new Set(each).size === each.length &&
      each.filter((head) => known.includes(head)).length >= known.length * shareOfHeads,
  );
  // Where the last one ends amid the first, the records begin elsewhere.
  const end = heads.at(-1)?.at(-1) ?? '';
  const isShifted = known.includes(end) && known.at(-1) !== end && heads.at(-1)?.includes(known.at(-1) ?? '') !== true;
  if (records.length < fewestRecords || known.length <= fewestFields || !areAlike || isShifted) return null;
  return { ...section, parts: [], sections: records.map((record) => sectionOf(record)) };
}

function sectionOf([name, ...fields]: readonly Field[]): Section {
  const span = name?.span ?? { start: 0, end: 0 };
  const items = fields.map(({ head, rest, span: own }): Item => {
    return { text: `${head}: ${rest}`, marker: null, span: own, children: [] };
  });
  const list: List = { type: 'list', isOrdered: false, items, span };
  return { title: name?.rest ?? null, marker: null, span, parts: [list], sections: [] };
}

/** "Q3:" above a list, several times, heads it. */
function labelledIn(section: Section): Section {
  const { parts } = section;
  const labels = parts.flatMap((part, at) => (labelOf(part, parts[at + 1]) === null ? [] : [at]));
  const [first] = labels;
  if (first === undefined || labels.length < fewestRecords || section.sections.length > 0) return section;
  const sections = labels.map((at, index): Section => {
    const part = parts[at] as ParagraphPart;
    const below = parts.slice(at + 1, labels[index + 1]);
    return { title: trimmed(part.text, ':：'), marker: null, span: part.span, parts: below, sections: [] };
  });
  return { ...section, parts: parts.slice(0, first), sections };
}

function labelOf(part: Section['parts'][number], next: Section['parts'][number] | undefined): string | null {
  const isLabel = part.type === 'paragraph' && next?.type === 'list' && ':：'.includes(part.text.at(-1) ?? ' ');
  return isLabel && wordCount(part.text) <= mostWordsOfLabel ? part.text : null;
}
