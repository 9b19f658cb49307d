import type { BulletItem, SlideKind, SlideOf, SlideSpec } from '../spec/slide-spec';
import { isPreferred, layoutOf } from '../theme/composition';
import { isMadeElsewhere, type LayoutName, type TitleStyle } from '../theme/theme';
import { kindLayouts } from './kind-layouts';
import type { DeckContext, KindContext, Placement, SlideByKind } from './layout-types';

/** An arrangement that already knows its slide, so that no caller needs the slide's kind again. */
export interface BoundArrangement {
  name: string;
  layout: LayoutName;
  score: number;
  titleStyle: TitleStyle;
  drawsTitle: boolean;
  place(context: KindContext): Placement;
}

/** The arrangements of a slide's kind in the order of the table, scored for its content. */
export function arrangementsOf(slide: SlideSpec, context: DeckContext): BoundArrangement[] {
  return bind(slide.kind, slide, context);
}

/** Every word of a slide beyond title, eyebrow, source and notes, as a list. */
export function outlineOf(slide: SlideSpec): readonly BulletItem[] {
  return outline(slide.kind, slide);
}

/** What a slide becomes when no arrangement of its kind holds it: slides of its parts, else the plain list that holds any content. */
export function apartOf(slide: SlideSpec): readonly SlideSpec[] {
  return apart(slide.kind, slide) ?? [asBullets(slide)];
}

export function asBullets(slide: SlideSpec): SlideOf<'bullets'> {
  const { title, eyebrow, source } = slide;
  return { kind: 'bullets', title, eyebrow, source, notes: '', ordered: false, items: [...outlineOf(slide)] };
}

function bind<K extends SlideKind>(kind: K, slide: SlideByKind[K], context: DeckContext): BoundArrangement[] {
  return kindLayouts[kind].arrangements.flatMap((arrangement) => {
    const asked = context.theme.layouts[arrangement.layout];
    if ((arrangement.fillsPlaces && !asked.places) || (arrangement.fillsFrame && !asked.pictureFrame)) return [];
    if (arrangement.isForGiven && !isMadeElsewhere(asked)) return [];
    // What has places for other forms than this one is no ground for it.
    const isForOthers =
      (asked.places !== undefined && !arrangement.fillsPlaces) ||
      (asked.pictureFrame !== undefined && !arrangement.fillsFrame);
    const layoutName = isForOthers ? 'title-only' : layoutOf(context.theme, arrangement);
    const layout = context.theme.layouts[layoutName];
    const titleStyle = arrangement.title?.(slide, context) ?? layout.title;
    if (isMadeElsewhere(layout) && !arrangement.coversLayout && titleStyle.box !== layout.title.box) return [];
    return {
      name: arrangement.name,
      layout: layoutName,
      score: arrangement.suits(slide, context) + fondness(arrangement.name, context),
      titleStyle,
      drawsTitle: arrangement.drawsTitle?.(slide, context) ?? false,
      place: (kindContext: KindContext) => arrangement.place(slide, kindContext),
    };
  });
}

/** What a template adds to the score of a form that it likes. */
const likedBy = 1.5;

function fondness(name: string, { theme }: DeckContext): number {
  return isPreferred(theme, name) ? likedBy : 0;
}

function outline<K extends SlideKind>(kind: K, slide: SlideByKind[K]): readonly BulletItem[] {
  return kindLayouts[kind].outline(slide);
}

function apart<K extends SlideKind>(kind: K, slide: SlideByKind[K]): readonly SlideSpec[] | undefined {
  return kindLayouts[kind].apart?.(slide);
}
