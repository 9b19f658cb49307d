import type { Box } from '@/lib/deck/scene/scene';
import type { Frame, ReadPlaceholder } from './template-tree';
import { insetsOf } from './template-text';

/** Height of the slides that decks are laid out on, in inches, whatever the template's own. */
export const canvasHeightIn = 7.5;

/** EMU of the template's slides as inches of the layout. */
export class Units {
  readonly share: number;

  constructor({ cy }: { cy: number }) {
    this.share = (canvasHeightIn * 914_400) / cy;
  }

  inches(emu: number): number {
    return (emu / 914_400) * this.share;
  }

  /** Where the text of a placeholder stands. */
  inner(placeholder: ReadPlaceholder): Box {
    const { frame } = placeholder;
    const { left, right, top, bottom } = insetsOf(placeholder);
    return this.box({ x: frame.x + left, y: frame.y + top, cx: frame.cx - left - right, cy: frame.cy - top - bottom });
  }

  box({ x, y, cx, cy }: Frame): Box {
    return { x: this.inches(x), y: this.inches(y), w: Math.max(0, this.inches(cx)), h: Math.max(0, this.inches(cy)) };
  }
}

/** Of an area this much may lie under a piece before it is in the way. */
const touchedShare = 0.002;
/** A piece under nearly all of an area is its ground. */
const groundShare = 0.95;

/** The largest part of an area, along its sides, that no piece of artwork stands in. */
export function clearOf(area: Box, pieces: readonly Box[]): Box {
  const size = area.w * area.h;
  const inTheWay = pieces.find((piece) => {
    const common = overlapOf(area, piece);
    return common > size * touchedShare && common < size * groundShare;
  });
  if (inTheWay === undefined || size === 0) return area;
  const [right, bottom] = [area.x + area.w, area.y + area.h];
  const [pieceRight, pieceBottom] = [inTheWay.x + inTheWay.w, inTheWay.y + inTheWay.h];
  const cuts: Box[] = [
    { ...area, w: inTheWay.x - clearIn - area.x },
    { ...area, x: pieceRight + clearIn, w: right - pieceRight - clearIn },
    { ...area, h: inTheWay.y - clearIn - area.y },
    { ...area, y: pieceBottom + clearIn, h: bottom - pieceBottom - clearIn },
  ];
  const largest = cuts.reduce((best, cut) => (cut.w > 0 && cut.h > 0 && cut.w * cut.h > best.w * best.h ? cut : best), {
    x: 0,
    y: 0,
    w: 0,
    h: 0,
  });
  return clearOf(
    largest,
    pieces.filter((piece) => piece !== inTheWay),
  );
}

const clearIn = 0.12;

function overlapOf(one: Box, other: Box): number {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return w > 0 && h > 0 ? w * h : 0;
}

export function unionOf(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  };
}
