import type { Paragraph, TextRun } from '@/lib/deck/scene/scene';
import { scriptPitchOf } from '@/lib/deck/text/scripts';
import type { FontFamily, Theme } from '@/lib/deck/theme/theme';

/**
 * Distance of two baselines at single spacing, and how much of it lies below the baseline, as
 * shares of the size. LibreOffice sets the text of every presentation so, whatever the
 * family; in PowerPoint the families that decks use here lie between 1.14 and 1.22.
 */
const [drawnPitch, drawnDescent] = [1.2, 0.2];

/** Cells of tables go by the family: how far the baseline of a line in their middle lies below that middle, as a share of the size. */
const belowMiddle: Readonly<Record<FontFamily, number>> = {
  Calibri: 0.25,
  Arial: 0.347,
  'Times New Roman': 0.338,
  Cambria: 0.325,
  Georgia: 0.3,
  'Courier New': 0.267,
};

/** What a text stands in. */
export type TextSetting = 'shape' | 'cell';

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
export function belowBaselineIn(
  line: readonly TextRun[],
  { runs }: Pick<Paragraph, 'runs'>,
  { setting, fonts }: { setting: TextSetting; fonts: Theme['fonts'] },
): number {
  const depths = (line.length > 0 ? line : runs.slice(0, 1)).map(
    ({ sizePt, font }) => sizePt * (setting === 'cell' ? drawnPitch / 2 - belowMiddle[fonts[font]] : drawnDescent),
  );
  return Math.max(0, ...depths) / 72;
}
