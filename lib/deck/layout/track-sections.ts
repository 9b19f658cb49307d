import type { SceneElement } from '../scene/scene';
import type { SlideSpec } from '../spec/slide-spec';
import type { ThemeLayout } from '../theme/theme';
import { draft } from './blocks/draft';
import { fitDrafts } from './blocks/fit';
import { textElement } from './blocks/text-element';
import { columnsOf } from './grid';
import type { DeckContext } from './layout-types';
import { shortenText } from './shorten-text';

/** The sections of a deck, in order, and for each slide which of them it belongs to; undefined before the first. */
export interface SectionTrack {
  names: readonly string[];
  sectionOf: readonly (number | undefined)[];
}

/** One section is no way to go, and more than these would have no room for their names. */
const [fewest, most] = [2, 7];
const sizePt = 12;
const paddingIn = 0.1;

/** A section begins with its section slide and lasts until the next. */
export function trackSections(slides: readonly SlideSpec[]): SectionTrack {
  const names: string[] = [];
  const sectionOf = slides.map((slide) => {
    if (slide.kind === 'section') names.push(slide.title);
    return names.length > 0 ? names.length - 1 : undefined;
  });
  return { names, sectionOf };
}

/** The names of the sections side by side in the strip of the layout, the slide's own one set off; nothing where the layout has no strip. */
export function drawTracker(
  { names, sectionOf }: SectionTrack,
  slideIndex: number,
  { tracker }: ThemeLayout,
  context: DeckContext,
): SceneElement[] {
  const current = sectionOf[slideIndex];
  if (!tracker || current === undefined || names.length < fewest || names.length > most) return [];
  return columnsOf(tracker, names.length, 0).flatMap((box, index) => {
    const isCurrent = index === current;
    const style = {
      sizePt,
      bold: isCurrent,
      color: isCurrent ? 'onAccent' : 'muted',
      align: 'center',
      lineSpacing: 1,
    } as const;
    const fit = (text: string) =>
      fitDrafts(context, [draft(text, context.direction, style)], {
        widthIn: box.w - 2 * paddingIn,
        heightIn: box.h,
        isLabel: true,
        breakWords: true,
      });
    const name = names[index] ?? '';
    const fitted = fit(name) ?? fit(shortenText(name, context.language, (text) => fit(text) !== null));
    if (!fitted) return [];
    const inset = { left: paddingIn, right: paddingIn, top: 0, bottom: 0 };
    const marked = isCurrent ? ({ geometry: 'rect', fill: { color: 'accentFill' } } as const) : {};
    return [
      textElement({
        name: `Section ${index + 1} of ${names.length}`,
        box,
        paragraphs: fitted.paragraphs,
        anchor: 'middle',
        inset,
        ...marked,
      }),
    ];
  });
}
