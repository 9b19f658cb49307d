import type { Box, SceneElement } from '../scene/scene';
import type { ColorRole } from '../theme/theme';
import type { Background } from './background-at';
import { backgroundsAt, paint } from './background-at';
import { chartTexts } from './chart-labels';
import { contrastRatio, leastContrast, leastFieldContrast } from './contrast';
import type { InspectedSlide } from './inspected-deck';
import type { TextBlock } from './text-blocks';
import { textRole } from './text-role';

export interface TextContrast {
  element: string;
  /** Lowest over the text's area; null on a picture, where it can't be known. */
  ratio: number | null;
  limit: number;
}

type SlideParts = Pick<InspectedSlide, 'slide' | 'layout' | 'theme'>;

/** Sampled positions across a text, as shares of its width and height. */
const across = [0.02, 0.2, 0.4, 0.6, 0.8, 0.98];
const down = [0.1, 0.5, 0.9];

/** Contrast of every colour of every text and chart label with what stands behind it. */
export function textContrasts(parts: SlideParts, blocks: readonly TextBlock[]): TextContrast[] {
  const charts = parts.slide.elements.flatMap((element, order) =>
    element.type === 'chart' ? chartContrasts(parts, element, order) : [],
  );
  return [...blocks.flatMap((block) => blockContrasts(parts, block)), ...charts];
}

function blockContrasts(parts: SlideParts, block: TextBlock): TextContrast[] {
  const { fill } = block;
  const isField = textRole(block, parts.slide, parts.layout) === 'field';
  const behind = backgrounds(parts, block.ink, block.order).map((one) =>
    fill ? paint(one, fill, parts.theme.colors[fill.color]) : one,
  );
  const styles = new Map<string, { color: ColorRole; limit: number }>();
  for (const { color, sizePt, bold = false, text } of block.paragraphs.flatMap(({ runs }) => runs)) {
    if (text.trim() === '') continue;
    const limit = isField ? leastFieldContrast : leastContrast(sizePt, bold);
    styles.set(`${color} ${limit}`, { color, limit });
  }
  return [...styles.values()].map(({ color, limit }) => ({
    element: block.label,
    limit,
    ratio: lowest(parts, color, behind),
  }));
}

/** Each pair of a label's colour and what it stands on, once. */
function chartContrasts(
  parts: SlideParts,
  element: Extract<SceneElement, { type: 'chart' }>,
  order: number,
): TextContrast[] {
  const behind = backgrounds(parts, element.box, order);
  const pairs = new Map<string, TextContrast>();
  for (const { sizePt, bold, color, on } of chartTexts(element)) {
    const limit = leastContrast(sizePt, bold);
    const key = `${color} ${limit} ${on?.color ?? ''} ${on?.opacity ?? 1}`;
    if (pairs.has(key)) continue;
    const below = on ? behind.map((one) => paint(one, on, parts.theme.colors[on.color])) : behind;
    pairs.set(key, { element: element.name, limit, ratio: lowest(parts, color, below) });
  }
  return [...pairs.values()];
}

function backgrounds(parts: SlideParts, area: Box, order: number): Background[] {
  const points = down.flatMap((y) => across.map((x) => ({ x: area.x + area.w * x, y: area.y + area.h * y })));
  return distinct(backgroundsAt(parts, order, area, points));
}

function distinct(backgrounds: readonly Background[]): Background[] {
  return [...new Map(backgrounds.map((one) => [one.type === 'color' ? one.hex : one.type, one])).values()];
}

function lowest({ theme }: SlideParts, color: ColorRole, behind: readonly Background[]): number | null {
  let ratio = Infinity;
  for (const background of behind) {
    if (background.type === 'picture') return null;
    ratio = Math.min(ratio, contrastRatio(theme.colors[color], background.hex));
  }
  return ratio;
}
