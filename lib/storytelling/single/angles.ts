import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import type { AskedForm } from '@/lib/languages/concepts';
import type { DataSet } from '@/lib/reading/data/data-set';
import { atomsOf, linesOf } from '../atoms';
import type { TellingContext } from '../context';
import { dataDrafts } from '../forms/data-forms';
import { askedWorth, type Draft } from '../forms/draft';
import { pointOf, type TextPoint } from '../forms/material';
import { sectionDrafts } from '../forms/section-forms';
import { textDrafts } from '../forms/text-forms';
import { titleFrom } from '../titles';
import { withBeside } from './beside';
import { criteriaTable, fourFields } from './column-forms';
import { cardsOf, figuresFirst, halves, keyMessage, linesOfPoints, pointTable, quoteOf } from './overview-forms';
import { partsOf, rolesOf, type Subject } from './subject';

/** Every way to tell a subject on one slide: all of it, and what one part shows best. */
export function anglesOf(subject: Subject, forms: ReadonlySet<AskedForm>, context: TellingContext): Draft[] {
  const whole = wholeAngles(subject, forms, context);
  const parts = subject.root.sections.filter(({ title }) => title !== null);
  if (parts.length < 2) return whole;
  const ofParts = parts.flatMap((section) => {
    const part: Subject = { title: section.title, isNamed: true, ...partsOf(section, section.title, context) };
    return wholeAngles(part, forms, context)
      .filter(({ worth }) => worth >= fewestOfPart)
      .map((draft) => ({
        ...draft,
        slide: { ...draft.slide, ...(subject.title === null ? {} : { eyebrow: subject.title }) },
        worth: draft.worth - costOfPart,
      }));
  });
  return [...whole, ...ofParts];
}

/** A part stands for the whole only where it is shown so well, and comes behind what shows all of it. */
const [fewestOfPart, costOfPart] = [1.5, 3];

function wholeAngles(subject: Subject, forms: ReadonlySet<AskedForm>, context: TellingContext): Draft[] {
  const { root, points, list, columns, beside, foot, isNamed } = subject;
  const tables = atomsOf(root).flatMap((atom) => (atom.type === 'data' ? [atom.data] : []));
  const [first] = points;
  const isInList = list?.some(({ text }) => text === first?.text) ?? false;
  const said = first === undefined || isInList ? null : titleFrom(first.text);
  const title = subject.title ?? said ?? context.words.overview;
  const roles = new Set([...rolesOf(title, context), ...rolesAsked(forms)]);
  const textAngles = (some: readonly TextPoint[], isList: boolean): Draft[] =>
    textDrafts({ title, points: some, roles, asked: forms, isList }, context);
  const found: Draft[] = [];
  const lines = linesOfPoints(points).filter((line) => line !== subject.title);
  for (const data of tables) {
    const others = tables.filter((other) => other !== data).flatMap(linesOfData);
    const events = forms.has('timeline') ? textAngles(rowPoints(data), true) : [];
    const angles = [...events, ...tableAngles(data, subject.title, forms, context)];
    found.push(...angles.map((draft) => withBeside(draft, [...lines, ...others], isNamed)));
  }
  if (columns.length > 1) {
    const ofColumns = [
      ...sectionDrafts(title, columns, context, forms),
      ...criteriaTable(title, columns),
      ...(forms.has('matrix') ? fourFields(title, columns) : []),
    ];
    found.push(...ofColumns.map((draft) => withBeside(draft, beside, isNamed)));
  }
  if (tables.length === 0) {
    const others = list === null ? [] : points.filter(({ text }) => !list.some((item) => item.text === text));
    if (list !== null && others.length > 0) {
      const ofList = [...textAngles(list, true), ...overviews(title, list, context)];
      found.push(...ofList.map((draft) => withBeside(draft, linesOfPoints(others), isNamed)));
    }
    found.push(...textAngles(points, list !== null && others.length === 0));
  }
  found.push(...overviews(title, points, context));
  return found.map((draft) => (foot === null ? draft : { ...draft, slide: withFoot(draft.slide, foot) }));
}

function withFoot(slide: SlideSpecInput, foot: string): SlideSpecInput {
  return { ...slide, source: slide.source === undefined ? foot : `${slide.source} · ${foot}` };
}

function overviews(title: string, points: readonly TextPoint[], context: TellingContext): Draft[] {
  return [quoteOf, figuresFirst, keyMessage, cardsOf, pointTable, halves].flatMap((form) =>
    form(title, points, context),
  );
}

/** Rows as lines: the first cell, and what the others say of it. */
function rowPoints({ rows }: DataSet): TextPoint[] {
  return rows.map(([first = '', ...others]) => pointOf(`${first}: ${others.filter(Boolean).join(', ')}`));
}

/** What forms that are asked for make of points that no heading announces. */
function rolesAsked(forms: ReadonlySet<AskedForm>): string[] {
  return [
    ...(forms.has('steps') ? ['process'] : []),
    ...(['timeline', 'actions', 'figures'] as const).filter((form) => forms.has(form)),
  ];
}

/** Each sort of chart that the numbers allow, the table, the figures. */
function tableAngles(
  data: DataSet,
  title: string | null,
  forms: ReadonlySet<AskedForm>,
  context: TellingContext,
): Draft[] {
  const asked = [forms, ...(['bar', 'doughnut'] as const).map((form) => new Set([form]))];
  const drafts = asked.flatMap((each, index) =>
    dataDrafts(data, title, each, context).map((draft) => ({ ...draft, worth: draft.worth - index * 0.1 })),
  );
  const measures = data.columns.filter(({ type }) => type === 'measure').length;
  // Measures that a chart leaves out are not told.
  const told = drafts.map((draft) =>
    draft.slide.kind === 'chart' && askedWorth(forms, draft.form) === 0
      ? {
          ...draft,
          worth: draft.worth - (1 - draft.slide.chart.series.length / Math.max(1, measures)) * costOfMeasures,
        }
      : draft,
  );
  return [...told, ...turnedTable(data, title, context)];
}

const costOfMeasures = 2;
const [mostTurned, fewestTurned] = [3, 4];

/** A few rows of many columns are read from top to bottom. */
function turnedTable(data: DataSet, title: string | null, { words }: TellingContext): Draft[] {
  const [key, ...columns] = data.columns;
  if (key === undefined || data.rows.length > mostTurned || columns.length < fewestTurned) return [];
  const rows = columns
    .map((column) => [column.label, ...column.cells])
    .filter((row) => row.slice(1).some((cell) => cell !== ''));
  return [
    {
      slide: {
        kind: 'table',
        title: title ?? words.figures,
        columns: [{ label: '' }, ...key.cells.map((label) => ({ label, align: 'end' as const }))],
        rows,
      },
      form: 'figures',
      worth: 1.8,
      fill: rows.length / 9,
      hidden: 0,
    },
  ];
}

function linesOfData(data: DataSet): string[] {
  return linesOf({ type: 'data', data, path: [], words: 0, span: { start: 0, end: 0 } });
}
