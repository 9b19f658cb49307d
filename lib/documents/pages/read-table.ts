import { tableLines } from '../blocks/table-lines';

const mostColumns = 200;

/** Lines of a table of data; undefined for tables that only arrange a page, whose cells are read like any other content. */
export function readTable(table: Element): string[] | undefined {
  if (arrangesBlocks(table)) return undefined;
  const rows = [...table.querySelectorAll('tr')];
  if (rows.every(({ children }) => children.length < 2) && table.querySelector('th') === null) return undefined;
  const caption = table.querySelector('caption')?.textContent ?? '';
  const cells = rows.map(cellsOf);
  const [firstRow] = rows;
  const isHeaded =
    firstRow !== undefined &&
    (firstRow.parentElement?.tagName.toUpperCase() === 'THEAD' ||
      [...firstRow.children].every(({ tagName }) => tagName.toUpperCase() === 'TH'));
  return [caption, ...tableLines(fillSpans(cells), isHeaded || undefined)];
}

function arrangesBlocks(table: Element): boolean {
  const role = table.getAttribute('role');
  return (
    role === 'presentation' ||
    role === 'none' ||
    table.querySelector('table,h1,h2,h3,h4,h5,h6,ul ul,article,section') !== null
  );
}

interface Cell {
  text: string;
  columns: number;
  rows: number;
}

function cellsOf(row: Element): Cell[] {
  return [...row.children].map((cell) => ({
    text: textOfCell(cell),
    columns: spanOf(cell, 'colspan'),
    rows: spanOf(cell, 'rowspan'),
  }));
}

/** Paragraphs, items and line breaks of a cell stand on one line. */
function textOfCell(cell: Element): string {
  for (const br of cell.querySelectorAll('br')) br.replaceWith(' ');
  const blocks = [...cell.querySelectorAll('p,li,div')];
  for (const block of blocks) block.append(' ');
  return cell.textContent ?? '';
}

function spanOf(cell: Element, name: string): number {
  return Math.min(mostColumns, Math.max(1, Number.parseInt(cell.getAttribute(name) ?? '', 10) || 1));
}

/** Puts every cell into its column: beside a cell that spans columns and beside one of a row above that reaches down. */
function fillSpans(rows: readonly (readonly Cell[])[]): string[][] {
  const reaching = new Map<number, { rows: number; text: string }>();
  return rows.map((cells) => {
    const row: string[] = [];
    const takeReaching = () => {
      for (
        let above = reaching.get(row.length);
        above !== undefined && above.rows > 0;
        above = reaching.get(row.length)
      ) {
        above.rows -= 1;
        row.push(above.text);
      }
    };
    for (const { text, columns, rows: span } of cells) {
      takeReaching();
      for (let column = 0; column < columns && row.length < mostColumns; column += 1) {
        if (span > 1) reaching.set(row.length, { rows: span - 1, text });
        row.push(column === 0 ? text : '');
      }
    }
    takeReaching();
    return row;
  });
}
