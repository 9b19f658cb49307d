import type { Sql } from '@/lib/services/transaction';

interface Column {
  table_schema: string;
  table_name: string;
  column_name: string;
  data_type: string;
}

const allColumns = `
  select table_schema, table_name, column_name, data_type from information_schema.columns
  join information_schema.tables using (table_schema, table_name)
  where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
  order by table_schema, table_name, ordinal_position`;

/** Everything that stands in any column of any table, as text. */
export async function dumpDatabase(sql: Sql): Promise<string> {
  const { rows: columns } = await sql.query<Column>(allColumns);
  const parts: string[] = [];
  for (const column of columns) {
    const { rows } = await sql.query<{ value: string | null }>(readColumn(column));
    parts.push(
      `${column.table_schema}.${column.table_name}.${column.column_name}`,
      ...rows.map(({ value }) => value ?? ''),
    );
  }
  return parts.join('\n');
}

function readColumn({ table_schema: schema, table_name: table, column_name: name, data_type: type }: Column): string {
  // As hexadecimal digits nobody would recognize it.
  const value = type === 'bytea' ? `encode("${name}", 'escape')` : `"${name}"::text`;
  return `select ${value} as value from "${schema}"."${table}"`;
}
