import { languageOf } from '@/lib/languages/find-language';
import { wordsIn } from '@/lib/languages/normal-form';
import { chunksOf } from '@/lib/reading/roles/clauses';
import type { Item, Reading, Section } from '@/lib/reading/reading';
import { sentencesIn, visualWidth, wordCount } from '@/lib/reading/source/sentences';
import { atomsOf, linesOf } from '../atoms';
import type { TellingContext } from '../context';
import { pointOf, pointOfItem, type TextPoint } from '../forms/material';
import type { SectionColumn } from '../forms/section-forms';
import { datedOf } from '../text/dated';
import { headOf, listed } from '../text/pieces';
import { capitalised, unstopped } from '../text/signs';
import { figureOf } from './overview-forms';

/** What a single slide is about, parted by how it can be shown. */
export interface Subject {
  /** Null where nothing names it: then each form says what it shows. */
  title: string | null;
  /** The title is the author's own. */
  isNamed: boolean;
  root: Section;
  /** Lines in their order, each with those below it; without tables. */
  points: TextPoint[];
  /** The points of the largest list, where there is one: what stands beside it is said smaller. */
  list: TextPoint[] | null;
  /** Sections that stand beside each other; empty where fewer than two have a title and content. */
  columns: SectionColumn[];
  /** What stands in none of the columns. */
  beside: string[];
  /** What is said at the foot: "Source: …". */
  foot: string | null;
}

export function subjectOf(reading: Reading, context: TellingContext): Subject {
  const { instructions } = reading;
  let root = reading.content;
  let title = instructions.title ?? reading.title;
  // What somebody said names nothing.
  if (title !== null && instructions.title === null && '"“„«»「『'.includes(title.charAt(0))) {
    root = { ...root, parts: [{ type: 'paragraph', text: title, span: root.span }, ...root.parts] };
    title = null;
  }
  // What all of it stands under names it.
  for (let only = onlySection(root); only !== null; only = onlySection(root)) {
    title ??= only.title;
    root = { ...only, title: null };
  }
  title ??= topicIn(instructions.topic, context) ?? requestName(reading, context);
  const headed = title === null ? headIn(root) : null;
  if (headed !== null) [title, root] = [headed.head, headed.root];
  const isNamed = title !== null && (title === instructions.title || title === reading.title);
  const parts = partsOf(root, title, context);
  const foot =
    parts.foot ?? reading.asides.map(({ text }) => footIn(text, context)).find((text) => text !== null) ?? null;
  return { title: title === null ? null : capitalised(unstopped(title)), isNamed, ...parts, foot };
}

export function partsOf(
  whole: Section,
  title: string | null,
  context: TellingContext,
): Omit<Subject, 'title' | 'isNamed'> {
  const { section: root, foot } = takeFoot(whole, context);
  const named = root.sections.filter((section) => section.title !== null && hasContent(section));
  const trailing = named.length > 1 ? takeTrailing(named) : null;
  const ofSections = (trailing?.sections ?? named).map((section) => columnOf(section, context));
  const points = pointsOf(root).filter(({ text }) => text !== title);
  const list = listOf(root, points, context);
  const columns = ofSections.length > 1 ? ofSections : headedColumns(points, context);
  const beside = ofSections.length < 2 ? [] : [...linesOfParts(root), ...(trailing?.lines ?? [])];
  return {
    root,
    points,
    list,
    columns: columns.length < 2 ? [] : columns,
    beside,
    foot,
  };
}

/** "3 variants to choose from" is no topic. */
function topicIn(topic: string | null, { lexicon }: TellingContext): string | null {
  if (topic === null || topic.trim() === '') return null;
  const speaksOfVariants = lexicon.marksIn(topic).some(({ meaning }) => meaning === 'word.variant');
  return speaksOfVariants && wordCount(topic) <= mostWordsOfWish ? null : topic;
}

const mostWordsOfWish = 7;
const mostWordsOfForm = 3;
const wishes: ReadonlySet<string> = new Set(
  ['slide', 'page', 'deck', 'make', 'please', 'variant', 'below', 'want', 'language'].map((word) => `word.${word}`),
);

/** What a request names between its wishes: "SWOT analysis of the bakery, one slide". */
function requestName({ asides }: Reading, { lexicon, tag }: TellingContext): string | null {
  const small = new Set(wordsIn(languageOf(tag).signs.words).map(({ form }) => form));
  for (const { text } of asides.filter(({ role }) => role === 'instruction'))
    for (const { start, end } of chunksOf(text)) {
      const chunk = text.slice(start, end).trim();
      const words = wordsIn(chunk);
      const first = words.find(({ form }) => !small.has(form));
      const marks = lexicon.marksIn(chunk);
      const isForm = words.length <= mostWordsOfForm && marks.some(({ meaning }) => meaning.startsWith('form.'));
      const isWish = isForm || marks.some(({ meaning }) => wishes.has(meaning));
      if (first !== undefined && !isWish && words.length >= 2 && visualWidth(chunk) <= widestName)
        return chunk.slice(first.start);
    }
  return null;
}

const widestName = 90;

/** What a first line says that it is about, unless the next one does so, too. */
function headIn(root: Section): { head: string; root: Section } | null {
  const [first, ...others] = root.parts;
  const [next] = others;
  const isRow = next?.type === 'paragraph' && headOf(next.text) !== null;
  const headed = first?.type === 'paragraph' && next !== undefined && !isRow ? headOf(first.text) : null;
  return headed === null || first?.type !== 'paragraph'
    ? null
    : { head: headed.head, root: { ...root, parts: [{ ...first, text: headed.rest }, ...others] } };
}

function onlySection({ parts, sections }: Section): Section | null {
  const [only, ...others] = sections;
  return only !== undefined && others.length === 0 && parts.length === 0 && hasContent(only) ? only : null;
}

function hasContent({ parts, sections }: Section): boolean {
  return parts.length > 0 || sections.length > 0;
}

function columnOf(section: Section, context: TellingContext): SectionColumn {
  const lines = linesUnder(section);
  const [only, ...others] = lines;
  const title = section.title ?? '';
  return {
    section,
    title,
    // One line that lists some things is several.
    lines: only !== undefined && others.length === 0 ? listed(only, context) : lines,
    roles: rolesOf(title, context),
  };
}

const mostHeaded = 6;

/** Points that all say first what they are about are columns with what they list. */
function headedColumns(points: readonly TextPoint[], context: TellingContext): SectionColumn[] {
  if (points.length > mostHeaded) return [];
  const columns = points.flatMap((point) => {
    const headed = headOf(point.text);
    if (headed === null || point.children.length > 0) return [];
    const section: Section = { title: headed.head, marker: null, span: { start: 0, end: 0 }, parts: [], sections: [] };
    return [{ section, title: headed.head, lines: listed(headed.rest, context), roles: rolesOf(headed.head, context) }];
  });
  return columns.length === points.length ? columns : [];
}

function linesUnder(section: Section): string[] {
  return [...linesOfParts(section), ...section.sections.flatMap((inner) => [inner.title ?? '', ...linesUnder(inner)])]
    .map((line) => line.trim())
    .filter(Boolean);
}

export function linesOfParts(section: Section): string[] {
  return atomsOf({ ...section, sections: [] }).flatMap(linesOf);
}

export function rolesOf(title: string, { lexicon }: TellingContext): Set<string> {
  const marks = wordCount(title) > 8 ? [] : lexicon.marksIn(title);
  return new Set(
    marks.flatMap(({ meaning }) => (meaning.startsWith('heading.') ? [meaning.slice('heading.'.length)] : [])),
  );
}

const fewestOfList = 3;

/** The largest list; else the longest run of points that are made in one way. */
function listOf({ parts }: Section, points: readonly TextPoint[], context: TellingContext): TextPoint[] | null {
  const lists = parts.flatMap((part) => (part.type === 'list' ? [part] : []));
  const [largest] = lists.sort((a, b) => b.items.length - a.items.length);
  if (largest !== undefined) return largest.items.map((item) => pointOfItem(item, largest.isOrdered));
  const ways = [
    ({ text }: TextPoint) => datedOf(text, context) !== null,
    ({ text }: TextPoint) => figureOf(text, context) !== null,
    ({ text }: TextPoint) => headOf(text) !== null,
  ];
  const runs = ways.flatMap((isMade) => {
    const from = points.findIndex(isMade);
    const behind = points.slice(from).findIndex((point) => !isMade(point));
    const run = from === -1 ? [] : points.slice(from, behind === -1 ? undefined : from + behind);
    return run.length >= fewestOfList ? [run] : [];
  });
  return runs.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** A paragraph behind the last of several like sections belongs to all of them. */
function takeTrailing(sections: readonly Section[]): { sections: Section[]; lines: string[] } | null {
  const [last, ...others] = [...sections].reverse();
  const tail = last?.parts.at(-1);
  const most = Math.max(...others.map(({ parts }) => parts.length));
  if (last === undefined || tail?.type !== 'paragraph' || last.parts.length !== most + 1) return null;
  const kept = { ...last, parts: last.parts.slice(0, -1) };
  return { sections: [...others.reverse(), kept], lines: [tail.text] };
}

/** What a line says that calls itself a source or a footnote. */
function footIn(text: string, { lexicon }: TellingContext): string | null {
  const headed = headOf(text);
  const isFoot = lexicon.marksIn(headed?.head ?? '').some(({ meaning }) => meaning === 'word.footLabel');
  return headed !== null && isFoot ? headed.rest : null;
}

function takeFoot(section: Section, context: TellingContext): { section: Section; foot: string | null } {
  const last = section.parts.at(-1);
  const foot = last?.type === 'paragraph' ? footIn(last.text, context) : null;
  return foot === null ? { section, foot } : { section: { ...section, parts: section.parts.slice(0, -1) }, foot };
}

function pointsOf(section: Section): TextPoint[] {
  const point = (text: string, children: TextPoint[] = []): TextPoint => pointOf(text, false, children);
  const own = section.parts.flatMap((part): TextPoint[] => {
    switch (part.type) {
      case 'list':
        return part.items.map((item: Item) => pointOfItem(item, part.isOrdered));
      case 'paragraph':
        return sentencesIn(part.text).map(({ text }) => point(text));
      case 'data':
        return [];
      default:
        return linesOfParts({ ...section, parts: [part] }).map((line) => point(line));
    }
  });
  const inner = section.sections.flatMap((each) => {
    const below = pointsOf(each);
    return each.title === null ? below : [point(each.title, below)];
  });
  return [...own, ...inner];
}
