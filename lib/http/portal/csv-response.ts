import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { contentDisposition } from '../content-disposition';

export type CsvCell = string | number | null;

export interface CsvFile<Row> {
  fileName: string;
  /** What stands in a column, by its heading, in their order. */
  columns: Readonly<Record<string, (row: Row) => CsvCell>>;
  rows: AsyncIterable<Row> | Iterable<Row>;
}

/**
 * A table as a file (RFC 4180), sent while its rows are read. Words that a spreadsheet would run as a formula
 * are marked as text; the mark at the beginning tells it that letters are UTF-8.
 */
export async function csvResponse<Row>({ fileName, columns, rows }: CsvFile<Row>): Promise<Response> {
  const headings = Object.keys(columns);
  const csv = stringify({
    header: true,
    columns: headings,
    bom: true,
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    escape_formulas: true,
  });
  const cells = cellsOf(Object.values(columns), rows);
  // Before the headers are sent, so that a refusal is an answer and not a broken file.
  const first = await cells.next();
  pipeline(Readable.from(startingWith(first, cells)), csv, (error) => error && csv.destroy(error));
  return new Response(Readable.toWeb(csv) as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': contentDisposition(fileName),
      'Cache-Control': 'private, no-store',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

async function* cellsOf<Row>(
  columns: readonly ((row: Row) => CsvCell)[],
  rows: CsvFile<Row>['rows'],
): AsyncGenerator<CsvCell[]> {
  for await (const row of rows) yield columns.map((cellOf) => cellOf(row));
}

/** What was read before comes first. No generator, because one that was never asked for a row closes nothing. */
function startingWith<T>(first: IteratorResult<T>, rest: AsyncGenerator<T>): AsyncIterable<T> {
  let isFirst = true;
  const next = async () => {
    if (!isFirst) return rest.next();
    isFirst = false;
    return first;
  };
  return { [Symbol.asyncIterator]: () => ({ next, return: () => rest.return(undefined) }) };
}
