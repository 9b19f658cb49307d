import type { Box, SceneElement } from '../../scene/scene';
import { columnsOf, settle } from '../grid';
import { asGroup } from '../join-texts';
import type { KindContext } from '../layout-types';
import type { CardFace } from './card-face';
import { cardFace, drawFace, isPanel } from './card-face';
import { firstFitting } from './fit';
import { dotShape, raisedGround } from './marker-ground';
import { pairsWithin } from './size-limits';
import type { Station, StationTexts } from './station-texts';
import { detailGapIn, fitStationTexts, leadGapIn } from './station-texts';
import { stepDisc } from './step-disc';
import { textElement } from './text-element';

const gapIn = 0.25;
const linePt = 2.25;
const padIn = 0.22;
const discIn = { number: 0.9, dot: 0.3 };
const sizesPt: readonly (readonly [number, number])[] = [
  [30, 24],
  [28, 24],
  [26, 22],
  [24, 20],
  [22, 20],
  [22, 18],
  [20, 18],
  [20, 16],
  [18, 16],
  [18, 14],
];
const leastTextIn = 0.9;
/** Cards of short texts grow by this share of their words' height, until the whole takes this share of the area. */
const airShare = 0.45;
const fullShare = 0.96;
/** Below its words a card that has grown has room for a further line; what is left stands above them, so far at most. */
const furtherLineIn = 0.4;
const mostApartIn = 0.45;

interface StationPlaces {
  columns: readonly Box[];
  /** Upper edge of the cards, where the line runs. */
  top: number;
  cardH: number;
  disc: number;
  face: CardFace;
  /** Inches between the side of a card and its text. */
  pad: number;
  /** Inches between what stands at the top of a card and the words at its foot. */
  apartIn: number;
}

/**
 * Steps or dates along a line: a disc each, below it a card with title and detail, each on a
 * common line. Null when the texts do not fit at the smallest size.
 */
export function layStations(context: KindContext, given: readonly Station[]): SceneElement[] | null {
  const { area, theme } = context;
  const face = cardFace(theme, 'surface');
  // Where each station has a colour of its own, none is more than the others.
  const stations =
    isPanel(face) && !theme.style.marks ? given : given.map((station) => ({ ...station, emphasized: false }));
  const pad = isPanel(face) ? padIn : 0;
  const columns = columnsOf(area, stations.length, gapIn);
  const disc = stations.some((station) => station.number) ? discIn.number : discIn.dot;
  const aroundIn = disc / 2 + topPadOf(disc) + padIn;
  const room = { widthIn: columns[0]!.w - 2 * pad, heightIn: area.h - aroundIn };
  const texts = firstFitting(
    pairsWithin(theme, sizesPt),
    (sizes) => fitStationTexts(context, stations, sizes, room) ?? fitStationTexts(context, stations, sizes, room, true),
  );
  if (!texts) return null;
  const textH = Math.max(leastTextIn, texts.leadH + Math.max(texts.titleH, texts.headH + texts.detailH));
  const airIn = isPanel(face) ? Math.max(0, Math.min(textH * airShare, area.h * fullShare - aroundIn - textH)) : 0;
  const top = settle(area, aroundIn + textH + airIn).y + disc / 2;
  return drawStations(context, stations, texts, {
    columns,
    top,
    cardH: aroundIn - disc / 2 + textH + airIn,
    disc,
    face,
    pad,
    apartIn: Math.max(0, Math.min(mostApartIn, airIn - furtherLineIn)),
  });
}

/** Inches between the line and the first text. */
function topPadOf(disc: number): number {
  return disc / 2 + 0.16;
}

function drawStations(
  context: KindContext,
  stations: readonly Station[],
  texts: StationTexts,
  places: StationPlaces,
): SceneElement[] {
  const { area, theme } = context;
  const { columns, top, cardH, face } = places;
  const panels = isPanel(face)
    ? stations.flatMap(({ name, emphasized }, index) => {
        const [panel, ...others] = drawFace(theme, { ...face, accent: 'none' }, name, {
          ...columns[index]!,
          y: top,
          h: cardH,
        });
        const filled = panel && emphasized ? { ...panel, fill: { color: 'accentFill' }, stroke: undefined } : panel;
        return asGroup(name, [filled as SceneElement, ...others]);
      })
    : [];
  const line: SceneElement = {
    type: 'line',
    name: 'Line',
    // On the upper edge of the panels, which are drawn after it with what stands on them.
    box: { x: area.x, y: top - (isPanel(face) ? linePt / 144 : 0), w: area.w, h: 0 },
    stroke: { color: 'quiet', widthPt: linePt },
  };
  return [
    line,
    ...panels,
    ...stations.flatMap((station, index) => drawStation(context, station, index, texts, places)),
  ];
}

function drawStation(
  context: KindContext,
  station: Station,
  index: number,
  { leads, leadH, titles, details, titleH, headH, detailH, titlePt }: StationTexts,
  { columns, top, disc, face, pad, apartIn }: StationPlaces,
): SceneElement[] {
  const { name } = station;
  const on = isPanel(face) ? { on: name } : {};
  const x = columns[index]!.x + pad;
  const w = columns[index]!.w - 2 * pad;
  const leadY = top + topPadOf(disc);
  const y = leadY + leadH + apartIn;
  const h = station.detail ? headH : titleH;
  const lead = leads[index];
  return asGroup(name, [
    ...discOf(context, station, { x, y: top - disc / 2, w: disc, h: disc }, titlePt, on),
    ...(lead
      ? [
          textElement({
            name: `${name} lead`,
            box: { x, y: leadY, w, h: leadH - leadGapIn },
            paragraphs: lead.paragraphs,
            ...on,
          }),
        ]
      : []),
    textElement({ name: `${name} title`, box: { x, y, w, h }, paragraphs: titles[index]!.paragraphs, ...on }),
    ...(station.detail
      ? [
          textElement({
            name: `${name} detail`,
            box: { x, y: y + headH + detailGapIn, w, h: detailH - detailGapIn },
            paragraphs: details[index]!.paragraphs,
            ...on,
          }),
        ]
      : []),
  ]);
}

/** The middle of the disc lies on the upper edge of its card, where the line runs. */
function discOf(
  context: KindContext,
  { name, number, icon, emphasized }: Station,
  box: Box,
  sizePt: number,
  on: { on?: string },
): SceneElement[] {
  if (!number)
    return [
      {
        type: 'shape',
        name: `${name} dot`,
        box,
        ...(emphasized ? raisedGround(context.theme).shape : dotShape(context.theme)),
        ...on,
      },
    ];
  return stepDisc(context, {
    name,
    number,
    icon,
    box,
    sizePt,
    bareAt: 'start',
    isReached: box.x > context.area.x,
    isOnAccent: emphasized,
    ...on,
  });
}
