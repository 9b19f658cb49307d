import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import type { Theme, TitleStyle } from '../../theme/theme';
import { draft } from '../blocks/draft';
import { fitDrafts } from '../blocks/fit';
import { subtitleElement } from '../blocks/subtitle';
import { textElement } from '../blocks/text-element';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';

type Title = SlideOf<'title'>;

const bylineH = 0.36;
const bylineBottomIn = 6.95;

function byline(slide: Title, context: KindContext, box: Box): SceneElement | null {
  const text = [slide.author, slide.date].filter(Boolean).join('  ·  ');
  const fitted = fitDrafts(context, [draft(text, context.direction, { sizePt: 14, color: 'ink' })], { widthIn: box.w, heightIn: box.h });
  return fitted && textElement({ name: 'Byline', box, paragraphs: fitted.paragraphs, anchor: 'bottom' });
}

function place(slide: Title, context: KindContext, body: Box, bylineBox: Box): Placement {
  const { color } = context.theme.layouts.cover.body;
  const subtitle = slide.subtitle ? subtitleElement(context, slide.subtitle, body, color, 24) : null;
  const by = slide.author || slide.date ? byline(slide, context, bylineBox) : null;
  if ((slide.subtitle && !subtitle) || ((slide.author || slide.date) && !by)) return tooLong;
  return placed([...(subtitle ? [subtitle] : []), ...(by ? [by] : [])]);
}

/** The title a step higher, its words growing downward. */
function highTitle(theme: Theme): TitleStyle {
  const { title, eyebrow } = theme.layouts.cover;
  return { ...title, anchor: 'top', box: { ...title.box, y: eyebrow.box.y + eyebrow.box.h + 0.55 } };
}

export const titleLayout: KindLayout<Title> = {
  arrangements: [
    {
      name: 'cover',
      layout: 'cover',
      suits: () => 2,
      place: (slide, context) => place(slide, context, context.area, { ...context.area, y: bylineBottomIn - bylineH, h: bylineH }),
    },
    {
      name: 'cover-high',
      layout: 'cover',
      suits: () => 1,
      title: (_slide, theme) => highTitle(theme),
      place(slide, context) {
        const title = highTitle(context.theme).box;
        const body = { ...context.area, y: bylineBottomIn - bylineH - 0.15 - context.area.h };
        const fits = body.y > title.y + title.h;
        return fits ? place(slide, context, body, { ...context.area, y: bylineBottomIn - bylineH, h: bylineH }) : tooLong;
      },
    },
  ],
  outline: (slide) => [slide.subtitle, slide.author, slide.date].filter((text) => text !== undefined).map((text) => ({ text })),
};
