import type { Box } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import type { Theme, TitleStyle } from '../../theme/theme';
import { frontText } from '../blocks/front-text';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { placed } from '../placement';

type Title = SlideOf<'title'>;

const bylineH = 0.55;
const bylineBottomIn = 6.98;

function place(slide: Title, context: KindContext, subtitleBox: Box): Placement {
  const { color } = context.theme.layouts.cover.body;
  const bylineBox = { ...context.area, y: bylineBottomIn - bylineH, h: bylineH };
  const subtitle = frontText(context, slide.subtitle, {
    name: 'Subtitle',
    placeholder: 'subtitle',
    box: subtitleBox,
    color,
    sizesPt: [24, 20, 18, 16, 14],
  });
  const byline = [slide.author, slide.date].filter(Boolean).join('  ·  ');
  const by = frontText(context, byline, {
    name: 'Byline',
    placeholder: 'caption',
    box: bylineBox,
    color: 'ink',
    sizesPt: [14],
    anchor: 'bottom',
  });
  return placed([...subtitle.elements, ...by.elements], [...subtitle.toNotes, ...by.toNotes]);
}

/** The title at the top, its words growing downward. */
function highTitle(theme: Theme): TitleStyle {
  const { title, eyebrow } = theme.layouts.cover;
  return { ...title, anchor: 'top', box: { ...title.box, y: eyebrow.box.y + eyebrow.box.h + 0.45 } };
}

export const titleLayout: KindLayout<Title> = {
  arrangements: [
    { name: 'cover', layout: 'cover', suits: () => 2, place: (slide, context) => place(slide, context, context.area) },
    {
      name: 'cover-high',
      layout: 'cover',
      suits: () => 1,
      title: (_slide, { theme }) => highTitle(theme),
      place: (slide, context) =>
        place(slide, context, { ...context.area, y: bylineBottomIn - bylineH - 0.15 - context.area.h }),
    },
  ],
  outline: (slide) =>
    [slide.subtitle, slide.author, slide.date].filter((text) => text !== undefined).map((text) => ({ text })),
};
