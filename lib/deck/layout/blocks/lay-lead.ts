import type { SceneElement } from '../../scene/scene';
import { spanOf } from '../grid';
import type { KindContext } from '../layout-types';
import { hookedDraft } from './find-figure';
import { fitLargest } from './fit';
import { sizesWithin } from './size-limits';
import { textElement } from './text-element';

const leadGapIn = 0.3;
const sizesPt = [28, 26, 24, 22, 20, 18, 16, 14] as const;

/** The lead as a text of its own on top of the area, no larger than in pt, and what is left of the area. */
export function layLead(
  lead: string | undefined,
  context: KindContext,
  mostPt = context.theme.style.type.leadPt,
): { elements: SceneElement[]; area: KindContext['area'] } | null {
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
