import type { SceneElement } from '../../scene/scene';
import type { BulletItem, SlideOf } from '../../spec/slide-spec';
import { cardGeometry } from '../blocks/card-face';
import { draft, type ParagraphDraft } from '../blocks/draft';
import { firstFitting, fitDrafts } from '../blocks/fit';
import { listDrafts } from '../blocks/lay-list';
import { placedColumns } from '../blocks/placed-columns';
import { pairsWithin } from '../blocks/size-limits';
import { textElement } from '../blocks/text-element';
import { columnsOf, insetBox, settle } from '../grid';
import { asGroup } from '../join-texts';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { listMarks } from '../marks-and-words';
import { continues, placed, tooLong } from '../placement';
import { changeArrow, labelsOf, type BeforeAfter } from './before-after-parts';
import { arePaired, changeRows } from './before-after-rows';
import { placeTable } from './place-table';
import { tableColumns } from './table-columns';

type Change = BeforeAfter['changes'][number];
type Sizes = readonly [topic: number, state: number];

const isWhole = ({ before, after }: Change) => before !== undefined && after !== undefined;
const panelSizesPt: readonly Sizes[] = [
  [28, 24],
  [26, 22],
  [24, 22],
  [24, 20],
  [22, 20],
  [22, 18],
  [20, 16],
  [18, 14],
  [16, 14],
];
const [panelGapIn, panelPaddingIn] = [1.1, 0.4];
/** Of the height of the area, what panels take at least. */
const leastPanelShare = 0.92;
/** Between states, as shares of their size: as far apart as leaves the panels some air. */
const spacings = [1.3, 1, 0.8, 0.6] as const;
const airShare = 0.86;
const arrowIn = { w: 0.56, h: 0.88 };

/** What one of the two says of everything. */
function statesOf({ changes }: BeforeAfter, side: 'before' | 'after', language: string): string[] {
  const { colon } = listMarks(language);
  return changes.flatMap(({ topic, [side]: state }) =>
    state === undefined ? [] : [topic === undefined ? state : `${topic}${colon}${state}`],
  );
}

/** A quiet panel of what was, an arrow, and a panel in accent of what is then. */
function panels(slide: BeforeAfter, context: KindContext): Placement {
  const whole = panelsOf(slide, context);
  if (whole) return placed(whole);
  const { changes } = slide;
  for (let slides = 2; slides <= context.furtherSlides + 1 && slides <= changes.length; slides += 1) {
    const count = Math.ceil(changes.length / slides);
    const part = panelsOf({ ...slide, changes: changes.slice(0, count) }, context);
    if (part) return continues(part, [{ ...slide, changes: changes.slice(count) }]);
  }
  return tooLong;
}

function panelsOf(slide: BeforeAfter, context: KindContext): SceneElement[] | null {
  const { area, direction, language, theme } = context;
  const labels = labelsOf(slide, language);
  const sides = (['before', 'after'] as const).map((side) => ({
    side,
    color: side === 'before' ? ('ink' as const) : ('onAccent' as const),
    states: statesOf(slide, side, language),
  }));
  if (sides.some(({ states }) => states.length === 0)) return null;
  const boxes = columnsOf(area, 2, panelGapIn);
  const limits = { widthIn: boxes[0]!.w - 2 * panelPaddingIn, heightIn: area.h - 2 * panelPaddingIn };
  const draftsOf = (
    { side, color, states }: (typeof sides)[number],
    [topicPt, statePt]: Sizes,
    spacing: number,
  ): ParagraphDraft[] => {
    const items = states.map((text): BulletItem => ({ text }));
    const plain = states.length === 1;
    const list = listDrafts(items, statePt, { direction, mark: theme.style.bullet, spacing, color, plain });
    const heading = draft(labels[side], direction, {
      sizePt: topicPt,
      color,
      bold: true,
      font: 'heading',
      lineSpacing: 1,
    });
    return [heading, ...list.map((one, index) => (index === 0 ? { ...one, spaceBeforePt: statePt * 0.7 } : one))];
  };
  const layAt = (sizes: Sizes, spacing: number) => {
    const fitted = sides.flatMap((side) => fitDrafts(context, draftsOf(side, sizes, spacing), limits) ?? []);
    return fitted.length === sides.length ? { fitted, sizes } : null;
  };
  const close = firstFitting(pairsWithin(theme, panelSizesPt), (sizes) => layAt(sizes, spacings.at(-1)!));
  if (!close) return null;
  const wide = spacings.flatMap((spacing) => layAt(close.sizes, spacing) ?? []);
  const laid = (
    wide.find(({ fitted }) => fitted.every(({ heightIn }) => heightIn <= limits.heightIn * airShare)) ?? close
  ).fitted;
  const needIn = Math.max(...laid.map(({ heightIn }) => heightIn)) + 2 * panelPaddingIn;
  const { y, h } = settle(area, Math.max(needIn, area.h * leastPanelShare));
  const drawn = laid.map(({ paragraphs }, index) => {
    const name = index === 0 ? 'Before' : 'After';
    const box = { ...boxes[index]!, y, h };
    return asGroup(name, [
      {
        type: 'shape',
        name,
        geometry: cardGeometry(theme),
        cornerRadius: theme.cornerRadius,
        box,
        fill: { color: index === 0 ? 'surface' : 'accentFill' },
      },
      textElement({ name: `${name} text`, box: insetBox(box, panelPaddingIn), paragraphs, on: name }),
    ]);
  });
  const gap = { x: boxes[0]!.x + boxes[0]!.w, w: panelGapIn };
  return [...drawn[0]!, changeArrow('Arrow', { ...gap, y, h }, arrowIn), ...drawn[1]!];
}

/** Many changes in a native table, which goes on; what is then stands out. */
function table(slide: BeforeAfter, context: KindContext): Placement {
  const { changes, title, eyebrow, source } = slide;
  // Lists that stand side by side without topics are no rows.
  if (!changes.every(isWhole) || changes.every(({ topic }) => topic === undefined)) return tooLong;
  const labels = labelsOf(slide, context.language);
  const asTable: SlideOf<'table'> = {
    kind: 'table',
    title,
    eyebrow,
    source,
    notes: '',
    totalRow: false,
    columns: ['', labels.before, labels.after].map((label) => ({ label, align: 'start' as const })),
    rows: changes.map(({ topic = '', before = '', after = '' }) => [topic, before, after]),
  };
  const columns = tableColumns(asTable);
  const plan = { slide: asTable, columns, area: context.area, extras: [], highlight: columns.length - 1 };
  const laid = placeTable(plan, context);
  const [rest, more] = laid.outcome === 'continues' ? laid.rest : [];
  const isByRows = rest?.kind === 'table' && more === undefined && rest.columns.length === columns.length;
  if (laid.outcome !== 'continues' || !isByRows) return laid;
  return { ...laid, rest: [{ ...slide, changes: changes.slice(changes.length - rest.rows.length) }] };
}

const fewRows = 6;

/** Both states in the places that the layout has for what is compared. */
function inPlaces(slide: BeforeAfter, context: KindContext): Placement {
  const { language } = context;
  const labels = labelsOf(slide, language);
  const [before, after] = (['before', 'after'] as const).map((side) => statesOf(slide, side, language));
  if (!before?.length || !after?.length) return tooLong;
  const columnOf = (heading: string, states: readonly string[]) => ({
    heading,
    items: states.map((text) => ({ text })),
  });
  return placedColumns([columnOf(labels.before, before), columnOf(labels.after, after)], context);
}

export const beforeAfterLayout: KindLayout<BeforeAfter> = {
  arrangements: [
    {
      name: 'placed-states',
      layout: 'comparison',
      fillsPlaces: true,
      suits: ({ changes }) => (changes.length <= fewRows ? 5 : 1),
      place: inPlaces,
    },
    {
      name: 'change-rows',
      layout: 'title-only',
      suits: (slide) => (arePaired(slide) && slide.changes.length <= fewRows ? 3 : 1.5),
      place: changeRows,
    },
    { name: 'change-panels', layout: 'title-only', suits: (slide) => (arePaired(slide) ? 1.8 : 3), place: panels },
    {
      name: 'change-table',
      layout: 'content',
      suits: ({ changes }) => (changes.length > fewRows ? 2.5 : 0.5),
      place: table,
    },
  ],
  outline: ({ changes }) =>
    changes.map(({ topic, before, after }) => {
      const states = [before, after].filter((state) => state !== undefined).join(' → ');
      return topic === undefined ? { text: states } : { text: topic, children: states === '' ? [] : [states] };
    }),
};
