import { leastContrast } from '@/lib/deck/quality/contrast';
import type { Box } from '@/lib/deck/scene/scene';
import type { LinePlace, ThemeLayout } from '@/lib/deck/theme/theme';
import type { Ground } from './artwork/ground';
import { clearOfTitle, within } from './places';
import { textOfShape } from './sample-slides';
import { anchorOf, levelOf } from './template-text';
import type { ReadLayout, ReadPlaceholder } from './template-tree';
import { leastLargePt, type LayoutContext } from './title-place';
import { legibleRole, nearestRole, textRoles } from './upload-colors';

interface LineContext {
  title: Box;
  ground: Ground;
  context: LayoutContext;
}

/** The number of a part in the place that a layout has for it, written as its prompt shows. */
export function numeralOf(
  place: ReadPlaceholder | undefined,
  layout: ReadLayout,
  line: LineContext,
): ThemeLayout['numeral'] {
  if (!place) return undefined;
  const prompt = textOfShape(place.node);
  const form = /^0/.test(prompt) ? 'two-digit' : /^[IVX]+$/.test(prompt) ? 'roman' : 'plain';
  return { ...linePlaceOf(place, layout, line, leastContrast(leastLargePt, false)).place, form };
}

/** Where a front names who speaks and when; undefined where that would not be read. */
export function readLineOf(
  place: ReadPlaceholder | undefined,
  layout: ReadLayout,
  line: LineContext,
): LinePlace | undefined {
  const found = place && linePlaceOf(place, layout, line);
  return found?.isRead ? found.place : undefined;
}

function linePlaceOf(
  place: ReadPlaceholder,
  layout: ReadLayout,
  { title, ground, context: { unit, canvas, colors } }: LineContext,
  least?: number,
): { place: LinePlace; isRead: boolean } {
  const box = clearOfTitle(within(unit.inner(place), canvas), title);
  const { sizePt, color, bold, align } = levelOf(place, layout);
  const asked = nearestRole(colors, color?.hex ?? colors.ink, textRoles);
  const { role, isRead } = legibleRole(colors, asked, { ground, box, least });
  return {
    place: { box, color: role, sizePt: Math.round(sizePt * unit.share), bold, align, anchor: anchorOf(place) },
    isRead,
  };
}
