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
const evenShare = 0.7;
const keptFromArtIn = 0.2;
/** Squares at the rim of an area are half another's. */
const rimShare = 0.5;

type Channels = readonly [number, number, number];

/** What a layout shows before anybody writes on it, in small squares. Boxes are in inches of the layout. */
export class Ground {
  readonly #pixels: Pixels;
  readonly #luminances: Float64Array;
  readonly #canvas: { w: number; h: number };

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
    const cells = this.#cellsOf(area).map(([column, row]) => this.#at(column, row));
    const median = (channel: 0 | 1 | 2) =>
      cells.map((cell) => cell[channel]).sort((one, other) => one - other)[Math.floor(cells.length / 2)] ?? 255;
    return hexOf([median(0), median(1), median(2)]);
  }

  /** On what share of an area a colour is read; 0 to 1. */
  legibleShare(area: Box, hex: string, least: number): number {
    const cells = this.#cellsOf(area);
    const own = luminance(hex);
    const read = cells.filter(([column, row]) => this.#contrastAt(column, row, own) >= least);
    return cells.length === 0 ? 1 : read.length / cells.length;
  }

  /** Whether nearly all of an area is of one colour, or of ones that pass into one another. */
  isEven(area: Box): boolean {
    const ground = channelsOf(this.colorOf(area));
    const cells = this.#cellsOf(area);
    const even = cells.filter(([column, row]) => distance(this.#at(column, row), ground) < sameGround * 2);
    return even.length >= cells.length * evenShare;
  }

  /** Whether all of an area is of one colour. */
  isWhollyEven(area: Box): boolean {
    const ground = channelsOf(this.colorOf(area));
    return this.#cellsOf(area).every(([column, row]) => distance(this.#at(column, row), ground) < sameGround);
  }

  /** The largest rectangle in an area whose ground is calm and on which a colour is read. */
  clearOf(area: Box, hex: string, least = 4.5): Box {
    const ground = channelsOf(this.colorOf(area));
    const { first, last } = this.#range(area);
    const own = luminance(hex);
    const isClear = (column: number, row: number) =>
      this.#contrastAt(column, row, own) >= least &&
      (distance(this.#at(column, row), ground) < sameGround || this.#changeAt(column, row) < calmChange);
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

  #contrastAt(column: number, row: number, luminance: number): number {
    return contrastOf(this.#luminances[row * this.#pixels.width + column] ?? 1, luminance);
  }

  /** How much a square differs from its neighbours. */
  #changeAt(column: number, row: number): number {
    const own = this.#at(column, row);
    const beside = [
      [column - 1, row],
      [column + 1, row],
      [column, row - 1],
      [column, row + 1],
    ] as const;
    return Math.max(...beside.map(([x, y]) => distance(own, this.#at(x, y))));
  }

  #at(column: number, row: number): Channels {
    const { data, width, height } = this.#pixels;
    const [x, y] = [Math.min(width - 1, Math.max(0, column)), Math.min(height - 1, Math.max(0, row))];
    const at = (y * width + x) * 4;
    return [data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255];
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

  #cellsOf(area: Box): (readonly [number, number])[] {
    const { first, last } = this.#range(area);
    const columns = Array.from({ length: last.column - first.column + 1 }, (_, index) => first.column + index);
    const rows = Array.from({ length: last.row - first.row + 1 }, (_, index) => first.row + index);
    return rows.flatMap((row) => columns.map((column) => [column, row] as const));
  }
}

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

function channelsOf(hex: string): Channels {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

function hexOf(channels: Channels): string {
  return channels
    .map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
