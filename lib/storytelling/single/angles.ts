import type { SlideSpecInput } from '@/lib/deck/spec/slide-spec';
import type { AskedForm } from '@/lib/languages/concepts';
import type { DataSet } from '@/lib/reading/data/data-set';
import { wordCount } from '@/lib/reading/source/sentences';
import { atomsOf, linesOf } from '../atoms';
import type { TellingContext } from '../context';
import { dataDrafts } from '../forms/data-forms';
import type { Draft } from '../forms/draft';
import { sectionDrafts } from '../forms/section-forms';
import { textDrafts } from '../forms/text-forms';
import { cardsOf, criteriaTable, figuresFirst, halves, keyMessage, pointTable, quoteOf } from './overview-forms';
import { partsOf, rolesOf, type Subject } from './subject';

/** Every way to tell a subject on one slide: all of it, and what one part shows best. */
export function anglesOf(subject: Subject, forms: ReadonlySet<AskedForm>, context: TellingContext): Draft[] {
  const whole = wholeAngles(subject, forms, context);
  const parts = subject.root.sections.filter(({ title }) => title !== null);
  if (parts.length < 2) return whole;
  const ofParts = parts.flatMap((section) => {
    const title = section.title ?? '';
    const part: Subject = { title, ...partsOf(section, title, context) };
    return wholeAngles(part, forms, context)
      .filter(({ worth }) => worth >= fewestOfPart)
      .map((draft) => ({
        ...draft,
        slide: { ...draft.slide, eyebrow: subject.title },
        worth: draft.worth - costOfPart,
      }));
  });
  return [...whole, ...ofParts];
}

/** A part stands for the whole only where it is shown so well, and comes behind what shows all of it. */
const [fewestOfPart, costOfPart] = [1.5, 3];

function wholeAngles(subject: Subject, forms: ReadonlySet<AskedForm>, context: TellingContext): Draft[] {
  const { title, root, points, list, columns, beside, foot } = subject;
  const tables = atomsOf(root).flatMap((atom) => (atom.type === 'data' ? [atom.data] : []));
  const lines = points.flatMap(({ text, children }) => [text, ...children.map((child) => child.text)]);
  const material = {
    title,
    roles: new Set([...rolesOf(title, context), ...rolesAsked(forms)]),
    asked: forms,
  };
  const others = list === null ? [] : points.filter(({ text }) => !list.some((item) => item.text === text));
  const found: Draft[] = [];
  for (const data of tables) {
    const rest = tables.filter((other) => other !== data).flatMap(linesOfData);
    found.push(...tableAngles(data, title, forms, context).map((draft) => withBeside(draft, [...lines, ...rest])));
  }
  const ofColumns =
    columns.length < 2 ? [] : [...sectionDrafts(title, columns, context, forms), ...criteriaTable(title, columns)];
  found.push(...ofColumns.map((draft) => withBeside(draft, beside)));
  if (tables.length === 0) {
    const ofList =
      list === null || others.length === 0 ? [] : textDrafts({ ...material, points: list, isList: true }, context);
    found.push(
      ...ofList.map((draft) =>
        withBeside(
          draft,
          others.map(({ text }) => text),
        ),
      ),
    );
    found.push(...textDrafts({ ...material, points, isList: list !== null && others.length === 0 }, context));
  }
  for (const form of [quoteOf, figuresFirst, keyMessage, cardsOf, pointTable, halves])
    found.push(...form(title, points, context));
  return found.map((draft) => (foot === null ? draft : { ...draft, slide: { ...draft.slide, source: foot } }));
}

/** What forms that are asked for make of points that no heading announces. */
function rolesAsked(forms: ReadonlySet<AskedForm>): string[] {
  return [
    ...(forms.has('steps') ? ['process'] : []),
    ...(['timeline', 'actions', 'figures'] as const).filter((form) => forms.has(form)),
  ];
}

/** Each sort of chart that the numbers allow, the table, the figures. */
function tableAngles(data: DataSet, title: string, forms: ReadonlySet<AskedForm>, context: TellingContext): Draft[] {
  const asked = [forms, ...(['bar', 'doughnut', 'line'] as const).map((form) => new Set([form]))];
  return asked.flatMap((each, index) =>
    dataDrafts(data, title, each, context).map((draft) => ({ ...draft, worth: draft.worth - index * 0.1 })),
  );
}

function linesOfData(data: DataSet): string[] {
  return linesOf({ type: 'data', data, path: [], words: 0, span: { start: 0, end: 0 } });
}

/** At the foot nobody reads more. */
const mostWordsAtFoot = 36;

/** What stands beside the material of a form is said where the form has room for it, else at the foot. */
function withBeside(draft: Draft, lines: readonly string[]): Draft {
  const text = lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
  const words = wordCount(text);
  if (words === 0) return draft;
  if (words > mostWordsAtFoot) return { ...draft, hidden: draft.hidden + words };
  const slide = ((): SlideSpecInput => {
    switch (draft.slide.kind) {
      case 'chart':
        return { ...draft.slide, takeaway: text };
      case 'table':
        return { ...draft.slide, caption: text };
      case 'bullets':
        return { ...draft.slide, items: [...draft.slide.items, ...lines.map((line) => ({ text: line }))] };
      default:
        return { ...draft.slide, source: text };
    }
  })();
  return { ...draft, slide, fill: draft.fill + words / 150 };
}
