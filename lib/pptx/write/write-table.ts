import type PptxGenJS from 'pptxgenjs';
import type { TableElement } from '@/lib/deck/scene/scene';
import { textRuns } from './paragraphs';
import { fillOptions, type PptxSlide, type WriteContext } from './write-context';

/** Rules between rows are left to the table style, and by the rule `tableProperties` what else it says. */
export function writeTable(slide: PptxSlide, element: TableElement, context: WriteContext): void {
  const { cellMargin, rows } = element;
  const cells = rows.map((row) =>
    row.cells.map((cell) => ({
      // pptxgenjs takes an array of runs here, which its types know only for `addText`.
      text: textRuns(cell.paragraphs, context) as PptxGenJS.TableCell[],
      options: {
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
