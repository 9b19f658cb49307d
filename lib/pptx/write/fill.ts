import type PptxGenJS from 'pptxgenjs';
import type { Fill, Stroke } from '@/lib/deck/scene/scene';
import { schemeSlots } from '@/lib/deck/theme/theme';

const dashes = { solid: 'solid', dash: 'dash', dot: 'sysDot' } as const satisfies Record<
  NonNullable<Stroke['dash']>,
  string
>;

export function fillOptions(fill: Fill): PptxGenJS.ShapeFillProps {
  return { color: schemeSlots[fill.color], transparency: (1 - (fill.opacity ?? 1)) * 100 };
}

export function strokeOptions(stroke: Stroke): PptxGenJS.ShapeLineProps {
  return { color: schemeSlots[stroke.color], width: stroke.widthPt, dashType: dashes[stroke.dash ?? 'solid'] };
}
