import type { Box, SceneElement } from '../../scene/scene';
import type { SlideOf } from '../../spec/slide-spec';
import { cardFace, drawFace, insideFace, isPanel, spaceOf, type CardFace } from '../blocks/card-face';
import { draft, type ParagraphDraft } from '../blocks/draft';
import { firstFitting, fitDrafts, type Fitted } from '../blocks/fit';
import { mostDrawnPt, sizesWithin } from '../blocks/size-limits';
import { textElement } from '../blocks/text-element';
import { withoutDecisionLabel } from '../decision-words';
import { cardGapIn } from '../grid';
import { asGroup } from '../join-texts';
import { labelsFor } from '../labels';
import type { KindContext } from '../layout-types';

type Decision = SlideOf<'decision'>;

/** What stands around an ask: an option, or what is said under a label. */
export interface DecisionCell {
  name: string;
  label?: string;
  value?: string;
  detail?: string;
  isChosen?: boolean;
}

const sizesPt = [24, 22, 20, 18, 16, 14] as const;
const gapIn = 0.14;
/** Cells that don't fill their area grow by this much at most. */
const mostAirIn = 0.12;
const chosenEdgeIn = 0.09;
const partGapPt = 3;

export function optionCells({ options }: Decision, { language }: KindContext): DecisionCell[] {
  return options.map(({ name, detail, recommended }, index) => ({
    name: `Option ${index + 1}`,
    value: recommended ? `${name} · ${labelsFor(language).recommended}` : name,
    ...(detail && { detail }),
    ...(recommended && { isChosen: true }),
  }));
}

export function otherwiseCells({ otherwise }: Decision, { language }: KindContext): DecisionCell[] {
  return otherwise ? [{ name: 'Otherwise', label: withoutDecisionLabel(language), detail: otherwise }] : [];
}

interface LaidCells {
  elements: SceneElement[];
  heightIn: number;
}

/** Rows of cells, each row as high as its highest cell needs, at the largest size at which all of them stand in the area; null where they don't at any. */
export function layCells(
  context: KindContext,
  rows: readonly (readonly DecisionCell[])[],
  area: Box,
  { fills, mostPt = mostDrawnPt(context.theme) + 2 }: { fills: boolean; mostPt?: number },
): LaidCells | null {
  const filled = rows.filter((row) => row.length > 0);
  const face = cardFace(context.theme, 'surface');
  return firstFitting(sizesWithin(mostPt, sizesPt), (sizePt) => {
    const measured = filled.map((row) => measureRow(context, row, { sizePt, widthIn: area.w, face }));
    if (!measured.every((row) => row !== null)) return null;
    const needIn = measured.reduce((sum, row) => sum + row.heightIn, 0) + gapIn * (measured.length - 1);
    if (needIn > area.h) return null;
    const freeIn = (area.h - needIn) / measured.length;
    const airIn = Math.min(freeIn, fills ? Infinity : mostAirIn);
    let { y } = area;
    const elements = measured.flatMap(({ cells, heightIn }) => {
      const h = heightIn + airIn;
      const drawn = cells.flatMap(({ cell, x, w, fitted }) =>
        drawCell(context, cell, { fitted, face, box: { x: area.x + x, y, w, h } }),
      );
      y += h + gapIn;
      return drawn;
    });
    return { elements, heightIn: y - gapIn - area.y };
  });
}

interface MeasuredRow {
  cells: { cell: DecisionCell; fitted: Fitted; x: number; w: number }[];
  heightIn: number;
}

function measureRow(
  context: KindContext,
  row: readonly DecisionCell[],
  { sizePt, widthIn, face }: { sizePt: number; widthIn: number; face: CardFace },
): MeasuredRow | null {
  const { start, end, top, bottom } = spaceOf(face);
  const w = (widthIn - cardGapIn * (row.length - 1)) / row.length;
  const cells: MeasuredRow['cells'] = [];
  for (const [index, cell] of row.entries()) {
    const fitted = fitDrafts(context, draftsOf(cell, sizePt, context), {
      widthIn: w - start - end,
      heightIn: Infinity,
    });
    if (!fitted) return null;
    cells.push({ cell, fitted, x: index * (w + cardGapIn), w });
  }
  return { cells, heightIn: Math.max(...cells.map(({ fitted }) => fitted.heightIn)) + (top + bottom) * paddingShare };
}

/** Cells are flatter than cards: of the space around a card's text, what they keep. */
const paddingShare = 0.45;

function draftsOf(
  { label, value, detail, isChosen }: DecisionCell,
  sizePt: number,
  { direction }: KindContext,
): ParagraphDraft[] {
  const parts = [
    ...(label ? [{ text: label, color: 'muted' as const, bold: true }] : []),
    ...(value ? [{ text: value, color: isChosen ? ('accent' as const) : ('ink' as const), bold: true }] : []),
    ...(detail ? [{ text: detail, color: label ? ('ink' as const) : ('muted' as const), bold: false }] : []),
  ];
  return parts.map(({ text, color, bold }, index) =>
    draft(text, direction, { sizePt, color, bold, lineSpacing: 1.05, spaceBeforePt: index > 0 ? partGapPt : 0 }),
  );
}

function drawCell(
  { theme }: KindContext,
  { name, isChosen }: DecisionCell,
  { fitted, face, box }: { fitted: Fitted; face: CardFace; box: Box },
): SceneElement[] {
  const inner = insideFace(face, box);
  const ground = drawFace(
    theme,
    { ...face, accent: isPanel(face) ? 'none' : face.accent },
    name,
    box,
    isChosen !== true,
  );
  const on = isPanel(face) ? { on: name } : {};
  const edge: SceneElement[] =
    isChosen && isPanel(face)
      ? [
          {
            type: 'shape',
            name: `${name} edge`,
            geometry: 'rect',
            box: { ...box, w: chosenEdgeIn },
            fill: { color: 'edge' },
            ...on,
          },
        ]
      : [];
  return asGroup(name, [
    ...ground,
    ...edge,
    textElement({
      name: `${name} text`,
      box: { x: inner.x, y: box.y + (box.h - fitted.heightIn) / 2, w: inner.w, h: fitted.heightIn },
      paragraphs: fitted.paragraphs,
      ...on,
    }),
  ]);
}
