import type { SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { asideSpace, drawAside } from '../blocks/aside';
import { draft } from '../blocks/draft';
import { siblingDrafts } from '../blocks/find-figure';
import { fitLargest } from '../blocks/fit';
import { layCards } from '../blocks/lay-cards';
import { layRows } from '../blocks/lay-rows';
import { pairsWithin, sizesWithin } from '../blocks/size-limits';
import { textElement } from '../blocks/text-element';
import { asGroup } from '../join-texts';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { continues, inRows, placed, tooLong } from '../placement';
import { cardColumns } from './cards';

type Summary = SlideOf<'executive_summary'>;
type Point = Summary['points'][number];

const mostCards = 6;
const aboveConclusionIn = 0.3;
const conclusionShare = 0.34;
/** It is what is to be kept, and so much larger than the lead of other slides at most, in pt. */
const conclusionStepPt = 4;
const conclusionSizesPt = [28, 26, 24, 22, 20, 18, 16, 14] as const;
/** Statements are sentences: they are hardly larger than what supports them. */
const sizesPt: readonly (readonly [number, number])[] = [
  [26, 22],
  [24, 20],
  [22, 20],
  [22, 18],
  [20, 18],
  [18, 16],
  [16, 14],
  [14, 14],
];

/** Many rows are low: what supports a statement stands beside it there, where both find room for it. */
const [fewestAcross, leastAcrossIn, statementShare] = [4, 9.6, 0.46];

function contentsOf(points: readonly Point[], context: KindContext) {
  const draftSupport = siblingDrafts(
    points.flatMap(({ support }) => support ?? []),
    context,
  );
  return points.map(({ statement, support }, index) => ({
    name: `Point ${index + 1}`,
    mark: String(index + 1),
    heading: statement,
    body: support ? (sizePt: number) => [draftSupport(support, { sizePt, color: 'muted' as const })] : undefined,
  }));
}

/** What follows from the points, on a ground of its own at the foot, and the area that it leaves to them. */
function conclude(
  { conclusion }: Summary,
  context: KindContext,
): { elements: SceneElement[]; area: KindContext['area'] } | null {
  const { area, theme, direction } = context;
  if (!conclusion) return { elements: [], area };
  const space = asideSpace(theme);
  const fitted = fitLargest(
    context,
    (sizePt) => [draft(conclusion, direction, { sizePt, bold: true, color: space.color })],
    sizesWithin(theme.style.type.leadPt + conclusionStepPt, conclusionSizesPt),
    { widthIn: area.w - 2 * space.sideIn, heightIn: area.h * conclusionShare - space.heightIn },
  );
  if (!fitted) return null;
  const h = fitted.heightIn + space.heightIn;
  const { elements, inner, on } = drawAside(theme, 'Conclusion', { ...area, y: area.y + area.h - h, h });
  const words = textElement({
    name: 'Conclusion text',
    box: inner,
    paragraphs: fitted.paragraphs,
    anchor: space.isOpen ? 'top' : 'middle',
    ...(on && { on }),
  });
  return {
    elements: asGroup('Conclusion', [...elements, words]),
    area: { ...area, h: area.h - h - aboveConclusionIn },
  };
}

/** A numbered row a point; the conclusion stands below the last one. */
function rows(slide: Summary, context: KindContext): Placement {
  const end = conclude(slide, context);
  if (!end) return tooLong;
  const layIn = (area: KindContext['area']) => (points: readonly Point[]) => {
    const layAs = (headingShare: number) =>
      layRows(context, contentsOf(points, context), {
        area,
        start: 'tile',
        headingShare,
        sizesPt: pairsWithin(context.theme, sizesPt),
        divider: 'strip',
      });
    if (points.length < fewestAcross || area.w < leastAcrossIn) return layAs(0);
    const across = layAs(statementShare);
    return across.count === points.length && across.isCalm ? across : layAs(0);
  };
  const laid = layIn(end.area)(slide.points);
  if (laid.count === slide.points.length) return placed([...laid.elements, ...end.elements]);
  const whole = layIn(context.area)(slide.points);
  if (whole.count < slide.points.length || !slide.conclusion)
    return inRows(slide.points, context, layIn(context.area), (points) => ({ ...slide, points }));
  // Only the conclusion finds no room: the last point goes on with it.
  const kept = slide.points.slice(0, -1);
  if (kept.length === 0 || context.furtherSlides === 0) return tooLong;
  const { elements } = layIn(context.area)(kept);
  return continues(elements, [{ ...slide, points: slide.points.slice(-1) }]);
}

/** A numbered card a point. */
function cards(slide: Summary, context: KindContext): Placement {
  const { length } = slide.points;
  const end = conclude(slide, context);
  if (!end || length < 2 || length > mostCards) return tooLong;
  for (const columns of new Set([length === 4 ? 4 : cardColumns(length), 3, 2])) {
    const laid = layCards(context, contentsOf(slide.points, context), {
      area: end.area,
      columns,
      frame: 'surface',
      markSizePt: 44,
      sizesPt: pairsWithin(context.theme, sizesPt),
    });
    if (laid) return placed([...laid.elements, ...end.elements]);
  }
  return tooLong;
}

export const executiveSummaryLayout: KindLayout<Summary> = {
  arrangements: [
    { name: 'summary-rows', layout: 'title-only', suits: () => 2, place: rows },
    {
      name: 'summary-cards',
      layout: 'title-only',
      suits: ({ points: { length } }) => (length === 2 || length === 3 ? 2.4 : 1),
      place: cards,
    },
  ],
  outline: ({ points, conclusion }) => [
    ...points.map(({ statement, support }) => ({ text: statement, children: support ? [support] : [] })),
    ...(conclusion ? [{ text: conclusion }] : []),
  ],
};
