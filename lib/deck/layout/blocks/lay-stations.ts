import type { Box, SceneElement } from '../../scene/scene';
import { columnsOf, settle } from '../grid';
import type { KindContext } from '../layout-types';
import { cardGeometry } from './card-geometry';
import type { Draft } from './draft';
import { draft } from './draft';
import type { Fitted } from './fit';
import { fitDrafts, fitSiblingDrafts } from './fit';
import { textElement } from './text-element';

export interface Station {
  /** Unique on the slide. */
  name: string;
  /** A numeral in the disc; without it the disc is a dot. */
  number?: string;
  /** A date above the title. */
  when?: string;
  title: string;
  detail?: string;
}

const gapIn = 0.25;
const padIn = 0.22;
const discIn = { number: 0.76, dot: 0.32 };
const numberPt = 26;
const sizesPt = [[26, 22], [24, 20], [22, 18], [20, 18], [20, 16], [18, 16], [18, 14]] as const;
const leastTextIn = 0.9;

/**
 * Steps or dates along a line: a disc each, below it a card on which title and detail follow
 * each other. Null when the texts do not fit at the smallest size.
 */
export function layStations(context: KindContext, stations: readonly Station[]): SceneElement[] | null {
  const { area } = context;
  const columns = columnsOf(area, stations.length, gapIn);
  const disc = stations.some((station) => station.number) ? discIn.number : discIn.dot;
  const topPad = disc / 2 + 0.16;
  const widthIn = columns[0]!.w - 2 * padIn;
  for (const sizes of sizesPt) {
    const texts = fitSiblingDrafts(context, stations.map((station) => () => stationDrafts(context, station, sizes)), [0], { widthIn, heightIn: area.h - disc / 2 - topPad - padIn });
    if (!texts || !datesStandOnOneLine(context, stations, sizes, widthIn)) continue;
    const textH = Math.max(leastTextIn, ...texts.fitted.map((one) => one.heightIn));
    const top = settle(area, disc / 2 + topPad + textH + padIn).y + disc / 2;
    return drawStations(context, stations, texts.fitted, { columns, top, topPad, textH, disc });
  }
  return null;
}

interface StationMeasures {
  columns: readonly Box[];
  /** Upper edge of the cards, where the line runs. */
  top: number;
  topPad: number;
  textH: number;
  disc: number;
}

function drawStations(context: KindContext, stations: readonly Station[], texts: readonly Fitted[], { columns, top, topPad, textH, disc }: StationMeasures): SceneElement[] {
  const { area, theme } = context;
  const cards = stations.map(({ name }, index): SceneElement => {
    const box: Box = { ...columns[index]!, y: top, h: topPad + textH + padIn };
    return { type: 'shape', name, geometry: cardGeometry(theme), cornerRadius: theme.cornerRadius, box, fill: { color: 'surface' } };
  });
  const line: SceneElement = { type: 'line', name: 'Line', box: { x: area.x, y: top, w: area.w, h: 0 }, stroke: { color: 'quiet', widthPt: 2.25 } };
  const contents = stations.flatMap((station, index): SceneElement[] => {
    const { x, w } = columns[index]!;
    const box: Box = { x: x + padIn, y: top + topPad, w: w - 2 * padIn, h: textH };
    return [discOf(context, station, x + padIn, top, disc), textElement({ name: `${station.name} text`, box, paragraphs: texts[index]!.paragraphs, on: station.name })];
  });
  return [...cards, line, ...contents];
}

function stationDrafts(context: KindContext, { when, title, detail }: Station, [titlePt, detailPt]: readonly [number, number]): Draft[] {
  const { direction } = context;
  return [
    ...(when ? [draft(when, direction, { sizePt: titlePt, bold: true, color: 'accent', font: 'heading', lineSpacing: 1 })] : []),
    draft(title, direction, { sizePt: titlePt, bold: true, lineSpacing: 1, spaceBeforePt: when ? 3 : 0 }),
    ...(detail ? [draft(detail, direction, { sizePt: detailPt, color: 'muted', spaceBeforePt: 6 })] : []),
  ];
}

function datesStandOnOneLine(context: KindContext, stations: readonly Station[], sizes: readonly [number, number], widthIn: number): boolean {
  return stations.every((station) => !station.when || fitDrafts(context, stationDrafts(context, station, sizes).slice(0, 1), { widthIn, heightIn: context.area.h, maxLines: 1 }));
}

/** The middle of the disc lies on the upper edge of its card, where the line runs. */
function discOf(context: KindContext, { name, number }: Station, x: number, middle: number, d: number): SceneElement {
  const box: Box = { x, y: middle - d / 2, w: d, h: d };
  if (!number) return { type: 'shape', name: `${name} dot`, geometry: 'ellipse', box, fill: { color: 'accent' }, on: name };
  const numeral = draft(number, context.direction, { sizePt: numberPt, bold: true, color: 'canvas', font: 'heading', align: 'center', lineSpacing: 1 });
  const fitted = fitDrafts(context, [numeral], { widthIn: d, heightIn: d, breakWords: true });
  return textElement({ name: `${name} number`, box, paragraphs: fitted?.paragraphs ?? [], anchor: 'middle', geometry: 'ellipse', fill: { color: 'accent' }, on: name });
}
