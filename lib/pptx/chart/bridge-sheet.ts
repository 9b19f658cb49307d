import { splitFormat } from '@/lib/deck/layout/format-number';
import { bridgePoints, bridgeValues } from '@/lib/deck/scene/bridge-parts';
import type { BridgePart } from '@/lib/deck/scene/bridge-parts';
import { bridgeTexts } from '@/lib/deck/layout/charts/bridge-texts';
import type { ChartBridge } from '@/lib/deck/scene/bridge-parts';
import type { SheetColumn } from './chart-sheet';

/** Names in braces are those of columns; each stands for the cell of its row. */
const isTotal = 'OR(ISBLANK({value}),ROW()=2)';
const change = (part: string) => `IF(${isTotal},0,${part})`;
/** The row's place in threes of rows, counted from a row on. */
const link = (first: number) =>
  `IF(MOD(ROW()-${first + 2},3)=0,{to},IF(MOD(ROW()-${first + 2},3)=1,{to}-{value},NA()))`;

/**
 * The same as `bridgeValues` in the words of a workbook: changes are typed, totals are the rows without one, and
 * everything else follows, in rows that are added as well.
 */
const formulas: Readonly<Record<BridgePart | 'from' | 'to', string>> = {
  to: 'SUM(INDEX({all value},1):{value})',
  from: 'IF(ISBLANK({value}),0,{to}-{value})',
  base: 'MAX(0,MIN({from},{to}))+MIN(0,MAX({from},{to}))',
  total: `IF(${isTotal},{to},0)`,
  rise: change('MAX(0,MAX(0,{to})-MAX(0,{from}))'),
  riseBelow: change('MIN(0,MIN(0,{from})-MIN(0,{to}))'),
  fall: change('MAX(0,MAX(0,{from})-MAX(0,{to}))'),
  fallBelow: change('MIN(0,MIN(0,{to})-MIN(0,{from}))'),
  top: 'MAX({from},{to})',
  tip: 'IF(MAX({from},{to})>0,MAX({from},{to}),MIN({from},{to}))',
  link1: link(0),
  link2: link(1),
  link3: link(2),
};

const heads: Readonly<Record<keyof typeof formulas, string>> = {
  to: 'Level',
  from: 'From',
  base: 'Base',
  total: 'Total',
  rise: 'Increase',
  riseBelow: 'Increase below zero',
  fall: 'Decrease',
  fallBelow: 'Decrease below zero',
  top: 'Top',
  tip: 'Tip',
  link1: 'Link 1',
  link2: 'Link 2',
  link3: 'Link 3',
};

/** The formula of the same words, in the decimal signs of whoever opens the workbook. */
function textFormula({ format, signs }: ChartBridge): string {
  const { before, after, decimals, asGroup, percent, thousands } = splitFormat(format);
  const words = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const affix = (part: string) => part.replace(/\[\$([^\]-]*)[^\]]*\]/g, '$1').replace(/["\\]|_.|\*./g, '');
  const amount = `IF(${isTotal},{to},{value})`;
  const scaled = `${percent ? '100*' : ''}ABS(${amount})${thousands > 0 ? `/${1000 ** thousands}` : ''}`;
  const sign = `IF(${amount}<0,${words(signs.minus)},IF(OR(${isTotal},${amount}=0),"",${words(signs.plus)}))`;
  const number = `FIXED(${scaled},${format === 'General' ? 0 : decimals},${asGroup ? 'FALSE' : 'TRUE'})`;
  return [sign, words(affix(before)), number, words(affix(after))].filter((part) => part !== '""').join('&');
}

/** The columns behind the names: what is typed, what follows from it, the series, and what the bars say. */
export function bridgeColumns(
  bridge: ChartBridge,
  language: string,
): { columns: SheetColumn[]; firstSeries: number; texts: number } {
  const { values, format, head } = bridge;
  const points = bridgePoints(values);
  const series = bridgeValues(values);
  const column = (key: string, title: string, cells: readonly (number | null)[], formula?: string): SheetColumn => ({
    head: title,
    type: 'number',
    cells,
    format,
    key,
    ...(formula === undefined ? {} : { formula }),
  });
  const levels = (['to', 'from'] as const).map((key) =>
    column(
      key,
      heads[key],
      points.map((point) => point[key]),
      formulas[key],
    ),
  );
  const drawn = bridge.parts.map((part) => column(part, heads[part], series[part], formulas[part]));
  const columns: SheetColumn[] = [
    column('value', head, values),
    ...levels,
    ...drawn,
    { head: 'Label', type: 'text', cells: bridgeTexts(bridge, language), formula: textFormula(bridge) },
  ];
  return { columns, firstSeries: 1 + levels.length, texts: columns.length - 1 };
}
