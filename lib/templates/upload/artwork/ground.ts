import { contrastOf, luminance, luminanceOf } from '@/lib/deck/quality/contrast';
import type { Box } from '@/lib/deck/scene/scene';

/** Red, green, blue and opacity of each pixel, row by row from the top left. */
interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** What draws: an SVG in as many pixels as are wanted side by side, and a picture as an address that holds it, small enough. */
export interface DrawingTools {
  drawPixels: (svg: string, size: { widthPx: number }) => Promise<Pixels>;
  shrinkPicture: (address: string, size: { widestPx: number }) => Promise<string>;
}

/** Thin lines are all but gone at this size, and nobody minds them behind words. */
export const groundWidthPx = 192;

/** Of three channels of 255: what is nearer to the ground belongs to it, and what changes less from square to square is calm. */
const [sameGround, calmChange] = [44, 12];
/** Even a pale panel differs by more. */
const sameShade = 8;
const evenShare = 0.7;
/** Of the largest rectangle: one across all of an area may be as much smaller. */
const wideShare = 0.72;
export const keptFromArtIn = 0.28;
/** Colours that differ only in so many of the lowest bits of each channel are one. */
const alikeBits = 4;
/** Squares at the rim of an area are half another's. */
const rimShare = 0.5;

type Channels = readonly [number, number, number];

/** What a layout shows before anybody writes on it, in small squares. Boxes are in inches of the layout. */
export class Ground {
  readonly #pixels: Pixels;
  readonly #luminances: Float64Array;
  readonly #canvas: { w: number; h: number };
  /** What was asked before: every role of every layout asks for the same places. */
  readonly #medians = new Map<string, Channels>();
  readonly #clear = new Map<string, Box>();

  constructor(pixels: Pixels, canvas: { w: number; h: number }) {
    this.#pixels = pixels;
    this.#canvas = canvas;
    const { data, width, height } = pixels;
    this.#luminances = Float64Array.from({ length: width * height }, (_, at) =>
      luminanceOf(data[at * 4] ?? 255, data[at * 4 + 1] ?? 255, data[at * 4 + 2] ?? 255),
    );
  }

  /** The colour that an area mostly has, as six hexadecimal digits. */
  colorOf(area: Box): string {
    return hexOf(this.#medianOf(area));
  }

  /** The colours that it has, alike ones as one, with the share of it that each has; 0 to 1. */
  get colors(): { hex: string; share: number }[] {
    const alike = new Map<number, { sum: [number, number, number]; count: number }>();
    for (let at = 0; at < this.#luminances.length; at += 1) {
      const [red, green, blue] = this.#at(at);
      const key = ((red >> alikeBits) << 16) | ((green >> alikeBits) << 8) | (blue >> alikeBits);
      const { sum, count } = alike.get(key) ?? { sum: [0, 0, 0], count: 0 };
      alike.set(key, { sum: [sum[0] + red, sum[1] + green, sum[2] + blue], count: count + 1 });
    }
    return [...alike.values()].map(({ sum, count }) => ({
      hex: hexOf([sum[0] / count, sum[1] / count, sum[2] / count]),
      share: count / this.#luminances.length,
    }));
  }

  /** On what share of an area a colour is read; 0 to 1. */
  legibleShare(area: Box, hex: string, least: number): number {
    const own = luminance(hex);
    return this.#shareOf(area, (at) => contrastOf(this.#luminances[at] ?? 1, own) >= least);
  }

  /** Whether nearly all of an area is of one colour, or of ones that pass into one another. */
  isEven(area: Box): boolean {
    const ground = this.#medianOf(area);
    return this.#shareOf(area, (at) => distance(this.#at(at), ground) < sameGround * 2) >= evenShare;
  }

  /** Whether all of an area is of one colour. */
  isWhollyEven(area: Box): boolean {
    return this.plainShare(area) === 1;
  }

  /** Of an area, the share that has the colour which it mostly has; 0 to 1. */
  plainShare(area: Box): number {
    const ground = this.#medianOf(area);
    return this.#shareOf(area, (at) => distance(this.#at(at), ground) < sameGround);
  }

  /** Of an area, the share in which another layout shows something else. */
  differingShare(other: Ground, area: Box): number {
    return this.#shareOf(area, (at) => distance(this.#at(at), other.#at(at)) > sameShade);
  }

  /** The largest rectangle in an area whose ground is calm and on which a colour is read. */
  clearOf(area: Box, hex: string, least = 4.5): Box {
    const key = `${keyOf(area)} ${hex} ${least}`;
    const known = this.#clear.get(key) ?? this.#findClear(area, hex, least);
    this.#clear.set(key, known);
    return known;
  }

  /** The same, across all of the area where that leaves nearly as much: what stands in the middle of it stays there. */
  wideClearOf(area: Box, hex: string, least?: number): Box {
    const most = this.clearOf(area, hex, least);
    const across = [0.9, 0.85, 0.8, 0.75, 0.7, 0.65]
      .map((share) => this.clearOf({ ...area, h: area.h * share }, hex, least))
      .find(({ w }) => w >= area.w - keptFromArtIn);
    return across && most.w < area.w - keptFromArtIn && across.w * across.h >= most.w * most.h * wideShare
      ? across
      : most;
  }

  #findClear(area: Box, hex: string, least: number): Box {
    const ground = this.#medianOf(area);
    const { width } = this.#pixels;
    const { first, last } = this.#range(area);
    const own = luminance(hex);
    const isClear = (column: number, row: number) =>
      contrastOf(this.#luminances[row * width + column] ?? 1, own) >= least &&
      (distance(this.#at(row * width + column), ground) < sameGround || this.#changeAt(column, row) < calmChange);
    const [columns, rows] = [last.column - first.column + 1, last.row - first.row + 1];
    const found = largestRectangle(columns, rows, (column, row) => isClear(first.column + column, first.row + row));
    const [cellW, cellH] = [this.#canvas.w / this.#pixels.width, this.#canvas.h / this.#pixels.height];
    const [right, bottom] = [area.x + area.w, area.y + area.h];
    const left = found.x === 0 ? area.x : (first.column + found.x) * cellW + keptFromArtIn;
    const top = found.y === 0 ? area.y : (first.row + found.y) * cellH + keptFromArtIn;
    const foundRight =
      found.x + found.w === columns ? right : (first.column + found.x + found.w) * cellW - keptFromArtIn;
    const foundBottom = found.y + found.h === rows ? bottom : (first.row + found.y + found.h) * cellH - keptFromArtIn;
    return { x: left, y: top, w: Math.max(0, foundRight - left), h: Math.max(0, foundBottom - top) };
  }

  /** How much a square differs from its neighbours. */
  #changeAt(column: number, row: number): number {
    const { width, height } = this.#pixels;
    const [right, bottom] = [Math.min(width - 1, column + 1), Math.min(height - 1, row + 1)];
    const own = this.#at(row * width + column);
    return Math.max(
      distance(own, this.#at(row * width + Math.max(0, column - 1))),
      distance(own, this.#at(row * width + right)),
      distance(own, this.#at(Math.max(0, row - 1) * width + column)),
      distance(own, this.#at(bottom * width + column)),
    );
  }

  #at(index: number): Channels {
    const { data } = this.#pixels;
    return [data[index * 4] ?? 255, data[index * 4 + 1] ?? 255, data[index * 4 + 2] ?? 255];
  }

  #medianOf(area: Box): Channels {
    const key = keyOf(area);
    const known = this.#medians.get(key);
    if (known) return known;
    const counts = [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)] as const;
    let cells = 0;
    this.#forEach(area, (at) => {
      cells += 1;
      this.#at(at).forEach((value, channel) => (counts[channel]![value]! += 1));
    });
    const median = (channel: 0 | 1 | 2): number => {
      let below = 0;
      const found = counts[channel].findIndex((count) => (below += count) > cells / 2);
      return found === -1 ? 255 : found;
    };
    const color: Channels = [median(0), median(1), median(2)];
    this.#medians.set(key, color);
    return color;
  }

  /** 1 for an area without squares. */
  #shareOf(area: Box, isMeant: (at: number) => boolean): number {
    let [meant, cells] = [0, 0];
    this.#forEach(area, (at) => {
      cells += 1;
      if (isMeant(at)) meant += 1;
    });
    return cells === 0 ? 1 : meant / cells;
  }

  #forEach(area: Box, see: (at: number) => void): void {
    const { first, last } = this.#range(area);
    for (let row = first.row; row <= last.row; row += 1)
      for (let column = first.column; column <= last.column; column += 1) see(row * this.#pixels.width + column);
  }

  #range({ x, y, w, h }: Box): Record<'first' | 'last', { column: number; row: number }> {
    const { width, height } = this.#pixels;
    const [scaleX, scaleY] = [width / this.#canvas.w, height / this.#canvas.h];
    const within = (value: number, most: number) => Math.min(most - 1, Math.max(0, value));
    const first = {
      column: within(Math.floor(x * scaleX + rimShare), width),
      row: within(Math.floor(y * scaleY + rimShare), height),
    };
    const last = {
      column: Math.max(first.column, within(Math.ceil((x + w) * scaleX - rimShare) - 1, width)),
      row: Math.max(first.row, within(Math.ceil((y + h) * scaleY - rimShare) - 1, height)),
    };
    return { first, last };
  }
}

const keyOf = ({ x, y, w, h }: Box): string => `${x} ${y} ${w} ${h}`;

/** By the heights of what is clear above each row (largest rectangle in a histogram), in cells. */
function largestRectangle(columns: number, rows: number, isClear: (column: number, row: number) => boolean): Box {
  const heights = new Array<number>(columns).fill(0);
  let best: Box = { x: 0, y: 0, w: 0, h: 0 };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1)
      heights[column] = isClear(column, row) ? (heights[column] ?? 0) + 1 : 0;
    const open: number[] = [];
    for (let column = 0; column <= columns; column += 1) {
      const height = heights[column] ?? 0;
      for (let top = open.at(-1); top !== undefined && (heights[top] ?? 0) >= height; top = open.at(-1)) {
        open.pop();
        const from = (open.at(-1) ?? -1) + 1;
        const h = heights[top] ?? 0;
        if (h * (column - from) > best.w * best.h) best = { x: from, y: row - h + 1, w: column - from, h };
      }
      open.push(column);
    }
  }
  return best;
}

function distance(one: Channels, other: Channels): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function hexOf(channels: Channels): string {
  return channels
    .map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
