import type { TableLook, TableRowLook, ThemeStyle } from './theme';

const tableHeads: Readonly<Record<ThemeStyle['table']['head'], Omit<TableRowLook, 'bold'>>> = {
  surface: { color: 'muted', fill: { color: 'surface' } },
  accent: { color: 'onAccent', fill: { color: 'accentFill' } },
  rule: { color: 'ink' },
};

export function tableLook({ head, banded, look }: ThemeStyle['table']): TableLook {
  if (look) return look;
  return {
    rows: {
      header: { ...tableHeads[head], bold: true },
      body: { color: 'ink', bold: false },
      total: { color: 'ink', bold: true },
    },
    ...(banded && { band: { color: 'surface' } }),
    rule: { color: 'quiet', widthPt: 0.75 },
    totalRule: { color: 'ink', widthPt: 1.25 },
    ...(head === 'rule' && { headRule: { color: 'ink', widthPt: 1.5 } }),
  };
}
