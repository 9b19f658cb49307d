import type { Box, SceneElement } from '../../scene/scene';
import { columnsOf, settle } from '../grid';
import { asGroup } from '../join-texts';
import type { KindContext } from '../layout-types';
import type { CardFace } from './card-face';
import { cardFace, drawFace, isPanel } from './card-face';
import type { ParagraphDraft } from './draft';
import { draft } from './draft';
import type { Fitted } from './fit';
import { firstFitting, fitDrafts, fitSiblingDrafts } from './fit';
import { dotShape } from './marker-ground';
import { pairsWithin } from './size-limits';
import { stepDisc } from './step-disc';
import { textElement } from './text-element';

export interface Station {
  /** Unique on the slide. */
  name: string;
  /** A numeral in the disc; without it the disc is a dot. */
  number?: string;
  /** Stands in the disc in the place of the numeral. */
  icon?: string;
  /** A date above the title. */
  when?: string;
  title: string;
  detail?: string;
}

const gapIn = 0.25;
const linePt = 2.25;
const padIn = 0.22;
const discIn = { number: 0.76, dot: 0.28 };
const detailGapIn = 0.1;
const sizesPt: readonly (readonly [number, number])[] = [
  [30, 24],
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
/** Cards of short texts grow by this much at most, until the whole takes this share of the area. */
const mostAirIn = 0.9;
const fullShare = 0.74;

interface StationTexts {
  titles: readonly Fitted[];
  details: readonly Fitted[];
  titleH: number;
  /** Of the tallest title that a detail stands below; details begin there, on one line. */
  headH: number;
  detailH: number;
  titlePt: number;
}

interface StationPlaces {
  columns: readonly Box[];
  /** Upper edge of the cards, where the line runs. */
  top: number;
  cardH: number;
  disc: number;
  face: CardFace;
  /** Inches between the side of a card and its text. */
  pad: number;
}

/**
 * Steps or dates along a line: a disc each, below it a card with title and detail, each on a
 * common line. Null when the texts do not fit at the smallest size.
 */
export function layStations(context: KindContext, stations: readonly Station[]): SceneElement[] | null {
  const { area, theme } = context;
  const face = cardFace(theme, 'surface');
  const pad = isPanel(face) ? padIn : 0;
  const columns = columnsOf(area, stations.length, gapIn);
  const disc = stations.some((station) => station.number) ? discIn.number : discIn.dot;
  const aroundIn = disc / 2 + topPadOf(disc) + padIn;
  const room = { widthIn: columns[0]!.w - 2 * pad, heightIn: area.h - aroundIn };
  const texts = firstFitting(pairsWithin(theme, sizesPt), (sizes) => fitTexts(context, stations, sizes, room));
  if (!texts) return null;
  const textH = Math.max(leastTextIn, texts.titleH, texts.headH + texts.detailH);
  const airIn = isPanel(face) ? Math.max(0, Math.min(mostAirIn, area.h * fullShare - aroundIn - textH)) : 0;
  const top = settle(area, aroundIn + textH + airIn).y + disc / 2;
  return drawStations(context, stations, texts, {
    columns,
    top,
    cardH: aroundIn - disc / 2 + textH + airIn,
    disc,
    face,
    pad,
  });
}

/** Inches between the line and the first text. */
function topPadOf(disc: number): number {
  return disc / 2 + 0.16;
}

function fitTexts(
  context: KindContext,
  stations: readonly Station[],
  [titlePt, detailPt]: readonly [number, number],
  room: { widthIn: number; heightIn: number },
): StationTexts | null {
  const titles = fitSiblingDrafts(
    context,
    stations.map((station) => (sizePt: number) => headDrafts(context, station, sizePt)),
    [titlePt],
    room,
  );
  if (!titles || !datesStandOnOneLine(context, stations, titlePt, room)) return null;
  const titleH = Math.max(...titles.fitted.map((one) => one.heightIn));
  const headH = Math.max(0, ...titles.fitted.flatMap((one, index) => (stations[index]?.detail ? [one.heightIn] : [])));
  const details = fitSiblingDrafts(
    context,
    stations.map((station) => (sizePt: number) => detailDrafts(context, station, sizePt)),
    [detailPt],
    { ...room, heightIn: room.heightIn - headH - detailGapIn },
  );
  if (!details) return null;
  const tallest = Math.max(...details.fitted.map((one) => one.heightIn));
  return {
    titles: titles.fitted,
    details: details.fitted,
    titleH,
    headH,
    detailH: tallest > 0 ? detailGapIn + tallest : 0,
    titlePt,
  };
}

function headDrafts({ direction }: KindContext, { when, title }: Station, sizePt: number): ParagraphDraft[] {
  return [
    ...(when ? [draft(when, direction, { sizePt, bold: true, color: 'accent', font: 'heading', lineSpacing: 1 })] : []),
    draft(title, direction, { sizePt, bold: true, lineSpacing: 1, spaceBeforePt: when ? 3 : 0 }),
  ];
}

function detailDrafts({ direction }: KindContext, { detail }: Station, sizePt: number): ParagraphDraft[] {
  return detail ? [draft(detail, direction, { sizePt, color: 'muted' })] : [];
}

function datesStandOnOneLine(
  context: KindContext,
  stations: readonly Station[],
  sizePt: number,
  room: { widthIn: number; heightIn: number },
): boolean {
  return stations.every(
    (station) =>
      !station.when || fitDrafts(context, headDrafts(context, station, sizePt).slice(0, 1), { ...room, isLabel: true }),
  );
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
    ? stations.flatMap(({ name }, index) =>
        asGroup(name, drawFace(theme, { ...face, accent: 'none' }, name, { ...columns[index]!, y: top, h: cardH })),
      )
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
  { titles, details, titleH, headH, detailH, titlePt }: StationTexts,
  { columns, top, disc, face, pad }: StationPlaces,
): SceneElement[] {
  const { name } = station;
  const on = isPanel(face) ? { on: name } : {};
  const x = columns[index]!.x + pad;
  const w = columns[index]!.w - 2 * pad;
  const y = top + topPadOf(disc);
  const h = station.detail ? headH : titleH;
  return asGroup(name, [
    ...discOf(context, station, { x, y: top - disc / 2, w: disc, h: disc }, titlePt, on),
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
  { name, number, icon }: Station,
  box: Box,
  sizePt: number,
  on: { on?: string },
): SceneElement[] {
  if (!number) return [{ type: 'shape', name: `${name} dot`, box, ...dotShape(context.theme), ...on }];
  return stepDisc(context, {
    name,
    number,
    icon,
    box,
    sizePt,
    bareAt: 'start',
    isReached: box.x > context.area.x,
    ...on,
  });
}
