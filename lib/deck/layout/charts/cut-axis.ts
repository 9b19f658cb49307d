import { bridgePoints, type ChartBridge } from '../../scene/bridge-parts';
import { formatNumber } from '../format-number';
import { languageKey } from '../marks-and-words';

/** Changes that are all smaller than this share of the largest total are slivers beside it. */
const sliver = 0.05;
/** Of a cut axis, what is below the lowest number: totals still look like totals. */
const footShare = 0.35;
/** Steps that the beginning of an axis is a multiple of, within a power of ten. */
const roundSteps = [1, 2, 5, 10] as const;

/**
 * Where the axis of a bridge begins whose changes are slivers against its totals; undefined where it keeps its zero,
 * as it does wherever a level is near or below zero.
 */
export function cutOf(values: ChartBridge['values']): number | undefined {
  const points = bridgePoints(values);
  const levels = points.map(({ to }) => to);
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  const sizes = points.flatMap(({ isTotal, from, to }) => (isTotal || to === from ? [] : [Math.abs(to - from)]));
  if (low <= 0 || sizes.length === 0) return undefined;
  const typical = sizes.toSorted((one, other) => one - other)[Math.floor(sizes.length / 2)] ?? 0;
  if (typical >= high * sliver) return undefined;
  const spread = Math.max(high - low, Math.max(...sizes));
  const start = low - (spread * footShare) / (1 - footShare);
  const step = stepBelow(spread * footShare);
  const cut = Number((Math.floor(start / step) * step).toPrecision(9));
  // An axis that begins near zero anyway is not worth a word.
  return cut > high * leastCut ? cut : undefined;
}

const leastCut = 0.3;

function stepBelow(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * (roundSteps.findLast((step) => step * power <= value) ?? 1);
}

/** What readers of a cut axis are told. */
const wordsBy: Readonly<Record<string, string>> = {
  en: 'Axis starts at {}',
  de: 'Achse beginnt bei {}',
  fr: 'L’axe commence à {}',
  es: 'El eje empieza en {}',
  it: 'L’asse parte da {}',
  pt: 'O eixo começa em {}',
  nl: 'As begint bij {}',
  sv: 'Axeln börjar vid {}',
  ja: '軸は{}から',
  zh: '坐标轴从 {} 开始',
  'zh-hant': '座標軸從 {} 開始',
  ko: '축은 {}부터',
  ar: 'يبدأ المحور من {}',
  he: 'הציר מתחיל ב-{}',
  pl: 'Oś zaczyna się od {}',
  tr: 'Eksen {} değerinden başlar',
  ru: 'Ось начинается с {}',
  hi: 'अक्ष {} से शुरू होता है',
};

/** In the language of a BCP 47 tag, English where it has no words of its own. */
export function cutAxisWords(start: number, format: string, language: string): string {
  const words = wordsBy[languageKey(language)] ?? wordsBy.en!;
  // A round number needs no decimals, and no percentage is round that way.
  const shown = Number.isInteger(start) && !format.includes('%') ? '#,##0' : format;
  return words.replace('{}', formatNumber(start, shown, language));
}
