import type { SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { balance, balanceRows } from '../blocks/balance';
import { cardGeometry } from '../blocks/card-face';
import type { CardSizes } from '../blocks/card-types';
import type { ParagraphDraft } from '../blocks/draft';
import { draft } from '../blocks/draft';
import { fillTiles, layRows } from '../blocks/lay-rows';
import { layCards } from '../blocks/lay-cards';
import { largestTable, tableSizesPt } from '../blocks/fit-table';
import { layTable } from '../blocks/lay-table';
import { pairsWithin, tableSizes } from '../blocks/size-limits';
import { labelsFor } from '../labels';
import { listMarks } from '../marks-and-words';
import { textLength } from '../shorten-text';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { continues, evenShare, placed, tooLong } from '../placement';
import { previousTable, tablePt } from './place-table';
import { cardColumns } from './cards';

type NextSteps = SlideOf<'next_steps'>;
type Step = NextSteps['steps'][number];

const mostRows = 9;
const leastStepsPt = 12;
const datePt = 26;
const cardSizesPt: readonly CardSizes[] = [
  [28, 20],
  [26, 20],
  [24, 20],
  [22, 20],
  [20, 20],
  [20, 16],
  [18, 16],
  [18, 14],
  [16, 14],
];
const rowSizesPt: readonly (readonly [number, number])[] = [
  [28, 22],
  [26, 20],
  [24, 18],
  [22, 18],
  [20, 16],
  [18, 14],
  [16, 14],
];
/** Of a row: what an action takes that has date and owner beside it; longer ones have them below. */
const actionShare = 0.7;
const briefAction = 56;
const leastBesideIn = 9.5;

/** Side of a box to tick, as a share of the square before a row. */
const boxShare = 0.62;

function hasOwner(slide: NextSteps): boolean {
  return slide.steps.some((step) => step.owner || step.due);
}

function asTable(slide: NextSteps, context: KindContext): Placement {
  const marks = listMarks(context.language);
  const labels = { ...labelsFor(context.language), ...slide.labels };
  const keys = (['action', 'owner', 'due'] as const).filter(
    (key) => key === 'action' || slide.steps.some((step) => step[key]),
  );
  const rows = slide.steps.map((step) => keys.map((key) => step[key] ?? ''));
  const previous = previousTable(context);
  const content = (count: number) => ({
    name: 'Next steps',
    altText: `${labels.table}${marks.colon}${slide.title}${marks.stop}${keys.map((key) => labels[key]).join(marks.comma)}`,
    columns: keys.map((key) => ({ label: labels[key], align: 'start' as const })),
    rows: rows.slice(0, count),
    allRows: rows,
    previous,
    totalRow: false,
    boldFirst: keys.length > 1,
    highlight: keys.length > 1 && keys.at(-1) === 'due' ? keys.length - 1 : undefined,
  });
  const wanted = evenShare(rows.length, mostRows, context.furtherSlides);
  const sizes = tableSizes(context.theme, tableSizesPt).filter(
    (sizePt) => sizePt >= leastStepsPt && (!previous || sizePt <= tablePt(previous)),
  );
  const layAt = (sizePt: number) => layTable(context, content(wanted), context.area, sizePt);
  const laid = largestTable(sizes, layAt, wanted) ?? layAt(sizes.at(-1) ?? leastStepsPt);
  if (!laid || laid.count === 0) return tooLong;
  const { count } = laid;
  return count === rows.length
    ? placed(balance([laid.element], context.area, laid.element.box.h, laid.keepIn))
    : continues([laid.element], [{ ...slide, steps: slide.steps.slice(count) }]);
}

function meta(step: NextSteps['steps'][number]): string {
  return [step.owner, step.due].filter(Boolean).join(' · ');
}

/** Whether actions leave room for what is beside them. */
function isBrief(steps: readonly Step[]): boolean {
  return steps.every(({ action }) => textLength(action) <= briefAction) && steps.some(({ owner, due }) => owner || due);
}

/** The date, which is what a step is looked up for, above who does it. */
function metaDrafts({ owner, due }: Step, sizePt: number, direction: 'ltr' | 'rtl'): ParagraphDraft[] {
  return [
    ...(due ? [draft(due, direction, { sizePt, bold: true, color: 'accent', lineSpacing: 1 })] : []),
    ...(owner ? [draft(owner, direction, { sizePt, color: 'muted', lineSpacing: 1, spaceBeforePt: due ? 2 : 0 })] : []),
  ];
}

function asCards(slide: NextSteps, context: KindContext): Placement {
  const count = slide.steps.length;
  if (count > 6) return tooLong;
  const contents = slide.steps.map((step, index) => ({
    name: `Step ${index + 1}`,
    mark: step.due ?? (count > 1 ? String(index + context.firstNumber) : undefined),
    heading: step.action,
    body: step.owner
      ? (sizePt: number): ParagraphDraft[] => [draft(step.owner ?? '', context.direction, { sizePt, color: 'muted' })]
      : undefined,
  }));
  const laid = layCards(context, contents, {
    area: context.area,
    columns: cardColumns(count),
    frame: 'surface',
    sizesPt: pairsWithin(context.theme, cardSizesPt),
    markSizePt: datePt,
  });
  return laid ? placed(laid.elements) : tooLong;
}

/** A check list: boxes to tick in front of the actions. */
function asRows(slide: NextSteps, context: KindContext): Placement {
  const whole = layChecklist(slide, context);
  if (whole.count === slide.steps.length) return placed(balanceRows(whole, context.area));
  if (whole.count === 0) return tooLong;
  const share = evenShare(slide.steps.length, whole.count, context.furtherSlides);
  const part = share < whole.count ? layChecklist({ ...slide, steps: slide.steps.slice(0, share) }, context) : whole;
  return continues(
    part.elements,
    [{ ...slide, steps: slide.steps.slice(part.count) }],
    context.firstNumber + part.count,
  );
}

function layChecklist(
  { steps }: NextSteps,
  context: KindContext,
): { elements: SceneElement[]; heightIn: number; paddingIn: number; count: number } {
  const { area, theme, direction } = context;
  const contents = steps.map((step, index) => ({
    name: `Step ${index + 1}`,
    heading: step.action,
    body: meta(step) ? (sizePt: number) => metaDrafts(step, sizePt, direction) : undefined,
  }));
  const rows = layRows(context, contents, {
    area,
    start: 'tile',
    headingShare: area.w >= leastBesideIn && isBrief(steps) ? actionShare : 0,
    sizesPt: pairsWithin(theme, rowSizesPt),
    divider: 'hairline',
  });
  const names = contents.slice(0, rows.count).map(({ name }) => name);
  const boxes = fillTiles(rows.elements, names, area.x, (index, square): SceneElement[] => {
    const side = square.w * boxShare;
    const box = { x: square.x, y: square.y + (square.h - side) / 2, w: side, h: side };
    return [
      {
        type: 'shape',
        name: `${names[index]} box`,
        geometry: cardGeometry(theme),
        cornerRadius: Math.max(theme.cornerRadius, 0.1),
        box,
        stroke: { color: 'accentFill', widthPt: 2 },
      },
    ];
  });
  return { ...rows, elements: [...rows.elements, ...boxes] };
}

const mostOwners = 6;
/** More cards stand in two rows, where a table is easier to read. */
const mostInOneRow = 3;
const ownerSizesPt: readonly CardSizes[] = [
  [28, 24],
  [26, 22],
  [24, 20],
  [22, 20],
  [20, 18],
  [18, 16],
];
/** Between the steps of one owner, as a share of their size; a date is close to what it is the date of. */
const stepGap = 0.75;
const dateGapPt = 1;

/** The steps of each owner, in the order in which the owners first appear; null when a step has none. */
function stepsByOwner({ steps }: NextSteps): ReadonlyMap<string, readonly Step[]> | null {
  const owners = new Map<string, Step[]>();
  for (const step of steps) {
    if (!step.owner) return null;
    owners.set(step.owner, [...(owners.get(step.owner) ?? []), step]);
  }
  return owners;
}

/** Whether people have several steps each, so that what everybody has to do is best seen together. */
function suitsOwners(slide: NextSteps): boolean {
  const owners = stepsByOwner(slide);
  return owners !== null && owners.size >= 2 && owners.size <= mostInOneRow && slide.steps.length > owners.size;
}

/** A card for each owner with the steps below one another, each below its date. */
function ownerCards(slide: NextSteps, context: KindContext): Placement {
  const owners = stepsByOwner(slide);
  if (!owners || owners.size < 2 || owners.size > mostOwners) return tooLong;
  const contents = [...owners].map(([owner, steps], index) => ({
    name: `Owner ${index + 1}`,
    heading: owner,
    body: (sizePt: number) => steps.flatMap((step, position) => stepDrafts(step, position, sizePt, context)),
  }));
  const laid = layCards(context, contents, {
    area: context.area,
    columns: cardColumns(owners.size),
    frame: 'surface',
    sizesPt: pairsWithin(context.theme, ownerSizesPt),
  });
  return laid ? placed(laid.elements) : tooLong;
}

function stepDrafts(
  { action, due }: Step,
  position: number,
  sizePt: number,
  { direction }: KindContext,
): ParagraphDraft[] {
  const spaceBeforePt = sizePt * stepGap * (position === 0 ? 0.35 : 1);
  if (!due) return [draft(action, direction, { sizePt, spaceBeforePt })];
  return [
    draft(due, direction, { sizePt, bold: true, color: 'accent', lineSpacing: 1, spaceBeforePt }),
    draft(action, direction, { sizePt, spaceBeforePt: dateGapPt }),
  ];
}

export const nextStepsLayout: KindLayout<NextSteps> = {
  arrangements: [
    { name: 'action-table', layout: 'content', suits: (slide) => (hasOwner(slide) ? 3 : 1), place: asTable },
    {
      name: 'owner-cards',
      layout: 'title-only',
      suits: (slide) => (suitsOwners(slide) ? 3.1 : 0.5),
      place: ownerCards,
    },
    {
      name: 'action-cards',
      layout: 'title-only',
      suits: (slide) => (slide.steps.length <= 3 ? 2.2 : 1),
      place: asCards,
    },
    { name: 'action-rows', layout: 'title-only', suits: () => 2, place: asRows },
  ],
  outline: (slide) => [
    ...(slide.labels ? [{ text: `${slide.labels.action} · ${slide.labels.owner} · ${slide.labels.due}` }] : []),
    ...slide.steps.map((step) => ({ text: step.action, children: meta(step) ? [meta(step)] : [] })),
  ],
};
