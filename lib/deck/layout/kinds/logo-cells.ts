import { luminance } from '../../quality/contrast';
import type { Box, SceneElement, ShapeElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import type { ColorRole, Theme } from '../../theme/theme';
import { cardGeometry } from '../blocks/card-face';
import { draft, type ParagraphDraft } from '../blocks/draft';
import { fitSiblingDrafts, type Fitted } from '../blocks/fit';
import { ratioOf } from '../blocks/fit-image';
import { textElement } from '../blocks/text-element';
import { insetBox } from '../grid';
import { asGroup } from '../join-texts';
import type { ImageSizes, KindContext } from '../layout-types';

export type LogoSlide = SlideOf<'logos'>;
export type LogoEntry = LogoSlide['logos'][number];

/** What logos stand on, and the colour of names in their place. */
export interface CellGround {
  plate: Pick<ShapeElement, 'fill' | 'stroke'> | null;
  color: ColorRole;
}

/** Of a cell's width and height: what is kept free around a logo. */
const airIn = { x: 0.22, y: 0.16 };
/** Of a cell's inside: the area that each logo has, be it long or square. */
const areaShare = 0.52;
/** Fewer pixels an inch look coarse. */
const leastDpi = 110;
const namePt = [28, 24, 22, 20, 18, 16, 14, 12] as const;
const leastOnOneLinePt = 18;
/** A ground on which marks made for paper are seen. */
const bright = 0.5;

/**
 * What the cells of a slide look like. Logos are made for paper: on dark templates those that are pictures stand on light
 * plates, and names in their place do as well, so that the slide is even.
 */
export function groundOf(theme: Theme, logos: readonly LogoEntry[], isOnPlates: boolean): CellGround {
  const isDark = luminance(theme.colors.canvas) < bright;
  if (isDark && logos.some(({ picture }) => picture)) return { plate: { fill: { color: 'ink' } }, color: 'canvas' };
  if (!isOnPlates) return { plate: null, color: 'ink' };
  return isDark || theme.style.card.face === 'filled'
    ? {
        plate: { fill: { color: logos.some(({ picture }) => picture) ? 'canvas' : 'surface' }, ...outlineOf(logos) },
        color: 'ink',
      }
    : { plate: { fill: { color: 'canvas' }, stroke: { color: 'quiet', widthPt: 1 } }, color: 'ink' };
}

/** Pictures bring a white ground along, which would be seen on another one. */
function outlineOf(logos: readonly LogoEntry[]): Pick<ShapeElement, 'stroke'> {
  return logos.some(({ picture }) => picture) ? { stroke: { color: 'quiet', widthPt: 1 } } : {};
}

/** The names of those without a picture, all of one size; null where one is too long for its cell. */
export function fitNames(
  logos: readonly LogoEntry[],
  context: KindContext,
  cell: Pick<Box, 'w' | 'h'>,
  color: ColorRole,
): ReadonlyMap<LogoEntry, Fitted> | null {
  const unpictured = logos.filter(({ picture }) => picture === undefined);
  const build =
    ({ name }: LogoEntry) =>
    (sizePt: number): ParagraphDraft[] => [
      draft(name, context.direction, { sizePt, color, bold: true, font: 'heading', align: 'center', lineSpacing: 1 }),
    ];
  if (unpictured.length === 0) return new Map();
  const room = { widthIn: cell.w - 2 * airIn.x, heightIn: cell.h - 2 * airIn.y };
  const largest = namePt.filter((sizePt) => sizePt <= Math.max(14, cell.h * mostNamePt));
  const fit = (sizesPt: readonly number[], maxLines: number) =>
    fitSiblingDrafts(context, unpictured.map(build), sizesPt, { ...room, maxLines });
  // A mark is one line as long as that is seen from afar.
  const onOneLine = largest.filter((sizePt) => sizePt >= leastOnOneLinePt);
  const names = (onOneLine.length > 0 ? fit(onOneLine, 1) : null) ?? fit(largest, 2);
  return names && new Map(unpictured.map((logo, index) => [logo, names.fitted[index]!]));
}

/** In pt for each inch of a cell's height: names larger than that would shout among logos. */
const mostNamePt = 22;

/**
 * The largest box of a picture's proportions in the middle of a cell that has the same area as those of its siblings: of
 * equal widths, long logos would look small beside square ones.
 */
export function balancedBox(cell: Box, size: Parameters<typeof ratioOf>[0]): Box {
  const inner = insetBox(cell, Math.min(airIn.x, cell.w / 4), Math.min(airIn.y, cell.h / 4));
  const ratio = ratioOf(size);
  const wanted = Math.sqrt(inner.w * inner.h * areaShare * ratio);
  const sharp = size ? size.widthPx / leastDpi : Infinity;
  const w = Math.min(wanted, inner.w, inner.h * ratio, sharp);
  const h = w / ratio;
  return { x: cell.x + (cell.w - w) / 2, y: cell.y + (cell.h - h) / 2, w, h };
}

interface CellLook {
  called: string;
  ground: CellGround;
  names: ReadonlyMap<LogoEntry, Fitted>;
}

/** A logo in the middle of its cell, or its name where there is no picture. */
export function drawLogo(
  logo: LogoEntry,
  { theme, images }: { theme: Theme; images: ImageSizes },
  cell: Box,
  { called, ground, names }: CellLook,
): SceneElement[] {
  const plate: SceneElement[] = ground.plate
    ? [
        {
          type: 'shape',
          name: called,
          geometry: cardGeometry(theme),
          cornerRadius: theme.cornerRadius,
          box: cell,
          ...ground.plate,
        },
      ]
    : [];
  const on = ground.plate ? { on: called } : {};
  const { name, picture } = logo;
  if (!picture)
    return asGroup(called, [
      ...plate,
      textElement({
        name: `${called} name`,
        box: insetBox(cell, airIn.x, airIn.y),
        paragraphs: names.get(logo)?.paragraphs ?? [],
        anchor: 'middle',
        ...on,
      }),
    ]);
  return asGroup(called, [
    ...plate,
    {
      type: 'image',
      name: `${called} picture`,
      imageId: picture.imageId,
      altText: picture.altText.includes(name) ? picture.altText : `${name}: ${picture.altText}`,
      box: balancedBox(cell, images.get(picture.imageId)),
      crop: { left: 0, top: 0, right: 0, bottom: 0 },
      ...on,
    },
  ]);
}
