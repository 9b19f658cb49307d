import type { Item, Reading, Section } from '@/lib/reading/reading';
import { sentencesIn, wordCount } from '@/lib/reading/source/sentences';
import { atomsOf, linesOf } from '../atoms';
import type { TellingContext } from '../context';
import { coverOf } from '../cover';
import { pointOf, pointOfItem, type TextPoint } from '../forms/material';
import type { SectionColumn } from '../forms/section-forms';
import { headOf, listed } from '../text/pieces';

/** What a single slide is about, parted by how it can be shown. */
export interface Subject {
  title: string;
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
  const cover = coverOf(withoutVariantTopic(reading, context), context);
  let root = cover.rest;
  let { title } = cover.slide;
  const isNamed = reading.instructions.title !== null || reading.title !== null;
  // What all of it stands under names it.
  for (let only = onlySection(root); only !== null; only = onlySection(root)) {
    if (!isNamed) title = only.title ?? title;
    root = { ...only, title: null };
  }
  return { title, ...partsOf(root, title, context) };
}

export function partsOf(whole: Section, title: string, context: TellingContext): Omit<Subject, 'title'> {
  const { section: root, foot } = takeFoot(whole, context);
  const named = root.sections.filter((section) => section.title !== null && hasContent(section));
  const trailing = named.length > 1 ? takeTrailing(named) : null;
  const columns = (trailing?.sections ?? named).map((section) => columnOf(section, context));
  const points = pointsOf(root).filter(({ text }) => text !== title);
  const lists = root.parts.flatMap((part) => (part.type === 'list' ? [part] : []));
  const largest = lists.sort((a, b) => b.items.length - a.items.length)[0];
  const beside = columns.length < 2 ? [] : [...linesOfParts(root), ...(trailing?.lines ?? [])];
  return {
    root,
    points,
    list: largest === undefined ? null : largest.items.map((item) => pointOfItem(item, largest.isOrdered)),
    columns: columns.length < 2 ? [] : columns,
    beside,
    foot,
  };
}

/** "3 variants to choose from" is no topic. */
function withoutVariantTopic(reading: Reading, { lexicon }: TellingContext): Reading {
  const { topic } = reading.instructions;
  const isOfVariants =
    topic !== null &&
    lexicon.marksIn(topic).some(({ meaning }) => meaning === 'word.optionLabel') &&
    wordCount(topic) <= 6;
  return isOfVariants ? { ...reading, instructions: { ...reading.instructions, topic: null } } : reading;
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

/** A paragraph behind the last of several like sections belongs to all of them. */
function takeTrailing(sections: readonly Section[]): { sections: Section[]; lines: string[] } | null {
  const [last, ...others] = [...sections].reverse();
  const tail = last?.parts.at(-1);
  const most = Math.max(...others.map(({ parts }) => parts.length));
  if (last === undefined || tail?.type !== 'paragraph' || last.parts.length !== most + 1) return null;
  const kept = { ...last, parts: last.parts.slice(0, -1) };
  return { sections: [...others.reverse(), kept], lines: [tail.text] };
}

const isFoot = (text: string, { lexicon }: TellingContext): boolean =>
  lexicon.meaningsOf(headOf(text)?.head ?? '').some((meaning) => meaning === 'heading.sources');

/** A last line that calls itself a source or a footnote. */
function takeFoot(section: Section, context: TellingContext): { section: Section; foot: string | null } {
  const last = section.parts.at(-1);
  if (last?.type !== 'paragraph' || !isFoot(last.text, context)) return { section, foot: null };
  return { section: { ...section, parts: section.parts.slice(0, -1) }, foot: headOf(last.text)?.rest ?? null };
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
