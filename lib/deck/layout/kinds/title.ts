import type { Box } from '../../scene/scene';
import { wordsShown } from '../../spec/pictures';
import type { SlideOf } from '../../spec/slide-spec';
import { isMadeElsewhere, type Theme, type TitleStyle } from '../../theme/theme';
import { besideOneAnother, frontText, placedLine, placedSizesPt, textBelowTitle } from '../blocks/front-text';
import type { KindContext, KindLayout, Placement } from '../layout-types';
import { placed } from '../placement';
import { pictureInNotes, titleCovers } from './picture-covers';

type Title = SlideOf<'title'>;

const bylineH = 0.55;
const bylineBottomIn = 6.98;

function place(slide: Title, context: KindContext, subtitleBox: Box): Placement {
  const { layouts } = context.theme;
  const by = [slide.author, slide.date].flatMap((text) => text || []);
  const byline = by.join(besideOneAnother);
  const isGiven = isMadeElsewhere(layouts.cover);
  const ownPlace = layouts.cover.byline;
  const own = ownPlace && by.length > 0 ? placedLine(context, by, { name: 'Byline', place: ownPlace }) : null;
  // Nobody knows what is drawn at the foot of a slide that somebody else made: without a place of their own there, author
  // and date go into its subtitle.
  const isBelow = isGiven && byline !== '' && own === null;
  const [said, below] = isBelow ? [slide.subtitle ?? byline, slide.subtitle ? by : []] : [slide.subtitle, []];
  const subtitle = textBelowTitle(context, said, layouts.cover.body, {
    name: 'Subtitle',
    box: subtitleBox,
    sizesPt: isGiven ? placedSizesPt : [24, 20, 18, 16, 14],
    below,
  });
  const foot = frontText(context, isGiven ? '' : byline, {
    name: 'Byline',
    placeholder: 'caption',
    box: { ...context.area, y: bylineBottomIn - bylineH, h: bylineH },
    color: 'ink',
    sizesPt: [14],
    anchor: 'bottom',
  });
  return placed(
    [...subtitle.elements, ...(own ? [own] : []), ...foot.elements],
    [...subtitle.toNotes, ...foot.toNotes],
  );
}

/** The title at the top, its words growing downward. */
function highTitle(theme: Theme): TitleStyle {
  const { title, eyebrow } = theme.layouts.cover;
  return { ...title, anchor: 'top', box: { ...title.box, y: eyebrow.box.y + eyebrow.box.h + 0.45 } };
}

export const titleLayout: KindLayout<Title> = {
  arrangements: [
    ...pictureInNotes<Title>([
      {
        name: 'cover',
        layout: 'cover',
        suits: () => 2,
        place: (slide, context) => place(slide, context, context.area),
      },
      {
        name: 'cover-high',
        layout: 'cover',
        suits: () => 1,
        title: (_slide, { theme }) => highTitle(theme),
        place: (slide, context) =>
          place(slide, context, { ...context.area, y: bylineBottomIn - bylineH - 0.15 - context.area.h }),
      },
    ]),
    ...titleCovers,
  ],
  outline: (slide) =>
    [slide.subtitle, slide.author, slide.date, ...wordsShown(slide.picture)]
      .filter((text) => text !== undefined)
      .map((text) => ({ text })),
};
