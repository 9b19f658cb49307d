import type { SceneElement } from '../../scene/scene';
import { spanOf } from '../grid';
import { asGroup } from '../join-texts';
import type { KindContext } from '../layout-types';
import { drawStage } from './aside';
import { hookedDraft } from './find-figure';
import { fitLargest } from './fit';
import { sizesWithin } from './size-limits';
import { textElement } from './text-element';

const leadGapIn = 0.3;
const sizesPt = [28, 26, 24, 22, 20, 18, 16, 14] as const;

export interface LaidLead {
  elements: SceneElement[];
  /** What is left of the area. */
  area: KindContext['area'];
}

/** The lead as a text of its own on top of the area, no larger than in pt, and what is left of the area. */
export function layLead(
  lead: string | undefined,
  context: KindContext,
  mostPt = context.theme.style.type.leadPt,
): LaidLead | null {
  const { area } = context;
  if (!lead) return { elements: [], area };
  const width = spanOf(area, 0, 10).w;
  const fitted = fitLargest(
    context,
    (sizePt) => [hookedDraft(lead, context, { sizePt, color: 'muted' })],
    sizesWithin(mostPt, sizesPt),
    { widthIn: width, heightIn: area.h * 0.35 },
  );
  if (!fitted) return null;
  const used = fitted.heightIn + leadGapIn;
  return {
    elements: [
      textElement({
        name: 'Lead',
        box: { x: area.x, y: area.y, w: width, h: fitted.heightIn },
        paragraphs: fitted.paragraphs,
      }),
    ],
    area: { x: area.x, y: area.y + used, w: area.w, h: area.h - used },
  };
}

/** On a band: as large as headings may be, and in so many lines at most. */
const bandSizesPt = [32, 30, 28, 26, 24, 22] as const;
const band = { paddingIn: { side: 0.3, above: 0.26 }, lines: 2, gapIn: 0.32, belowTitlePt: 4 };

/** The lead large on a ground across the area, so that the slide has something to be seen first; null where it is too long for that. */
export function layLeadBand(lead: string, context: KindContext): LaidLead | null {
  const { area, theme } = context;
  const { side, above } = band.paddingIn;
  const { inner } = drawStage(theme, 'Lead ground', area, side);
  const fitted = fitLargest(
    context,
    (sizePt) => [hookedDraft(lead, context, { sizePt, bold: true, lineSpacing: 1.05 })],
    sizesWithin(theme.layouts.content.title.smallSizePt - band.belowTitlePt / 2, bandSizesPt),
    { widthIn: inner.w, heightIn: area.h * 0.35, maxLines: band.lines },
  );
  if (!fitted) return null;
  const h = fitted.heightIn + 2 * above;
  const ground = drawStage(theme, 'Lead ground', { ...area, h }, side);
  const words = textElement({
    name: 'Lead',
    box: ground.inner,
    paragraphs: fitted.paragraphs,
    anchor: 'middle',
    on: ground.on,
  });
  const used = h + band.gapIn;
  return {
    elements: asGroup('Lead ground', [...ground.elements, words]),
    area: { ...area, y: area.y + used, h: area.h - used },
  };
}
