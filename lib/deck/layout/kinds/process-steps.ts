import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { draft } from '../blocks/draft';
import { fillTiles, layRows } from '../blocks/lay-rows';
import { pairsWithin } from '../blocks/size-limits';
import { stepDisc } from '../blocks/step-disc';
import type { KindContext, Placement } from '../layout-types';
import { continues, evenShare, placed, tooLong } from '../placement';

type Process = SlideOf<'process'>;

const sizesPt: readonly (readonly [number, number])[] = [
  [28, 24],
  [26, 22],
  [24, 20],
  [22, 20],
  [20, 18],
  [20, 16],
  [18, 16],
  [16, 14],
];

/** Steps down the slide: numbered discs on one upright line, words beside them. */
export function numberedRows(slide: Process, context: KindContext): Placement {
  const whole = laySteps(slide, context);
  if (whole.count === slide.steps.length) return placed(whole.elements);
  if (whole.count === 0) return tooLong;
  const share = evenShare(slide.steps.length, whole.count, context.furtherSlides);
  const part = share < whole.count ? laySteps({ ...slide, steps: slide.steps.slice(0, share) }, context) : whole;
  return continues(
    part.elements,
    [{ ...slide, steps: slide.steps.slice(part.count) }],
    context.firstNumber + part.count,
  );
}

function laySteps({ steps }: Process, context: KindContext): { elements: SceneElement[]; count: number } {
  const { area, theme, direction } = context;
  const contents = steps.map((step, index) => ({
    name: `Step ${index + 1}`,
    heading: step.title,
    body: step.detail
      ? (sizePt: number) => [draft(step.detail ?? '', direction, { sizePt, color: 'muted' as const })]
      : undefined,
  }));
  const rows = layRows(context, contents, {
    area,
    start: 'tile',
    headingShare: 0.36,
    sizesPt: pairsWithin(theme, sizesPt),
    divider: 'none',
  });
  const names = contents.slice(0, rows.count).map(({ name }) => name);
  const sizePt = headingPtOf(rows.elements);
  const boxes: Box[] = [];
  const discs = fillTiles(rows.elements, names, area.x, (index, box) => {
    boxes.push(box);
    return stepDisc(context, {
      name: names[index]!,
      number: String(context.firstNumber + index),
      icon: steps[index]?.icon,
      box,
      sizePt,
      ...(names.length > 1 ? { on: 'Line' } : {}),
    });
  });
  return { elements: [...lineThrough(boxes), ...discs, ...rows.elements], count: rows.count };
}

function headingPtOf(elements: readonly SceneElement[]): number {
  const heading = elements.find(({ name }) => name === 'Step 1 heading');
  return heading?.type === 'text' ? (heading.paragraphs[0]?.runs[0]?.sizePt ?? 20) : 20;
}

/** The line that ties the discs together, from the first middle to the last. */
function lineThrough(discs: readonly Box[]): SceneElement[] {
  const [first, last] = [discs[0], discs[discs.length - 1]];
  if (!first || !last || first === last) return [];
  const middle = (box: Box) => box.y + box.h / 2;
  return [
    {
      type: 'line',
      name: 'Line',
      box: { x: first.x + first.w / 2, y: middle(first), w: 0, h: middle(last) - middle(first) },
      stroke: { color: 'quiet', widthPt: 2.25 },
    },
  ];
}
