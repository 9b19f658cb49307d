import type { Section } from '@/lib/reading/reading';
import { atomsOf, linesOf } from '../atoms';
import type { TellingContext } from '../context';
import { draftOf, type AskedForms, type Draft } from '../forms/draft';
import type { TextPoint } from '../forms/material';
import { rolesIn } from '../forms/roles';
import { sectionDrafts, type SectionColumn } from '../forms/section-forms';
import { headOf, listed, type Headed } from '../text/pieces';
import { capitalised, trimmed, unstopped } from '../text/signs';
import { hasContent } from './subject';

export interface Columns {
  columns: SectionColumn[];
  /** What stands in none of them. */
  beside: string[];
}

const mostHeaded = 10;
const [mostCriteria, mostRows] = [8, 10];

/** Sections that stand beside each other, else points that all name what they are about. */
export function sectionColumns(root: Section, points: readonly TextPoint[], context: TellingContext): Columns {
  const named = root.sections.filter((section) => section.title !== null && hasContent(section));
  if (named.length > 1) {
    const { sections, lines } = takeTrailing(named);
    const columns = sections.map((section) => columnOf(section, section.title ?? '', linesUnder(section), context));
    return { columns, beside: [...linesOfParts(root), ...lines] };
  }
  const columns = points.slice(0, mostHeaded).flatMap(({ text, children }) => {
    const about = aboutOf(text) ?? (children.length > 0 ? { head: text, rest: '' } : null);
    const lines = [about?.rest ?? '', ...children.map((child) => child.text)].filter(Boolean);
    return about === null ? [] : [columnOf({ ...root, ...nothing, marker: null }, about.head, lines, context)];
  });
  return { columns: columns.length === points.length && columns.length > 1 ? columns : [], beside: [] };
}

const nothing = { parts: [], sections: [] };

function columnOf(section: Section, title: string, lines: readonly string[], context: TellingContext): SectionColumn {
  const [only, ...others] = lines;
  // One line that lists some things is several; an answer is one.
  const isOne = only !== undefined && others.length === 0 && !isQuestion(title);
  return {
    section,
    title: capitalised(title),
    lines: isOne ? listed(only, context) : lines,
    roles: rolesIn(title, context),
  };
}

const isQuestion = (text: string): boolean => '?？؟'.includes(text.at(-1) ?? ' ');

/** What a point is about and what it says of it; a question and its answer. */
function aboutOf(text: string): Headed | null {
  const at = Array.from(text).findIndex(isQuestion);
  const rest = trimmed(text.slice(at + 1), '->→=–—');
  return at === -1 || rest === '' ? headOf(text) : { head: text.slice(0, at + 1), rest };
}

/** Every way to show columns on one slide. */
export function columnDrafts(
  title: string,
  columns: readonly SectionColumn[],
  asked: AskedForms,
  context: TellingContext,
): Draft[] {
  if (columns.length < 2) return [];
  const areAsked = columns.every((column) => isQuestion(column.title));
  const drafts = sectionDrafts(title, columns, context, asked).map((draft) =>
    areAsked && draft.form === 'cards' ? { ...draft, worth: 2.4 } : draft,
  );
  return [...drafts, ...criteria(title, columns), ...namesAndLines(title, columns), ...fields(title, columns, asked)];
}

/** Four columns as a matrix, where one was asked for. */
function fields(title: string, columns: readonly SectionColumn[], asked: AskedForms): Draft[] {
  if (columns.length !== 4 || !asked.has('matrix')) return [];
  const panels = columns.map((column) => ({ title: column.title, items: column.lines.map(unstopped) }));
  return [draftOf('matrix', 3, 0.6, { kind: 'matrix', title, panels })];
}

/** Names in one column of a table, what is said of them in the other. */
function namesAndLines(title: string, columns: readonly SectionColumn[]): Draft[] {
  if (columns.length < 3 || columns.length > mostRows || columns.some(({ lines }) => lines.length === 0)) return [];
  const rows = columns.map((column) => [column.title, column.lines.map(unstopped).join('; ')].map(capitalised));
  const slide = { kind: 'table' as const, title, columns: [{ label: '' }, { label: '' }], rows };
  return [draftOf('table', 0.5, rows.length / 9, slide)];
}

/** Columns whose lines begin with the same words in turn are compared row by row. */
function criteria(title: string, columns: readonly SectionColumn[]): Draft[] {
  const length = columns[0]?.lines.length ?? 0;
  if (length < 2 || length > mostCriteria || columns.some(({ lines }) => lines.length !== length)) return [];
  const rows = Array.from({ length }, (_, index) => {
    const cells = columns.map(({ lines }) => lines[index] ?? '');
    const shared = sharedStart(cells);
    return [shared, ...cells.map((cell) => cell.slice(shared.length))].map((cell) => capitalised(trimmed(cell, ':：')));
  });
  const named = rows.filter(([label = '']) => label !== '').length;
  if (named < length / 2 || rows.some((row) => row.slice(1).includes(''))) return [];
  const labels = ['', ...columns.map((column) => column.title)].map((label) => ({ label }));
  const slide = { kind: 'table' as const, title, columns: labels, rows };
  // Whoever asks for a comparison is served by it as well as who asks for a table.
  const worth = 2.4 + (named === length ? 1 : 0);
  return (['comparison', 'table'] as const).map((form) => draftOf(form, worth, length / 6, slide));
}

/** The words that all texts begin with. */
function sharedStart([first = '', ...others]: readonly string[]): string {
  const words = first.split(' ');
  const differs = words.findIndex((word, index) => others.some((other) => other.split(' ')[index] !== word));
  return words.slice(0, differs === -1 ? words.length : differs).join(' ');
}

/** A paragraph behind the last of several like sections belongs to all of them. */
function takeTrailing(sections: readonly Section[]): { sections: readonly Section[]; lines: string[] } {
  const [last, ...others] = [...sections].reverse();
  const tail = last?.parts.at(-1);
  const most = Math.max(...others.map(({ parts }) => parts.length));
  if (last === undefined || tail?.type !== 'paragraph' || last.parts.length !== most + 1)
    return { sections, lines: [] };
  return { sections: [...others.reverse(), { ...last, parts: last.parts.slice(0, -1) }], lines: [tail.text] };
}

function linesOfParts(section: Section): string[] {
  return atomsOf({ ...section, sections: [] })
    .flatMap(linesOf)
    .map((line) => line.trim());
}

export function linesUnder(section: Section): string[] {
  const inner = section.sections.flatMap((each) => [each.title ?? '', ...linesUnder(each)]);
  return [...linesOfParts(section), ...inner].filter(Boolean);
}
