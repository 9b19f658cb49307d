import type { Paragraph } from '../../scene/scene';

/** A last line of one word that is shorter than this share of the longest line hangs below the others. */
const runtShare = 0.34;

/** How many paragraphs end on a short word of its own. */
export function countRunts(paragraphs: readonly Paragraph[]): number {
  return paragraphs.filter(({ lines }) => endsOnRunt(lines)).length;
}

export function endsOnRunt(lines: readonly string[]): boolean {
  const last = lines.at(-1)?.trim() ?? '';
  // Scripts without spaces break anywhere.
  if (lines.length < 2 || last.includes(' ') || !lines[0]!.trim().includes(' ')) return false;
  return last.length < Math.max(...lines.map((line) => line.trim().length)) * runtShare;
}
