import type { PDFPageProxy } from 'unpdf/pdfjs';
import { mendCharacters } from './mend-characters';
import type { TextItem } from './text-item';

type Matrix = readonly [number, number, number, number, number, number];

/** The text of a page where it stands, upright however the page is turned. Text at a slant, such as watermarks, is left out. */
export async function readItems(page: PDFPageProxy): Promise<{ items: TextItem[]; width: number; height: number }> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const found = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? toItem(item, viewport.transform as unknown as Matrix) : []));
  return { items: found, width: viewport.width, height: viewport.height };
}

function toItem({ str, transform, width, dir }: { str: string; transform: unknown[]; width: number; dir: string }, viewport: Matrix): TextItem[] {
  const [a, b, c, d, x, y] = multiply(viewport, transform as unknown as Matrix);
  const size = Math.hypot(c, d);
  // Upright text has a positive first and a negative fourth number once y grows downwards.
  if (size === 0 || Math.abs(b) > Math.abs(a) * 0.2) return [];
  const [left, right] = a >= 0 ? [x, x + width] : [x - width, x];
  return [{ text: mendCharacters(str), left, right, y, size, isRightToLeft: dir === 'rtl' }];
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
