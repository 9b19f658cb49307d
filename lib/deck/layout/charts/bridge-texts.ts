import { formatNumber } from '../format-number';
import { bridgePoints } from '../../scene/bridge-parts';
import type { ChartBridge } from '../../scene/bridge-parts';

/** Locales mostly name the hyphen, which is shorter than a plus and stands lower. */
const trueMinus = '\u2212';

/** What a language writes before numbers; in right-to-left scripts with a mark that keeps it there. */
export function signsOf(language: string): ChartBridge['signs'] {
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, { signDisplay: 'always', useGrouping: false });
  const before = (number: number) => {
    const parts = format.formatToParts(number);
    const digits = parts.findIndex(({ type }) => type === 'integer');
    return parts.map(({ value }, at) => (at < digits ? value : '')).join('');
  };
  return { plus: before(1), minus: before(-1).replace('-', trueMinus) };
}

/** What the bars of a bridge say: totals as they are, changes with their sign. */
export function bridgeTexts({ values, format, signs }: ChartBridge, language: string): string[] {
  return bridgePoints(values).map(({ isTotal, to }, index) => {
    const amount = isTotal ? to : (values[index] ?? 0);
    const sign = amount < 0 ? signs.minus : isTotal || amount === 0 ? '' : signs.plus;
    return `${sign}${formatNumber(Math.abs(amount), format, language)}`;
  });
}
