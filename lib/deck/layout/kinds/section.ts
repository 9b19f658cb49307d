import type { SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import type { Theme, TitleStyle } from '../../theme/theme';
import { draft } from '../blocks/draft';
import { fitLargest } from '../blocks/fit';
import { frontText } from '../blocks/front-text';
import { textElement } from '../blocks/text-element';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { placed } from '../placement';

type Section = SlideOf<'section'>;

const numberH = 1.35;
/** Clear of ornaments in the middle of the slide. */
const lowTitleH = 1.45;
const lowBottomIn = 5.75;

/** The number at the largest size that stays clear of the title; fonts differ in the height of their lines. */
function numberElement(slide: Section, context: KindContext, { y, heightIn, sizesPt }: { y: number; heightIn: number; sizesPt: readonly number[] }): SceneElement | null {
  const { title } = context.theme.layouts.section;
  const text = String(slide.number).padStart(2, '0');
  const style = { bold: true, color: title.color, font: 'heading', lineSpacing: 1 } as const;
  const fitted = fitLargest(context, (sizePt) => [draft(text, context.direction, { sizePt, ...style })], sizesPt, { widthIn: 4, heightIn });
  return fitted && textElement({ name: 'Section number', box: { x: title.box.x, y, w: 4, h: fitted.heightIn }, paragraphs: fitted.paragraphs });
}

function subtitle(slide: Section, context: KindContext, box = context.area) {
  const { color } = context.theme.layouts.section.body;
  return frontText(context, slide.subtitle, { name: 'Subtitle', placeholder: 'subtitle', box, color, sizesPt: [20, 18, 16, 14] });
}

function plain(slide: Section, context: KindContext): Placement {
  const below = subtitle(slide, context);
  if (slide.number === undefined) return placed(below.elements, below.toNotes);
  const { box } = context.theme.layouts.section.title;
  const y = Math.max(0.9, box.y - numberH);
  const number = numberElement(slide, context, { y, heightIn: box.y - y, sizesPt: [72, 66, 60] });
  return placed([...(number ? [number] : []), ...below.elements], below.toNotes);
}

/** Title and subtitle at the foot of the slide, the number on top. */
function lowTitle(theme: Theme): TitleStyle {
  const { title } = theme.layouts.section;
  return { ...title, anchor: 'bottom', box: { ...title.box, y: lowBottomIn - lowTitleH, h: lowTitleH } };
}

function low(slide: Section, context: KindContext): Placement {
  const below = subtitle(slide, context, { ...context.area, y: lowBottomIn + 0.15, h: 1.1 });
  if (slide.number === undefined) return placed(below.elements, below.toNotes);
  const number = numberElement(slide, context, { y: 1, heightIn: 3, sizesPt: [96] });
  return placed([...(number ? [number] : []), ...below.elements], below.toNotes);
}

export const sectionLayout: KindLayout<Section> = {
  arrangements: [
    { name: 'section', layout: 'section', suits: () => 2, place: plain },
    { name: 'section-low', layout: 'section', suits: () => 1, place: low, title: (_slide, theme) => lowTitle(theme) },
  ],
  outline: (slide) => (slide.subtitle ? [{ text: slide.subtitle }] : []),
};
