import type { SlideOf } from '../../spec/slide-spec';
import { bridgePoints } from '../../scene/bridge-parts';
import type { ChartBridge } from '../../scene/bridge-parts';
import { beforeAfterWords } from '../marks-and-words';
import { roundingWord } from './chart-words';

type Waterfall = SlideOf<'waterfall'>;
type Bar = Omit<Waterfall['steps'][number], 'isSubtotal'> & { isSubtotal?: boolean };

/** Why changes can't be drawn, or how the picture differs from what was said. */
export type BridgeChange = 'bridge-open' | 'bridge-rounded' | 'no-numbers';

export interface ReadBridge {
  /** From start to end; with what rounding leaves as a change of its own. */
  bars: readonly Bar[];
  /** What `bars` are drawn by; null where that would be a wrong picture. */
  values: ChartBridge['values'] | null;
  change: BridgeChange | null;
}

/** Rounding leaves no more than a unit of the last decimal that is said, and little of the whole. */
const mostRounding = 0.005;
const dust = 1e-9;

/** Takes the changes between two totals for what they are: they have to lead from one to the other. */
export function readBridge(slide: Waterfall, language: string): ReadBridge {
  const { start, steps, end } = slide;
  const { before, after } = beforeAfterWords(language);
  const bars: Bar[] = [{ name: before, ...start }, ...steps, { name: after, ...end, isSubtotal: true }];
  const values = bars.map(({ amount, isSubtotal }) => (isSubtotal ? null : (amount ?? NaN)));
  if (values.includes(NaN)) return { bars, values: null, change: 'no-numbers' };
  const gaps = gapsOf(bars, values);
  const whole = Math.max(
    ...bars.map(({ amount = 0, isSubtotal }, index) => (isSubtotal || index === 0 ? Math.abs(amount) : 0)),
  );
  const open = gaps.filter(({ gap }) => Math.abs(gap) > whole * dust);
  if (open.length === 0) return { bars, values, change: null };
  const [only, more] = open;
  const unit = 10 ** -Math.max(...bars.map(({ amount = 0 }) => decimalsOf(amount)));
  const isRounding =
    only !== undefined &&
    more === undefined &&
    only.index === bars.length - 1 &&
    Math.abs(only.gap) <= unit * (1 + 1e-6) &&
    Math.abs(only.gap) <= whole * mostRounding;
  if (!isRounding) return { bars, values: null, change: 'bridge-open' };
  const rounding: Bar = { name: roundingWord(language), amount: only.gap };
  const closed = [...bars.slice(0, -1), rounding, bars.at(-1)!];
  return { bars: closed, values: [...values.slice(0, -1), only.gap, null], change: 'bridge-rounded' };
}

/** By how much each total that is said differs from what is before it. */
function gapsOf(bars: readonly Bar[], values: ChartBridge['values']): { index: number; gap: number }[] {
  return bridgePoints(values).flatMap(({ to }, index) => {
    const { amount, isSubtotal } = bars[index]!;
    return isSubtotal && amount !== undefined ? [{ index, gap: Number((amount - to).toPrecision(9)) }] : [];
  });
}

function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(Math.abs(value)).split('e');
  return Math.max(0, (mantissa.split('.')[1] ?? '').length - Number(exponent));
}
