import type { CSSProperties, ReactNode } from 'react';

interface DocsColumn {
  title: string;
  /** Needs no title beside it on phones. */
  isProse?: boolean;
}

export interface DocsTableProps {
  label: string;
  columns: readonly [DocsColumn, ...DocsColumn[]];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
  /** Widths of the columns on wide screens, as CSS grid writes them; the first names the row. */
  widths: string;
}

/**
 * A table that turns its rows into cards on phones. The roles are spelled out, because browsers
 * forget them for tables that are not laid out as tables.
 */
export function DocsTable({ label, columns, rows, widths }: DocsTableProps) {
  const [, ...others] = columns;
  return (
    <table
      role="table"
      aria-label={label}
      style={{ '--widths': widths } as CSSProperties}
      className="block overflow-hidden rounded-card border border-line text-sm leading-6"
    >
      <thead role="rowgroup" className="block bg-surface text-muted max-sm:sr-only">
        <tr role="row" className={line}>
          {columns.map(({ title }) => (
            <th key={title} role="columnheader" scope="col" className="text-left font-medium">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block divide-y divide-line sm:border-t sm:border-line">
        {rows.map(({ id, cells: [name, ...cells] }) => (
          <tr key={id} role="row" className={line}>
            <th role="rowheader" scope="row" className="min-w-0 text-left font-medium">
              {name}
            </th>
            {others.map((column, index) => (
              <Cell key={column.title} column={column}>
                {cells[index]}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const line = 'grid gap-x-5 gap-y-1.5 px-4 py-3 sm:grid-cols-(--widths)';

function Cell({ column, children }: { column: DocsColumn; children: ReactNode }) {
  return (
    <td role="cell" className="flex min-w-0 gap-2 sm:block">
      {!column.isProse && (
        <span aria-hidden className="w-20 shrink-0 text-muted sm:hidden">
          {column.title}
        </span>
      )}
      <div className="min-w-0">{children}</div>
    </td>
  );
}
