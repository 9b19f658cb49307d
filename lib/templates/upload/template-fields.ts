import type { Box } from '@/lib/deck/scene/scene';
import type { FieldRole } from '@/lib/deck/scene/placeholder-role';
import type { ColorRole, FieldStyle, LayoutName, TemplateField } from '@/lib/deck/theme/theme';
import { placesByRole } from './placeholder-roles';
import { commonest, isPrompt, textOfShape, type SamplePlaceholder, type SampleSlide } from './sample-slides';
import { anchorOf, levelOf } from './template-text';
import type { ReadLayout, ReadPlaceholder } from './template-tree';
import type { Units } from './units';

interface FieldContext {
  unit: Units;
  slides: readonly SampleSlide[];
  /** The role in which words are read in a place, asked for as the template has them. */
  colorIn: (box: Box, hex: string | undefined) => { role: ColorRole; isRead: boolean };
}

/** A field, and whether it is read where the layout has it. */
export type DrawnField = TemplateField & { isRead: boolean };

/**
 * What the slides of a layout repeat beside their number: footers and labels in the words of layout and master, dates
 * where the slides of the file have one. What those slides say themselves is theirs and is repeated nowhere.
 */
export function fieldsOfLayout(name: LayoutName, layout: ReadLayout, context: FieldContext): DrawnField[] {
  const roles = placesByRole(name, layout);
  return (['footer', 'date', 'label'] as const).flatMap((role) => {
    const place = roles[role];
    return place && isShown(role, place, layout, context.slides) ? [fieldOf(role, place, layout, context)] : [];
  });
}

/** How a layout sets what stands in a place for one line. */
export function fieldStyle(place: ReadPlaceholder, layout: ReadLayout, unit: Units): FieldStyle {
  const { sizePt, align } = levelOf(place, layout);
  return { sizePt: Math.round(sizePt * unit.share), align };
}

function fieldOf(
  role: FieldRole,
  place: ReadPlaceholder,
  layout: ReadLayout,
  { unit, slides, colorIn }: FieldContext,
): DrawnField {
  const box = unit.inner(place);
  const { role: color, isRead } = colorIn(box, levelOf(place, layout).color?.hex);
  const field = role === 'date' ? commonest(shownIn(place, layout, slides).map((one) => one.field)) : undefined;
  return {
    role,
    box,
    text: role === 'date' ? '' : ownWordsOf(role, place, layout),
    ...(field && { field }),
    ...fieldStyle(place, layout, unit),
    color,
    isRead,
    anchor: anchorOf(place),
  };
}

/** A footer that a layout only makes room for says what the master's says. */
function ownWordsOf(role: FieldRole, place: ReadPlaceholder, { master }: ReadLayout): string {
  const own = textOfShape(place.node);
  return role === 'footer' && isPrompt(own) ? master.footer : own;
}

function isShown(role: FieldRole, place: ReadPlaceholder, layout: ReadLayout, slides: readonly SampleSlide[]): boolean {
  if (role !== 'date' && isPrompt(ownWordsOf(role, place, layout))) return false;
  if (role === 'label') return true;
  const onLayout = slides.filter((slide) => slide.layout === layout.path);
  const among = onLayout.length > 0 ? onLayout : slides;
  // Without slides nobody has said what of it is wanted: words that stand there are.
  if (among.length === 0) return role === 'footer';
  return among.filter(({ placeholders }) => placeholders.some(isFilled(place))).length * 2 >= among.length;
}

const isFilled =
  ({ type }: ReadPlaceholder) =>
  (one: SamplePlaceholder): boolean =>
    one.type === type && one.text !== '';

function shownIn(place: ReadPlaceholder, layout: ReadLayout, slides: readonly SampleSlide[]): SamplePlaceholder[] {
  const onLayout = slides.filter((slide) => slide.layout === layout.path);
  return (onLayout.length > 0 ? onLayout : slides).flatMap(({ placeholders }) => placeholders.filter(isFilled(place)));
}
