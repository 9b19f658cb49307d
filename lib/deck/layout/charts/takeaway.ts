import { draft } from '../blocks/draft';
import { fitLargest } from '../blocks/fit';
import { textElement } from '../blocks/text-element';
import type { Box, SceneElement } from '../../scene/scene';
import { asGroup } from '../join-texts';
import type { KindContext } from '../layout-types';

const sizesPt = [24, 20, 18, 16, 14] as const;
const padIn = 0.32;
const edgeIn = 0.06;
const ruleGapIn = 0.22;

/** The sentence beside a chart, in the template's own frame; null when it is too long. */
export function layTakeaway(text: string, box: Box, context: KindContext): SceneElement[] | null {
  return context.theme.style.takeaway === 'ruled' ? ruled(text, box, context) : framed(text, box, context);
}

function framed(text: string, box: Box, context: KindContext): SceneElement[] | null {
  const boxed = context.theme.style.takeaway === 'boxed';
  const inner = { x: box.x + padIn, y: box.y + padIn, w: box.w - 2 * padIn, h: box.h - 2 * padIn };
  const fitted = fit(text, inner, context);
  if (!fitted) return null;
  const name = 'Takeaway panel';
  const panel: SceneElement = boxed
    ? { type: 'shape', name, geometry: 'rect', box, stroke: { color: 'accent', widthPt: 1.5 } }
    : { type: 'shape', name, geometry: 'rect', box, fill: { color: 'surface' } };
  const edge: SceneElement = {
    type: 'shape',
    name: 'Takeaway edge',
    geometry: 'rect',
    box: { x: box.x, y: box.y, w: edgeIn, h: box.h },
    fill: { color: 'edge' },
    on: name,
  };
  return asGroup(name, [
    panel,
    ...(boxed ? [] : [edge]),
    textElement({
      name: 'Takeaway',
      box: inner,
      paragraphs: fitted.paragraphs,
      on: name,
      anchor: 'middle',
    }),
  ]);
}

function ruled(text: string, box: Box, context: KindContext): SceneElement[] | null {
  const fitted = fit(text, { ...box, h: box.h - ruleGapIn }, context);
  if (!fitted) return null;
  const y = box.y + Math.max(0, (box.h - fitted.heightIn - ruleGapIn) * 0.36);
  return asGroup('Takeaway', [
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
      box: { x: box.x, y: y + ruleGapIn, w: box.w, h: fitted.heightIn },
      paragraphs: fitted.paragraphs,
    }),
  ]);
}

function fit(text: string, box: Box, context: KindContext) {
  return fitLargest(context, (sizePt) => [draft(text, context.direction, { sizePt, lineSpacing: 1.15 })], sizesPt, {
    widthIn: box.w,
    heightIn: box.h,
  });
}
