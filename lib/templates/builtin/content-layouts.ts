import type { Box } from '@/lib/deck/scene/scene';
import { compositions, type Places, type SlideFrame } from '@/lib/deck/theme/composition';
import type { ColorRole, CompositionName, ThemeLayout, TitleStyle } from '@/lib/deck/theme/theme';

/** What a template has of its own on slides that say something. */
interface ContentLook extends Omit<ThemeLayout, 'title' | 'eyebrow' | 'body' | 'caption'> {
  frame: SlideFrame;
  title: Pick<TitleStyle, 'color' | 'bold' | 'anchor'>;
  eyebrow?: {
    /** In the place of above the title. */
    box?: Box;
    color?: ColorRole;
  };
}

interface ComposedLook extends ContentLook {
  /** What differs where the title stands in a column, also with words at its foot. */
  column?: Partial<ContentLook>;
  /** And where nothing stands below it, so that the template has room for something of its own. */
  openColumn?: Partial<ContentLook>;
}

/** The layouts of slides that say something. */
export function contentLayouts(
  name: CompositionName,
  { column = {}, openColumn = {}, ...look }: ComposedLook,
): Record<'content' | 'whole' | 'captioned', ThemeLayout> {
  const composition = compositions[name];
  const layout = ({ frame: _, title, eyebrow, ...shared }: ContentLook, places: Places): ThemeLayout => ({
    ...shared,
    title: { ...composition.title, ...title, box: places.title },
    eyebrow: { box: eyebrow?.box ?? places.eyebrow, color: eyebrow?.color ?? 'accent' },
    body: { box: places.body, color: 'ink' },
  });
  const whole = layout(look, composition.whole(look.frame));
  if (!composition.column) return { content: whole, whole, captioned: whole };
  const captioned = { ...look, title: { ...look.title, anchor: 'top' as const }, ...column };
  const { caption, ...places } = composition.column(captioned.frame);
  return {
    content: layout({ ...captioned, ...openColumn }, places),
    whole,
    captioned: { ...layout(captioned, places), caption },
  };
}
