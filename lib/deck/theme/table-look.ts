import type { Fill, Stroke, TableRow } from '../scene/scene';
import type { ColorRole, ThemeStyle } from './theme';

/** How the words of a table row look and what they stand on. */
export interface TableRowLook {
  color: ColorRole;
  bold: boolean;
  fill?: Fill;
}

/** How the tables of a theme look: what files say once, in a table style, and cells only where they differ. */
export interface TableLook {
  rows: Readonly<Record<TableRow['kind'], TableRowLook>>;
  /** What every second row of the body stands on. */
  band?: Fill;
  /** Hairlines between rows. */
  rule: Stroke;
  /** Above the total row. */
  totalRule: Stroke;
  /** Below the header row; a hairline like the others when absent. */
  headRule?: Stroke;
}

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
