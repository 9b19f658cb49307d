import { draft } from '../blocks/draft';
import { fitLargest } from '../blocks/fit';
import { sizesWithin } from '../blocks/size-limits';
import { textElement } from '../blocks/text-element';
import type { Box, SceneElement } from '../../scene/scene';
import { insetBox } from '../grid';
import { asGroup } from '../join-texts';
import type { KindContext } from '../layout-types';

const sizesPt = [24, 20, 18, 16, 14] as const;
const padIn = 0.32;
const edgeIn = 0.06;
const ruleGapIn = 0.22;
/** Above and below a sentence that runs across the slide, whose box is so much wider than high. */
const [bandPadIn, bandRatio, mostBandPt] = [0.18, 2.5, 20];

export interface Takeaway {
  elements: SceneElement[];
  /** What the sentence needs with what it stands on. */
  heightIn: number;
}

/**
 * A sentence that says what follows from what stands beside or above it, in the template's own frame, as high as
 * the box; null when it is too long for it.
 */
export function layTakeaway(text: string, box: Box, context: KindContext): Takeaway | null {
  return context.theme.style.takeaway === 'ruled' ? ruled(text, box, context) : framed(text, box, context);
}

function framed(text: string, box: Box, context: KindContext): Takeaway | null {
  const boxed = context.theme.style.takeaway === 'boxed';
  const inner = insetBox(box, padIn, isBand(box) ? bandPadIn : padIn);
  const fitted = fit(text, inner, context);
  if (!fitted) return null;
  const name = 'Takeaway panel';
  const panel: SceneElement = boxed
    ? {
        type: 'shape',
        name,
        geometry: 'rect',
        box,
        fill: { color: 'surface' },
        stroke: { color: 'accentFill', widthPt: 1.5 },
      }
    : { type: 'shape', name, geometry: 'rect', box, fill: { color: 'surface' } };
  const edge: SceneElement = {
    type: 'shape',
    name: 'Takeaway edge',
    geometry: 'rect',
    box: { x: box.x, y: box.y, w: edgeIn, h: box.h },
    fill: { color: 'edge' },
    on: name,
  };
  const words = textElement({
    name: 'Takeaway',
    box: inner,
    paragraphs: fitted.paragraphs,
    on: name,
    anchor: 'middle',
  });
  return {
    elements: asGroup(name, [panel, ...(boxed ? [] : [edge]), words]),
    heightIn: fitted.heightIn + box.h - inner.h,
  };
}

function ruled(text: string, box: Box, context: KindContext): Takeaway | null {
  const gapIn = isBand(box) ? bandPadIn : ruleGapIn;
  const fitted = fit(text, { ...box, h: box.h - gapIn }, context);
  if (!fitted) return null;
  const y = box.y + Math.max(0, (box.h - fitted.heightIn - gapIn) * 0.36);
  return {
    elements: asGroup('Takeaway', [
      {
        type: 'shape',
        name: 'Takeaway rule',
        geometry: 'rect',
        box: { x: box.x, y, w: box.w, h: 0.04 },
        fill: { color: 'edge' },
      },
      textElement({
        name: 'Takeaway',
        placeholder: 'caption',
        box: { x: box.x, y: y + gapIn, w: box.w, h: fitted.heightIn },
        paragraphs: fitted.paragraphs,
      }),
    ]),
    heightIn: fitted.heightIn + gapIn,
  };
}

/** A line across the slide needs less air than a column of words. */
function isBand({ w, h }: Box): boolean {
  return w > h * bandRatio;
}

function fit(text: string, box: Box, context: KindContext) {
  const sizes = isBand(box) ? sizesWithin(mostBandPt, sizesPt) : sizesPt;
  return fitLargest(context, (sizePt) => [draft(text, context.direction, { sizePt, lineSpacing: 1.15 })], sizes, {
    widthIn: box.w,
    heightIn: box.h,
  });
}
