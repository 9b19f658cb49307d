import type { Paragraph, TextRun } from '@/lib/deck/scene/scene';
import { scriptPitchOf } from '@/lib/deck/text/scripts';

/**
 * Distance of two baselines at single spacing, and how much of it lies below the baseline, as
 * shares of the size. LibreOffice sets the text of every presentation so, whatever the
 * family; in PowerPoint the families that decks use here lie between 1.14 and 1.22.
 */
const [drawnPitch, drawnDescent] = [1.2, 0.2];

/** Heights of a paragraph's lines in inches: each is as high as its highest run. Lines grow upwards from their baseline. */
export function drawnHeightsIn({ runs, lines, lineSpacing }: Paragraph): number[] {
  let start = 0;
  return lines.map((line) => {
    const end = start + line.length;
    let offset = 0;
    let highest = 0;
    for (const { text, sizePt } of runs) {
      const piece = text.slice(Math.max(0, start - offset), Math.max(0, end - offset));
      if (piece !== '' || line === '') highest = Math.max(highest, Math.max(drawnPitch, scriptPitchOf(piece)) * sizePt);
      offset += text.length;
    }
    start = end;
    return (highest * lineSpacing) / 72;
  });
}

/** Inches below the baseline of a line; an empty one is as deep as its paragraph's first run. */
export function belowBaselineIn(line: readonly TextRun[], { runs }: Pick<Paragraph, 'runs'>): number {
  const sizes = (line.length > 0 ? line : runs.slice(0, 1)).map(({ sizePt }) => sizePt);
  return (Math.max(0, ...sizes) * drawnDescent) / 72;
}
