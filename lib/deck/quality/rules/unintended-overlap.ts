import type { Box, SceneElement, SceneSlide } from '../../scene/scene';
import type { ThemeLayout } from '../../theme/theme';
import { coversPoint, isRectangular } from '../covers-point';
import type { InspectedSlide } from '../inspected-deck';
import { perSlide, rounded } from '../rule';
import type { FoundOnSlide, Rule } from '../rule';

/** Share of the smaller box. */
const limit = 0.005;
const samples = 24;
/** Inches; a line without a width of its own is taken for this wide. */
const hairIn = 0.01;
/** What is thinner and longer than this is a stroke, not a plane; in inches. */
const strokeIn = { thick: 0.1, long: 0.8 };

/** Elements keep clear of one another, unless one names the other as what it stands on. */
export const unintendedOverlap: Rule = {
  name: 'unintended-overlap',
  severity: 'blocking',
  inspect: perSlide((inspected) => [...overlaps(inspected), ...crossings(inspected)]),
};

function overlaps({ slide, layout }: InspectedSlide): FoundOnSlide[] {
  // A line has no area; where it meets a box is a matter of drawing. A panel is what everything stands on.
  const elements = slide.elements.filter(({ type, box }) => type !== 'line' && !isPanel(box, layout));
  return elements.flatMap((a, index) =>
    elements.slice(index + 1).flatMap((b) => {
      const share = overlapShare(a, b);
      if (share <= limit || isIntended(slide, a, b)) return [];
      const message = `Overlaps "${a.name}" by ${rounded(share * 100, 1)} % of the smaller one.`;
      return [{ element: b.name, message, measured: rounded(share, 4), limit }];
    }),
  );
}

/** Boxes of slides that run from right to left were mirrored twice. */
function isPanel(box: Box, { panel }: ThemeLayout): boolean {
  return (
    panel !== undefined && (['x', 'y', 'w', 'h'] as const).every((side) => Math.abs(box[side] - panel[side]) < hairIn)
  );
}

/** Rules and bars of the layout do not run through words; its planes are backgrounds, which the contrast answers for. */
function crossings({ slide, blocks, layout }: InspectedSlide): FoundOnSlide[] {
  const strokes = layout.decor.filter(isStroke);
  return blocks.flatMap(({ label, ink, order }) =>
    strokes.flatMap(({ name, box }) => {
      const stroke = { ...box, w: Math.max(box.w, hairIn), h: Math.max(box.h, hairIn) };
      const common = intersection(ink, stroke);
      const share = common ? (common.w * common.h) / Math.min(ink.w * ink.h, stroke.w * stroke.h) : 0;
      return share > limit && common && !isHidden(common, order, slide)
        ? [
            {
              element: label,
              message: `The ornament "${name}" runs through the text.`,
              measured: rounded(share, 4),
              limit,
            },
          ]
        : [];
    }),
  );
}

/** Whether something of the slide that nothing shines through lies between the layout's drawing and a text, there where they meet. */
function isHidden({ x, y, w, h }: Box, order: number, { elements }: SceneSlide): boolean {
  return elements.slice(0, order).some((element) => {
    const { type, box } = element;
    const isOpaque = type === 'image' || (type === 'shape' && element.fill !== undefined && !element.fill.opacity);
    return isOpaque && box.x <= x && box.y <= y && box.x + box.w >= x + w && box.y + box.h >= y + h;
  });
}

function isStroke(decor: ThemeLayout['decor'][number]): boolean {
  const [thin, long] = [Math.min(decor.box.w, decor.box.h), Math.max(decor.box.w, decor.box.h)];
  return decor.type === 'line' || (isRectangular(decor) && thin < strokeIn.thick && long > strokeIn.long);
}

/** Area that both elements cover, as a share of the smaller box. */
function overlapShare(a: SceneElement, b: SceneElement): number {
  const smaller = Math.min(a.box.w * a.box.h, b.box.w * b.box.h);
  const common = intersection(a.box, b.box);
  if (!common || smaller === 0) return 0;
  const area = (common.w * common.h) / smaller;
  return area <= limit || (isRectangular(a) && isRectangular(b)) ? area : area * sharedPoints(a, b, common);
}

function intersection(a: Box, b: Box): Box | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const w = Math.min(a.x + a.w, b.x + b.w) - x;
  const h = Math.min(a.y + a.h, b.y + b.h) - y;
  return w > 0 && h > 0 ? { x, y, w, h } : null;
}

/** Share of an area that the outlines of both elements cover, by sampling: chevrons interlock without touching. */
function sharedPoints(a: SceneElement, b: SceneElement, area: Box): number {
  let shared = 0;
  for (let column = 0; column < samples; column += 1) {
    for (let row = 0; row < samples; row += 1) {
      const x = area.x + (area.w * (column + 0.5)) / samples;
      const y = area.y + (area.h * (row + 0.5)) / samples;
      if (coversPoint(a, x, y) && coversPoint(b, x, y)) shared += 1;
    }
  }
  return shared / samples ** 2;
}

/** Whether one of two elements stands on the other on purpose, directly or through others. */
function isIntended(slide: SceneSlide, a: SceneElement, b: SceneElement): boolean {
  return standsOn(slide, a, b.name) || standsOn(slide, b, a.name);
}

function standsOn(slide: SceneSlide, element: SceneElement, name: string): boolean {
  const seen = new Set<string>();
  let current: SceneElement | undefined = element;
  while (current?.on !== undefined && !seen.has(current.on)) {
    if (current.on === name) return true;
    seen.add(current.on);
    const { on }: SceneElement = current;
    current = slide.elements.find((other) => other.name === on);
  }
  return false;
}
