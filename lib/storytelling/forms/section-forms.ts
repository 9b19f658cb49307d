import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import type { HeadingRole } from '@/lib/languages/concepts';
import type { Section } from '@/lib/reading/reading';
import { endsSentence, visualWidth, wordCount } from '@/lib/reading/source/sentences';
import type { TellingContext } from '../context';
import { shapeDrafts } from '../facts/shapes';
import { countedOf } from '../text/counted';
import { capitalised, isEnder, unstopped } from '../text/signs';
import { stateDraft } from './before-after-form';
import { draftOf, type AskedForms, type Draft } from './draft';
import { fitted, mostFull, pointOf, usuallyFull, wordsOfPoints } from './material';
import { tableOf, timesOf } from './overviews';
import { roadmapOfSections } from './roadmap-forms';
import { plansOfSections } from './plan-forms';
import { areOpposites, rolesIn } from './roles';

/** A section with the lines that stand in it. */
export interface SectionColumn {
  section: Section;
  title: string;
  lines: readonly string[];
  roles: ReadonlySet<string>;
}

/** Every way to show several sections on one slide. */
export function sectionDrafts(
  title: string,
  columns: readonly SectionColumn[],
  context: TellingContext,
  asked: AskedForms,
): Draft[] {
  const forms = [
    matrix,
    roadmapOfSections,
    plansOfSections,
    table,
    options,
    steps,
    dates,
    summary,
    questions,
    change,
    sideBySide,
    cards,
    outline,
  ];
  const points = columns.map(({ title: name, lines }) =>
    pointOf(
      name,
      false,
      lines.map((each) => pointOf(each)),
    ),
  );
  const passage = { title, heading: title, points, roles: rolesIn(title, context), asked };
  return [...shapeDrafts(passage, context), ...forms.flatMap((form) => form(title, columns, context, asked) ?? [])];
}

const words = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + wordCount(line), 0);
const allWords = (columns: readonly SectionColumn[]): number =>
  columns.reduce((sum, { title, lines }) => sum + wordCount(title) + words(lines), 0);
const line = (text: string): string => unstopped(text);

const swot: readonly HeadingRole[] = ['strengths', 'weaknesses', 'opportunities', 'threats'];

function matrix(title: string, columns: readonly SectionColumn[]): Draft | null {
  if (columns.length !== 4) return null;
  // Beside strengths and opportunities, risks are threats.
  const order = swot.map((role) =>
    columns.find(({ roles }) => roles.has(role) || (role === 'threats' && roles.has('risks'))),
  );
  const panels = order.flatMap((column) =>
    column === undefined ? [] : [{ title: column.title, items: column.lines.map(line) }],
  );
  if (panels.length !== 4) return null;
  return draftOf('matrix', 4, allWords(columns) / 110, { kind: 'matrix', title, panels });
}

const [widestHeading, worthOfPair] = [60, 3];

function sideBySide(title: string, columns: readonly SectionColumn[], { mostWords }: TellingContext): Draft | null {
  const [left, right, ...others] = columns;
  if (left === undefined || right === undefined || others.length > 0) return null;
  if (columns.some((column) => column.lines.length === 0 || visualWidth(column.title) > widestHeading)) return null;
  const side = ({ title: heading, lines }: SectionColumn) => ({
    heading,
    items: lines.map((text) => ({ text: line(text) })),
  });
  const worth = areOpposites([left.roles, right.roles]) ? worthOfPair : 1;
  const fill = Math.max(allWords(columns) / (mostWords * 1.3), left.lines.length / 6, right.lines.length / 6);
  return draftOf('comparison', worth, fill, { kind: 'two_columns', title, left: side(left), right: side(right) });
}

const worthOfChange = 3.8;

function change(title: string, columns: readonly SectionColumn[], context: TellingContext): Draft | null {
  if (columns.some((column) => visualWidth(column.title) > widestHeading)) return null;
  const states = columns.map(({ title: heading, roles, lines }) => ({ heading, roles, lines: lines.map(line) }));
  return stateDraft(title, states, worthOfChange, context);
}

/** "Option A", "Option B": what can be chosen, each with its figure and its points. */
function options(
  title: string,
  columns: readonly SectionColumn[],
  context: TellingContext,
  asked: AskedForms,
): Draft | null {
  if (columns.length < 2 || columns.length > 4) return null;
  const areNamed = columns.every(({ section }) => section.title !== null);
  if (!(asked.has('comparison') && areNamed) && !columns.every(({ section }) => section.marker?.role === 'option'))
    return null;
  // "Our pick: B" speaks of one of the others.
  const verdict = columns.find(
    ({ lines: [only, more] }) =>
      columns.length > 2 && more === undefined && columns.some((each) => each.title === only),
  );
  const offered = columns.filter((column) => column !== verdict);
  const shown = offered.map(({ title: name, section, lines }) => {
    const price = lines.find((text) => countedOf(text, context)?.amount.isMoney === true);
    const counted = price === undefined ? null : countedOf(price, context);
    return {
      name: capitalised(name === '' ? (section.marker?.text ?? '') : name),
      // "£29 per user" is another price than £29.
      ...(counted === null ? {} : { headline: counted.amount.start === 0 ? line(price ?? '') : counted.amount.text }),
      ...(name === verdict?.lines[0] ? { recommended: true } : {}),
      points: lines.filter((text) => text !== price || counted === null).map(line),
    };
  });
  const fill = Math.max(allWords(columns) / 100, ...columns.map(({ lines }) => lines.length / 6));
  return draftOf('comparison', 3, fill, {
    kind: 'comparison',
    title,
    options: shown,
    ...(verdict === undefined ? {} : { recommendedLabel: verdict.title }),
  });
}

function steps(title: string, columns: readonly SectionColumn[], context: TellingContext): Draft | null {
  if (columns.length < 3 || columns.length > 6) return null;
  if (!columns.every(({ section }) => section.marker?.role === 'step')) return null;
  if (columns.some(({ lines }) => words(lines) > 28)) return null;
  const told = columns.map(({ title: name, lines }) => ({
    title: capitalised(line(name)),
    ...(lines.length === 0 ? {} : { detail: lines.map(line).join('; ') }),
  }));
  const fill = Math.max(columns.length / 5, allWords(columns) / 90);
  return rolesIn(title, context).has('cycle')
    ? draftOf('steps', 2.8, fill, { kind: 'cycle', title, steps: told })
    : draftOf('steps', 2.5, fill, { kind: 'process', title, steps: told });
}

/** "5.2.0 (12 May)", "Monday": sections that stand for times. */
const [fewestFindings, mostFindings, mostWordsOfFinding, mostWordsOfName] = [3, 6, 40, 6];

/** Under a heading that calls them so, sections that each say one of the main things. */
function summary(title: string, columns: readonly SectionColumn[], context: TellingContext): Draft | null {
  if (context.reading.outputType !== 'deck' || !rolesIn(title, context).has('summary')) return null;
  // Under names alone, or with conclusions of their own, they are other forms.
  if (!columns.every(({ lines }) => lines.every(endsSentence))) return null;
  if (columns.length < fewestFindings || columns.length > mostFindings) return null;
  if (columns.some(({ lines }) => lines.length === 0 || words(lines) > mostWordsOfFinding)) return null;
  if (columns.some(({ title: name }) => wordCount(name) > mostWordsOfName)) return null;
  const points = columns.map(({ title: name, lines: [first = '', ...more] }) => ({
    statement: name === '' ? line(first) : `${capitalised(line(name))}: ${line(first)}`,
    ...(more.length > 0 && { support: more.map(line).join('; ') }),
  }));
  return draftOf('summary', 2.6, Math.max(columns.length / 6, allWords(columns) / 110), {
    kind: 'executive_summary',
    title,
    points,
  });
}

function dates(title: string, columns: readonly SectionColumn[], context: TellingContext): Draft | null {
  if (columns.some(({ lines }) => words(lines) > 28)) return null;
  const slide = timesOf(title, columns, context, 28);
  const fill = Math.max(columns.length / 6, allWords(columns) / 90);
  return slide === null ? null : draftOf('timeline', 2.5, fill, slide);
}

function table(title: string, columns: readonly SectionColumn[], _: TellingContext, asked: AskedForms): Draft | null {
  const slide = tableOf(title, columns);
  if (slide === null) return null;
  const form = asked.has('table') ? 'table' : 'comparison';
  return draftOf(form, 3, slide.rows.length / 10, slide);
}

function questions(title: string, columns: readonly SectionColumn[]): Draft | null {
  if (columns.length < 2 || columns.length > 6) return null;
  const areQuestions = columns.every(
    ({ section, title: name }) => section.marker?.role === 'question' || '?？؟'.includes(name.at(-1) ?? ' '),
  );
  if (!areQuestions || columns.some(({ lines }) => lines.length === 0 || words(lines) > 45)) return null;
  return draftOf(null, 1.8, Math.max(columns.length / 6, allWords(columns) / 120), {
    kind: 'questions',
    title,
    questions: columns.map(({ title: question, lines }) => ({ question, answer: lines.join(' ') })),
  });
}

function cards(title: string, columns: readonly SectionColumn[]): Draft | null {
  if (columns.length < 2 || columns.length > 6) return null;
  if (columns.some(({ lines, title: name }) => words(lines) > 32 || visualWidth(name) > 70)) return null;
  if (columns.some(({ lines }) => lines.length === 0)) return null;
  const shown = columns.map(({ title: name, lines }) => ({
    title: capitalised(line(name)),
    text: lines.map(line).join(lines.some((each) => isEnder(each.at(-1) ?? '')) ? ' ' : '; '),
  }));
  const fill = Math.max(columns.length / 6, allWords(columns) / 110);
  return draftOf('cards', 0.8, fill, { kind: 'cards', title, cards: shown });
}

/** The plainest form: each section a line with its own lines below it. */
function outline(title: string, columns: readonly SectionColumn[], context: TellingContext): Draft[] {
  const points = columns.map(({ title: name, lines }) =>
    pointOf(
      name,
      false,
      lines.map((each) => pointOf(each)),
    ),
  );
  const rooms = context.reading.instructions.mostWords === null ? [usuallyFull, mostFull] : [usuallyFull];
  return rooms.map((full) => {
    const kept = fitted(points, context.mostWords * full, context);
    const items = kept.map(({ text, children }) => ({
      text: line(text),
      ...(children.length === 0 ? {} : { children: children.map((child) => line(child.text)) }),
    }));
    const count = kept.reduce((sum, { children }) => sum + 1 + children.length, 0);
    const fill = Math.max(wordsOfPoints(kept) / (context.mostWords * 1.3), count / 12);
    return draftOf('list', -0.2, fill, { kind: 'bullets', title, items });
  });
}

/** A list with what its section says before its own sections. */
export function withLead(draft: Draft, said: readonly string[]): Draft {
  const lead = said.slice(0, 2).join(' ');
  const isShown = wordCount(lead) <= 40 && draft.slide.kind === 'bullets';
  return {
    ...draft,
    slide: isShown ? ({ ...draft.slide, lead } as SlideSpecInput) : draft.slide,
    fill: draft.fill + words(said) / 90,
  };
}
