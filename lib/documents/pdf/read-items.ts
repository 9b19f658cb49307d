import type { PDFPageProxy } from 'unpdf/pdfjs';
import { mendCharacters } from './mend-characters';
import type { TextItem } from './text-item';

type Matrix = readonly [number, number, number, number, number, number];

export interface PageItems {
  items: TextItem[];
  width: number;
  height: number;
}

/** Text before the page is turned: where it begins and which way it runs. */
interface PlacedText {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  /** Quarter turns clockwise; undefined for text at a slant. */
  turns: number | undefined;
  isRightToLeft: boolean;
}

/** How far from a quarter turn text may run, in quarter turns. */
const slant = 0.1;

/**
 * The text of a page where it stands, turned so that most of it is upright. What runs another way, such as a watermark
 * or a stamp at the margin, is left out.
 */
export async function readItems(page: PDFPageProxy): Promise<PageItems> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const placed = items.flatMap((item) =>
    'str' in item && item.str.trim() !== '' ? [place(item, viewport.transform as unknown as Matrix)] : [],
  );
  const turns = mostTurns(placed);
  const isLying = turns % 2 === 1;
  return {
    items: placed.filter((text) => text.turns === turns && text.size > 0).map((text) => turn(text, turns, viewport)),
    width: isLying ? viewport.height : viewport.width,
    height: isLying ? viewport.width : viewport.height,
  };
}

function place(
  { str, transform, width, dir }: { str: string; transform: unknown[]; width: number; dir: string },
  viewport: Matrix,
): PlacedText {
  const [a, b, c, d, x, y] = multiply(viewport, transform as unknown as Matrix);
  const turns = (Math.atan2(b, a) / Math.PI) * 2;
  const whole = Math.round(turns);
  return {
    text: mendCharacters(str),
    x,
    y,
    width,
    size: Math.hypot(c, d),
    turns: Math.abs(turns - whole) > slant ? undefined : (whole + 4) % 4,
    isRightToLeft: dir === 'rtl',
  };
}

function mostTurns(placed: readonly PlacedText[]): number {
  const characters = [0, 0, 0, 0];
  for (const { turns, text } of placed)
    if (turns !== undefined) characters[turns] = (characters[turns] ?? 0) + text.length;
  return characters.indexOf(Math.max(...characters));
}

function turn(
  { text, x, y, width, size, isRightToLeft }: PlacedText,
  turns: number,
  page: { width: number; height: number },
): TextItem {
  const [left = 0, baseline = 0] =
    [
      [x, y],
      [y, page.width - x],
      [page.width - x, page.height - y],
      [page.height - y, x],
    ][turns] ?? [];
  return { text, left, right: left + width, y: baseline, size, isRightToLeft };
}

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}
