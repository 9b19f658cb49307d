import type { Box, SceneSlide, TextElement } from '../scene/scene';
import { isMadeElsewhere, type ThemeLayout } from '../theme/theme';
import type { TextBlock } from './text-blocks';

/** What a text is for, which decides how small it may be. */
export type TextRole = 'body' | 'label' | 'caption' | 'footer' | 'field';

/** Least sizes in pt. */
export const leastSizesPt: Readonly<Record<TextRole, number>> = {
  body: 14,
  label: 12,
  caption: 10,
  footer: 10,
  field: 6,
};

/** Names that the layout gives to texts which explain a table, a chart or an axis. */
const captionName = /^(?:caption|unit|.*\baxis)$/i;
/** Parts of a composition are numbered: "Step 2 detail", "Event 3". */
const partName = /\b\d+(?: \p{L}+)*$/u;

/** The role of a text, from what it fills, where it stands and what it stands on. */
export function textRole({ element }: TextBlock, slide: SceneSlide, layout: ThemeLayout): TextRole {
  if (element.type === 'table') return 'caption';
  if (isField(element, layout)) return 'field';
  const isFoot = element.placeholder === 'slide-number' || element.placeholder === 'source';
  if (isFoot || isInFooter(element.box, layout)) return 'footer';
  if (element.placeholder === 'title') return 'body';
  // The place below somebody else's title is as low as it is.
  if (element.placeholder === 'subtitle') return isMadeElsewhere(layout) ? 'label' : 'body';
  if (captionName.test(element.name) || element.placeholder === 'byline' || element.placeholder === 'eyebrow')
    return 'caption';
  const isLabel = slide.kind === 'sources' || isCentredIn(element.box, layout.eyebrow.box) || isPart(element);
  return isLabel ? 'label' : 'body';
}

/** What a template's owner has set as large as it is. */
function isField({ placeholder }: TextElement, { footer }: ThemeLayout): boolean {
  if (placeholder === 'slide-number') return footer?.number !== undefined;
  return placeholder === 'footer' || placeholder === 'date' || placeholder === 'label';
}

/** Whether a text belongs to what repeats from slide to slide, and says nothing of its own. */
export function isInFrame(block: TextBlock, slide: SceneSlide, layout: ThemeLayout): boolean {
  return ['footer', 'field'].includes(textRole(block, slide, layout));
}

/** In the frame that repeats from slide to slide: the footer, and the strip that names the sections. */
function isInFooter(box: Box, { footer, tracker }: ThemeLayout): boolean {
  const frames = [...(footer ? [footer.source, footer.slideNumber] : []), ...(tracker ? [tracker] : [])];
  return frames.some((frame) => isCentredIn(box, frame));
}

function isCentredIn(box: Box, frame: Box): boolean {
  const x = box.x + box.w / 2;
  const y = box.y + box.h / 2;
  return x >= frame.x && x <= frame.x + frame.w && y >= frame.y && y <= frame.y + frame.h;
}

function isPart({ name, on, geometry }: { name: string; on?: string; geometry?: string }): boolean {
  return on !== undefined || geometry !== undefined || partName.test(name);
}
