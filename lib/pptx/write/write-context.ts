import type PptxGenJS from 'pptxgenjs';
import type { Fill, Stroke } from '@/lib/deck/scene/scene';
import { schemeSlots, type FontRole } from '@/lib/deck/theme/theme';

export type PptxSlide = PptxGenJS.Slide;

/** What every element writer needs beyond its element. */
export interface WriteContext {
  /** BCP 47 tag, checked. */
  language: string;
  /** What stands as typeface in the file: theme references, and the name of the monospaced family. */
  typefaces: Readonly<Record<FontRole, string>>;
}

const dashes = { solid: 'solid', dash: 'dash', dot: 'sysDot' } as const satisfies Record<
  NonNullable<Stroke['dash']>,
  string
>;

/** pptxgenjs names slots alone: each role has one of its own here, and the rule `slideColors` says what it stands for. */
export function fillOptions(fill: Fill): PptxGenJS.ShapeFillProps {
  return { color: schemeSlots[fill.color], transparency: (1 - (fill.opacity ?? 1)) * 100 };
}

export function strokeOptions(stroke: Stroke): PptxGenJS.ShapeLineProps {
  return { color: schemeSlots[stroke.color], width: stroke.widthPt, dashType: dashes[stroke.dash ?? 'solid'] };
}
