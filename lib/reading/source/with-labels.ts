import { fieldOf } from './signs';

const shareOfNamed = 0.6;

/** "Price: 4 / 5 / 6" in every row has a column for what it names; what all cells of a column name is its head. */
export function withLabels(rows: readonly string[][]): { head: string[]; rows: string[][] } {
  const columns = (rows[0] ?? []).map((_, at) => {
    const cells = rows.map((row) => row[at] ?? '');
    const fields = cells.map((cell) => fieldOf(cell));
    const keys = fields.flatMap((field) => (field === null ? [] : [field.key]));
    const isHead = keys.length > 1 && keys.length >= rows.length * shareOfNamed && new Set(keys).size === 1;
    if (isHead) return { head: [keys[0] ?? ''], cells: fields.map((field, row) => [field?.value ?? cells[row] ?? '']) };
    const isNamed = at === 0 && keys.length === rows.length;
    return isNamed
      ? { head: ['', ''], cells: fields.map((field) => [field?.key ?? '', field?.value ?? '']) }
      : { head: [''], cells: cells.map((cell) => [cell]) };
  });
  return {
    head: columns.flatMap(({ head }) => head),
    rows: rows.map((_, row) => columns.flatMap(({ cells }) => cells[row] ?? [])),
  };
}
