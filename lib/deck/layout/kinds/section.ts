import type { SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import type { Theme, TitleStyle } from '../../theme/theme';
import { draft } from '../blocks/draft';
import { fitDrafts } from '../blocks/fit';
import { frontText } from '../blocks/front-text';
import { textElement } from '../blocks/text-element';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { placed } from '../placement';

type Section = SlideOf<'section'>;

const numberH = 1.35;
/** Clear of ornaments in the middle of the slide. */
const lowTitleH = 1.45;
const lowBottomIn = 5.75;

function numberElement(slide: Section, context: KindContext, y: number, sizePt: number): SceneElement | null {
  const { title } = context.theme.layouts.section;
  const text = String(slide.number).padStart(2, '0');
  const fitted = fitDrafts(context, [draft(text, context.direction, { sizePt, bold: true, color: title.color, font: 'heading', lineSpacing: 1 })], { widthIn: 4, heightIn: 3 });
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
  const number = numberElement(slide, context, Math.max(0.9, box.y - numberH), 72);
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
  const number = numberElement(slide, context, 1.0, 96);
  return placed([...(number ? [number] : []), ...below.elements], below.toNotes);
}

export const sectionLayout: KindLayout<Section> = {
  arrangements: [
    { name: 'section', layout: 'section', suits: () => 2, place: plain },
    { name: 'section-low', layout: 'section', suits: () => 1, place: low, title: (_slide, theme) => lowTitle(theme) },
  ],
  outline: (slide) => (slide.subtitle ? [{ text: slide.subtitle }] : []),
};
