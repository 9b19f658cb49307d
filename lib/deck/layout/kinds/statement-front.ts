import { isMadeElsewhere, type Theme } from '../../theme/theme';
import { placedSizesPt, textBelowTitle } from '../blocks/front-text';
import { fitTitle } from '../fit-title';
import type { KindContext, Placement } from '../layout-types';
import { placed, tooLong } from '../placement';
import { saysItsTitle, type StatementSlide } from './statement-words';

/** Smaller than this a title would not be the one thing that its slide says, in pt. */
const leastTitlePt = 28;

/**
 * Whether somebody made a layout that parts a deck: on another one than that of its content a sentence that is its
 * own title fills the slide, where content would leave the place of the title empty.
 */
export function hasFront({ layouts: { section, content, ...others } }: Theme): boolean {
  return (
    isMadeElsewhere(section) &&
    section.artwork !== content.artwork &&
    section.artwork !== others['title-only'].artwork &&
    section.title.box.y + section.title.box.h / 2 > content.title.box.y + content.title.box.h
  );
}

/** The statement as the title of a layout that parts a deck, its support below. */
export function placeAsFront(slide: StatementSlide, context: KindContext): Placement {
  const { theme, area } = context;
  if (!saysItsTitle(slide) || !hasFront(theme)) return tooLong;
  const { title, body } = theme.layouts.section;
  const fitted = fitTitle(context, slide.title, '', title);
  const sizes = fitted.element.paragraphs.flatMap(({ runs }) => runs.map(({ sizePt }) => sizePt));
  if (fitted.shortened || Math.min(...sizes) < leastTitlePt) return tooLong;
  const place = { name: 'Support', box: area, sizesPt: placedSizesPt };
  const support = textBelowTitle(context, slide.support, body, place);
  return support.toNotes.length > 0 || (slide.support && area.w === 0) ? tooLong : placed(support.elements);
}
