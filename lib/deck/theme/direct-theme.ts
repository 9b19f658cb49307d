import { mirrorBox, mirrorElement } from '../layout/mirror';
import type { Box } from '../scene/scene';
import type { FieldStyle, TextPlaces, Theme, ThemeLayout } from './theme';
import { isMadeElsewhere, layoutNames } from './theme';

/**
 * The theme as a deck of this direction needs it: for right-to-left decks every box and
 * ornament of the layouts is mirrored, so that a title that starts on the right does not
 * stand on the ornament that was made for its other side. Returns the same object for `ltr`, and for layouts that
 * somebody made, which stay as they are.
 */
export function directTheme(theme: Theme, direction: 'ltr' | 'rtl'): Theme {
  return direction === 'ltr' || isMadeElsewhere(theme.layouts.content) ? theme : mirrorTheme(theme);
}

/**
 * The theme as a deck of this direction is laid out by, before its slides are mirrored: layouts that somebody made stay
 * as they are, so that slides have to come to stand in their places when they are mirrored.
 */
export function themeBeforeMirror(theme: Theme, direction: 'ltr' | 'rtl'): Theme {
  return direction === 'rtl' && isMadeElsewhere(theme.layouts.content) ? mirrorTheme(theme) : theme;
}

function mirrorTheme(theme: Theme): Theme {
  const width = theme.canvas.w;
  const layouts = Object.fromEntries(layoutNames.map((name) => [name, mirrorLayout(theme.layouts[name], width)]));
  return { ...theme, layouts: layouts as Record<(typeof layoutNames)[number], ThemeLayout> };
}

function mirrorLayout(layout: ThemeLayout, width: number): ThemeLayout {
  return {
    ...layout,
    decor: layout.decor.map((element) => mirrorElement(element, width)),
    title: { ...layout.title, box: mirrorBox(layout.title.box, width) },
    eyebrow: {
      ...withMirroredBox(layout.eyebrow, width),
      ...(layout.eyebrow.place && { place: withMirroredBox(layout.eyebrow.place, width) }),
    },
    ...(layout.byline ? { byline: withMirroredBox(layout.byline, width) } : {}),
    ...(layout.numeral ? { numeral: withMirroredBox(layout.numeral, width) } : {}),
    ...(layout.places ? { places: mirrorPlaces(layout.places, width) } : {}),
    ...(layout.picture ? { picture: withMirroredBox(layout.picture, width) } : {}),
    ...(layout.pictureFrame && {
      pictureFrame: {
        ...withMirroredBox(layout.pictureFrame, width),
        words: mirrorBox(layout.pictureFrame.words, width),
      },
    }),
    body: { ...layout.body, box: mirrorBox(layout.body.box, width) },
    ...(layout.sheet ? { sheet: mirrorBox(layout.sheet, width) } : {}),
    ...(layout.tracker ? { tracker: mirrorBox(layout.tracker, width) } : {}),
    ...(layout.caption ? { caption: mirrorBox(layout.caption, width) } : {}),
    ...(layout.panel ? { panel: mirrorBox(layout.panel, width) } : {}),
    ...(layout.grounds ? { grounds: layout.grounds.map((ground) => withMirroredBox(ground, width)) } : {}),
    footer: layout.footer && mirrorFooter(layout, layout.footer, width),
  };
}

/** Numbers, dates and footers stand at that side of their places where somebody put them, whichever way their words run. */
function mirrorFooter(layout: ThemeLayout, { number, fields, ...footer }: Footer, width: number): Footer {
  const turned = <S extends FieldStyle>(style: S): S =>
    isMadeElsewhere(layout) ? { ...style, align: otherSides[style.align] } : style;
  return {
    ...footer,
    source: mirrorBox(footer.source, width),
    slideNumber: mirrorBox(footer.slideNumber, width),
    ...(number && { number: turned(number) }),
    ...(fields && { fields: fields.map((field) => turned(withMirroredBox(field, width))) }),
  };
}

type Footer = NonNullable<ThemeLayout['footer']>;

const otherSides = { start: 'end', center: 'center', end: 'start' } as const;

function mirrorPlaces(places: TextPlaces, width: number): TextPlaces {
  return Object.fromEntries(Object.entries(places).map(([role, place]) => [role, withMirroredBox(place, width)]));
}

function withMirroredBox<T extends { box: Box }>(one: T, width: number): T {
  return { ...one, box: mirrorBox(one.box, width) };
}
