import type PptxGenJS from 'pptxgenjs';
import type { Stroke, TableElement } from '@/lib/deck/scene/scene';
import { schemeSlots } from '@/lib/deck/theme/theme';
import { textRuns } from './paragraphs';
import { fillOptions, type PptxSlide, type WriteContext } from './write-context';

export function writeTable(slide: PptxSlide, element: TableElement, context: WriteContext): void {
  const { cellMargin, rows } = element;
  const cells = rows.map((row, rowIndex) =>
    row.cells.map((cell) => ({
      // pptxgenjs takes an array of runs here, which its types know only for `addText`.
      text: textRuns(cell.paragraphs, context) as PptxGenJS.TableCell[],
      options: {
        border: [borderAbove(element, rowIndex), noBorder, borderAbove(element, rowIndex + 1), noBorder],
        valign: 'middle',
        margin: [cellMargin.y, cellMargin.x, cellMargin.y, cellMargin.x],
        ...(cell.fill && { fill: fillOptions(cell.fill) }),
      } satisfies PptxGenJS.TableCellProps,
    })),
  );
  slide.addTable(cells, {
    ...element.box,
    colW: [...element.columnWidthsIn],
    rowH: rows.map(({ heightIn }) => heightIn),
    autoPage: false,
  });
}

const noBorder: PptxGenJS.BorderProps = { type: 'none' };

/** Hairlines stand between rows, rules of their own above the total and below the header; the outer edges stay open. */
function borderAbove(
  { rows, rule, totalRule, headRule = rule }: TableElement,
  rowIndex: number,
): PptxGenJS.BorderProps {
  const below = rows[rowIndex];
  if (below === undefined || rowIndex === 0) return noBorder;
  if (below.kind === 'total') return border(totalRule);
  return border(rows[rowIndex - 1]?.kind === 'header' ? headRule : rule);
}

function border({ color, widthPt }: Stroke): PptxGenJS.BorderProps {
  return { type: 'solid', color: schemeSlots[color], pt: widthPt };
}
