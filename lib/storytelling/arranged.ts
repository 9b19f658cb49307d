import type { Item, List, ParagraphPart, Reading, Section } from '@/lib/reading/reading';
import { endsSentence, sentencesIn, wordCount } from '@/lib/reading/source/sentences';
import { isLabel } from './forms/material';
import { headOf, type Headed } from './text/pieces';
import { hasDigit, isQuestion } from '@/lib/reading/source/signs';
import { trimmed, unstopped } from './text/signs';

const [fewestFields, fewestRecords, fewestNamed, mostWordsOfLabel] = [2, 2, 3, 6];
const shareOfHeads = 0.5;

/** The content with the parts that its author marked without headings: records that follow each other, labels above lists. */
export function arranged(root: Section): Section {
  const own = recordsIn(root) ?? headedIn(root);
  const title = own.title ?? (isLabel(own.marker) ? own.marker.text : null);
  return { ...own, title, sections: own.sections.map(arranged) };
}

const [fewestForClosing, mostWordsOfClosing, fewestShown] = [3, 60, 18];

/** What stands apart behind the last section, where nothing else is parted so, is about all of them: a section of its own, or for who speaks. */
export function withClosing(root: Section, { prompt, slideCount: { asked } }: Reading): Section {
  const [last, ...others] = [...root.sections].reverse();
  if (last === undefined || others.length + 1 < fewestForClosing || last.sections.length > 0) return root;
  const sorted = ({ parts }: Section): Section['parts'] => parts.toSorted((a, b) => spanOf(a).start - spanOf(b).start);
  const gapIn = (parts: Section['parts']): number =>
    parts.findIndex((part, at) => {
      const { start } = spanOf(part);
      const before = parts[at - 1];
      const between = before === undefined ? '' : prompt.slice(spanOf(before).end, start);
      return between.trim() === '' && between.split('\n').length > 2;
    });
  const all = sorted(last);
  const at = last.passage === undefined ? gapIn(all) : -1;
  const closing = all.slice(at).filter((part) => part.type === 'paragraph');
  const [first, ...more] = closing;
  const words = closing.reduce((sum, { text }) => sum + wordCount(text), 0);
  const areWords = closing.length === all.length - at && words <= mostWordsOfClosing;
  if (at === -1 || first === undefined || !areWords || others.some((each) => gapIn(sorted(each)) >= 0)) return root;
  const [before, span] = [others.reverse(), first.span];
  const ended = { ...last, parts: all.slice(0, at) };
  const areFields = closing.every(({ text }) => headOf(text) !== null);
  // What is asked behind everything is asked of who speaks.
  if (more.length === 0 && sentencesIn(first.text).some(({ text }) => isQuestion(text)))
    return { ...root, sections: [...before, { ...ended, notes: [...(last.notes ?? []), first.text] }] };
  if (more.length === 0 && !areFields && words < fewestShown && !first.text.includes('@')) return root;
  if (asked !== null && root.sections.length > asked.max - 2) return root;
  const items = closing.map(({ text, span: own }): Item => ({ text, span: own, marker: null, children: [] }));
  const title = more.length > 0 && !endsSentence(first.text) && wordCount(first.text) <= mostWordsOfLabel;
  const parts: Section['parts'] = areFields
    ? [{ type: 'list', isOrdered: false, items, span }]
    : title
      ? more
      : closing;
  const own = { title: title && !areFields ? first.text : null, marker: null, span, parts, sections: [] };
  return { ...root, sections: [...before, ended, own] };
}

/** A list may stand under a line that is part of it. */
function spanOf(part: Section['parts'][number]): Section['span'] {
  const [first, last] = part.type === 'list' ? [part.items[0], part.items.at(-1)] : [];
  return first === undefined || last === undefined ? part.span : { start: first.span.start, end: last.span.end };
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

/** What a paragraph is called, and what it says itself. */
interface Named {
  title: string;
  text: string;
}

/** Paragraphs that each name what follows are its headings: "Q3:" above lists, "The rule. From May on …". */
function headedIn(section: Section): Section {
  const { parts, sections } = section;
  const nextOf = (at: number): Section['parts'][number] | undefined => parts[at + 1];
  const ways = [parts.map((part, at) => (nextOf(at)?.type === 'list' ? labelOf(part) : null)), parts.map(runInOf)];
  const [names] = ways.filter((way) => way.filter((name) => name !== null).length >= fewestNamed);
  if (names === undefined || sections.length > 0) return section;
  const starts = names.flatMap((name, at) => (name === null ? [] : [{ name, at }]));
  const named = starts.map(({ name: { title, text }, at }, index): Section => {
    const span = parts[at]?.span ?? section.span;
    const own: Section['parts'] = text === '' ? [] : [{ type: 'paragraph', text, span }];
    const below = parts.slice(at + 1, starts[index + 1]?.at);
    return { title, marker: null, span, parts: [...own, ...below], sections: [] };
  });
  return { ...section, parts: parts.slice(0, starts[0]?.at), sections: named };
}

function labelOf(part: Section['parts'][number]): Named | null {
  const text = part.type === 'paragraph' ? part.text : '';
  return ':：'.includes(text.at(-1) ?? ' ') && wordCount(text) <= mostWordsOfLabel
    ? { title: trimmed(text, ':：'), text: '' }
    : null;
}

function runInOf(part: Section['parts'][number]): Named | null {
  const [first, second] = part.type === 'paragraph' ? sentencesIn(part.text) : [];
  const isName =
    first?.text.endsWith('.') === true && !hasDigit(first.text) && wordCount(first.text) < mostWordsOfLabel;
  return part.type !== 'paragraph' || !isName || second === undefined
    ? null
    : { title: unstopped(first.text), text: part.text.slice(second.start) };
}
