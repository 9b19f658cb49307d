import type { Box, Ornament } from '@/lib/deck/scene/scene';
import { compositions, type Places, type SlideFrame } from '@/lib/deck/theme/composition';
import type { CompositionName, ThemeLayout, TitleStyle } from '@/lib/deck/theme/theme';

/** What a template has of its own on slides that say something. */
export interface ContentLook extends Omit<ThemeLayout, 'title' | 'eyebrow' | 'body' | 'caption' | 'decor'> {
  frame: SlideFrame;
  title: Pick<TitleStyle, 'color' | 'bold' | 'anchor'> & Partial<TitleStyle>;
  decor: readonly Ornament[];
  /** Where the template has its labels, in the place of above its titles. */
  eyebrow?: Box;
  /** Beside a title in a column: what the template shows there in the place of `decor`. */
  columnDecor?: readonly Ornament[];
}

/** The layouts of slides that say something, composed as a template of that name does it. */
export function contentLayouts(
  name: CompositionName,
  { frame, title, eyebrow, decor, columnDecor = decor, ...shared }: ContentLook,
): Record<'content' | 'whole' | 'captioned', ThemeLayout> {
  const composition = compositions[name];
  const layout = (places: Places, ornaments: readonly Ornament[]): ThemeLayout => ({
    ...shared,
    decor: ornaments,
    title: { ...composition.title, ...title, box: places.title },
    eyebrow: { box: eyebrow ?? places.eyebrow, color: 'accent' },
    body: { box: places.body, color: 'ink' },
  });
  const whole = layout(composition.whole(frame), decor);
  if (!composition.column) return { content: whole, whole, captioned: whole };
  const { caption, ...places } = composition.column(frame);
  const content = layout(places, columnDecor);
  return {
    content: { ...content, title: { ...content.title, anchor: 'top' } },
    whole,
    captioned: { ...content, caption },
  };
}
