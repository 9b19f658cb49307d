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
const [panelGapIn, panelPaddingIn] = [0.9, 0.35];
/** Between states, as shares of their size: as far apart as leaves the panels some air. */
const spacings = [1.3, 1, 0.8, 0.6, 0.4] as const;
/** The shorter of two lists stands further apart, up to the height of the other one. */
const widerSpacings = [1.8, 1.6, ...spacings] as const;
/** What is then is set larger where its list is the shorter one, in pt. */
const afterStepsPt = [6, 4, 2, 0] as const;
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

interface Side {
  side: 'before' | 'after';
  color: 'ink' | 'onAccent';
  states: readonly string[];
}

/** Of the size of a state, that of what it is said of. */
const termShare = 0.7;
const leastTermPt = 14;
/** Longer states are sentences, which read on after what they are said of. */
const mostOfTerm = 26;

/** What is said of the same topics stands large below each of them, so that the two panels are compared by their figures. */
function termDrafts(
  changes: readonly Change[],
  {
    side,
    color,
    statePt,
    spacing,
    direction,
  }: Omit<Side, 'states'> & { statePt: number; spacing: number; direction: 'ltr' | 'rtl' },
): ParagraphDraft[] {
  const termPt = Math.max(leastTermPt, Math.round((statePt * termShare) / 2) * 2);
  return changes.flatMap(({ topic = '', [side]: state = '' }, index) => [
    draft(topic, direction, {
      sizePt: termPt,
      color: side === 'before' ? 'muted' : color,
      spaceBeforePt: index === 0 ? 0 : statePt * spacing,
    }),
    draft(state, direction, { sizePt: statePt, color, bold: true, lineSpacing: 1.05 }),
  ]);
}

function panelsOf(slide: BeforeAfter, context: KindContext): SceneElement[] | null {
  const { area, direction, language, theme } = context;
  const labels = labelsOf(slide, language);
  const sides = (['before', 'after'] as const).map((side): Side => ({
    side,
    color: side === 'before' ? ('ink' as const) : ('onAccent' as const),
    states: statesOf(slide, side, language),
  }));
  if (sides.some(({ states }) => states.length === 0)) return null;
  const areTerms =
    arePaired(slide) && sides.every(({ side }) => slide.changes.every((one) => one[side]!.length <= mostOfTerm));
  const boxes = columnsOf(area, 2, panelGapIn);
  const limits = { widthIn: boxes[0]!.w - 2 * panelPaddingIn, heightIn: area.h - 2 * panelPaddingIn };
  const listOf = ({ side, color, states }: Side, statePt: number, spacing: number): ParagraphDraft[] => {
    if (areTerms) return termDrafts(slide.changes, { side, color, statePt, spacing, direction });
    const items = states.map((text): BulletItem => ({ text }));
    const plain = states.length === 1;
    return listDrafts(items, statePt, { direction, mark: theme.style.bullet, spacing, color, plain });
  };
  const draftsOf = (side: Side, [topicPt, statePt]: Sizes, spacing: number): ParagraphDraft[] => {
    const heading = draft(labels[side.side], direction, {
      sizePt: topicPt,
      color: side.color,
      bold: true,
      font: 'heading',
      lineSpacing: 1,
    });
    const list = listOf(side, statePt, spacing);
    return [heading, ...list.map((one, index) => (index === 0 ? { ...one, spaceBeforePt: statePt * 0.7 } : one))];
  };
  const layAt = (sizes: Sizes, spacing: number) => {
    const fitted = sides.flatMap((side) => fitDrafts(context, draftsOf(side, sizes, spacing), limits) ?? []);
    return fitted.length === sides.length ? { fitted, sizes } : null;
  };
  const close = firstFitting(pairsWithin(theme, panelSizesPt), (sizes) => layAt(sizes, spacings.at(-1)!));
  if (!close) return null;
  const wide = spacings.flatMap((spacing) => layAt(close.sizes, spacing) ?? []);
  const level =
    wide.find(({ fitted }) => fitted.every(({ heightIn }) => heightIn <= limits.heightIn * airShare)) ?? close;
  const highestIn = Math.max(...level.fitted.map(({ heightIn }) => heightIn));
  const laid = level.fitted.map((own, index) => {
    const side = sides[index]!;
    if (own.heightIn >= highestIn || side.states.length === sides[1 - index]!.states.length) return own;
    const [topicPt, statePt] = close.sizes;
    const looser = (side.side === 'after' ? afterStepsPt : [0]).flatMap((stepPt) =>
      widerSpacings.flatMap(
        (spacing) => fitDrafts(context, draftsOf(side, [topicPt, statePt + stepPt], spacing), limits) ?? [],
      ),
    );
    return looser.find(({ heightIn }) => heightIn <= highestIn) ?? own;
  });
  const { y, h } = settle(area, highestIn + 2 * panelPaddingIn);
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
