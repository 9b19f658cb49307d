import { readNumberCell } from '../analyse/read-cell';
import { isWhen } from '../analyse/read-when';
import { areFarApart } from '../kinds/chart-numbers';
import type { TableBlock } from '../document/document';
import type { Portion } from './portion';
import { onlyPart, portionOf, tableOf } from './portion';

const fewestRows = 3;
const mostColumns = 4;

/**
 * A table of figures whose columns differ in size, such as units and revenue, as one table
 * a size, so that each can be drawn as a chart; null for tables that hold anything else.
 */
export function cutTable(portion: Portion, language: string): Portion[] | null {
  const part = onlyPart(portion);
  const table = tableOf(portion);
  if (part === null || table === null || table.rows.length < fewestRows || table.rows.length > 12) return null;
  const columns = table.header.map((_, column) => column).slice(1);
  if (
    columns.length < 2 ||
    columns.length > mostColumns ||
    table.header.slice(1).some((label) => label === '' || isWhen(label))
  )
    return null;
  const sizes = columns.map((column) => sizeOf(table, column, language));
  if (sizes.some((size) => size === null)) return null;
  const groups: number[][] = [];
  columns.forEach((column, index) => {
    const near = groups.find((group) => alike(sizes[(group[0] ?? 1) - 1] ?? null, sizes[index] ?? null));
    if (near === undefined) groups.push([column]);
    else near.push(column);
  });
  if (groups.length < 2) return null;
  const others = part.blocks.filter((block) => block.type !== 'table');
  return groups.map((group, index) => portionOf(part, [...(index === 0 ? others : []), pick(table, group)]));
}

function sizeOf(table: TableBlock, column: number, language: string): { size: number; unit: string } | null {
  const cells = table.rows.map((row) => readNumberCell(row[column] ?? '', language));
  if (cells.some((cell) => cell === null)) return null;
  return { size: Math.max(...cells.map((cell) => Math.abs(cell?.value ?? 0))), unit: cells[0]?.unit ?? '' };
}

function alike(a: { size: number; unit: string } | null, b: { size: number; unit: string } | null): boolean {
  if (a === null || b === null || a.unit !== b.unit) return false;
  return !areFarApart(a.size, b.size);
}

function pick(table: TableBlock, columns: readonly number[]): TableBlock {
  const cells = (row: readonly string[]): string[] => [row[0] ?? '', ...columns.map((column) => row[column] ?? '')];
  return { type: 'table', header: cells(table.header), rows: table.rows.map(cells) };
}
