import type { SlideSpec } from '../../spec/slide-spec';
import type { ChartData } from '../../spec/chart-data';
import { splitFormat } from '../format-number';

/** Below it, decimals would be zeros to count. */
const tiny = 1e-4;
const mostDecimals = 6;
/** What rounding may change in a shortened number. */
const tolerance = 0.005;
/** Numbers without a format of their own are shortened from here on. */
const unreadable = 1e6;

/**
 * The number format of an axis (ECMA-376 part 1, 18.8.31): as short as its steps allow, with the
 * currency or percent sign of the chart's own format, in the way the deck's language shortens.
 */
export function axisFormat(
  format: string,
  { max, min, step }: { min: number; max: number; step: number },
  language: string,
): string {
  const { before, after, percent, asGroup } = splitFormat(format);
  const largest = Math.max(Math.abs(min), Math.abs(max));
  if (percent) return `${before}${digits(step * 100, asGroup)}${after}`;
  if (step < tiny) return `${before}0.0E+00${after}`;
  const unit = shortUnit(largest, language);
  // Smaller numbers than today's would be rounded to the same words.
  if (unit === null && format === 'General' && largest < 1000 && decimalsOf(Number(step.toPrecision(6))) === 0)
    return 'General';
  if (unit === null)
    return `${before}${digits(step, largest >= 1000 && (format === 'General' ? !isYearly(min, max) : asGroup))}${after}`;
  return `${before}${digits(step / 1000 ** unit.power, false)}${','.repeat(unit.power)}${quote(unit.suffix)}${after}`;
}

/** The format of exact values: the chart's own, or what its numbers need. */
export function valueFormat(format: string, values: readonly number[]): string {
  if (format !== 'General') return format;
  const largest = Math.max(0, ...values.map(Math.abs));
  if (largest > 0 && largest < tiny) return '0.0E+00';
  const decimals = Math.min(largest >= 1000 ? 2 : 4, Math.max(0, ...values.map(decimalsOf)));
  return `${largest >= 1000 ? '#,##0' : '0'}${decimals === 0 ? '' : `.${'0'.repeat(decimals)}`}`;
}

/** The format of values in three or four digits, for labels that have no room for all. */
export function shortValueFormat(format: string, values: readonly number[], language: string): string {
  const largest = Math.max(0, ...values.map(Math.abs));
  const unit = shortUnit(largest, language);
  const { before, after, percent } = splitFormat(format);
  if (percent || unit === null) return valueFormat(format, values);
  const decimals = [0, 1, 2].find((count) => values.every((value) => isNear(value / 1000 ** unit.power, count))) ?? 2;
  return `${before}0${decimals === 0 ? '' : `.${'0'.repeat(decimals)}`}${','.repeat(unit.power)}${quote(unit.suffix)}${after}`;
}

/** Whether a number is told well by so many decimals. */
function isNear(value: number, decimals: number): boolean {
  return Math.abs(Number(value.toFixed(decimals)) - value) <= Math.abs(value) * tolerance;
}

/** The formats of labels, best first: exact numbers, unless they are long and nobody asked for all digits. */
export function labelFormats(format: string, values: readonly number[], language: string): readonly string[] {
  const exact = valueFormat(format, values);
  const short = shortValueFormat(format, values, language);
  const isLong = format === 'General' && Math.max(0, ...values.map(Math.abs)) >= unreadable;
  return isLong ? [short] : [exact, short];
}

function digits(step: number, asGroup: boolean): string {
  const decimals = Math.min(mostDecimals, decimalsOf(Number(step.toPrecision(6))));
  return `${asGroup ? '#,##0' : '0'}${decimals === 0 ? '' : `.${'0'.repeat(decimals)}`}`;
}

function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(Math.abs(value)).split('e');
  return Math.max(0, (mantissa.split('.')[1] ?? '').length - Number(exponent));
}

/** Years are not asGroup. */
function isYearly(min: number, max: number): boolean {
  return min >= 1800 && max <= 2200;
}

function quote(text: string): string {
  return `"${text}"`;
}

/** How a language writes powers of a thousand behind a number, from thousand to trillion; null where it does not shorten. */
type ShortUnits = readonly [thousand: string | null, million: string, billion: string, trillion: string];

const units: Readonly<Record<string, ShortUnits>> = {
  en: ['k', 'M', 'B', 'T'],
  de: [' Tsd.', ' Mio.', ' Mrd.', ' Bio.'],
  fr: [' k', ' M', ' Md', ' Bn'],
  es: [' mil', ' M', ' mil M', ' B'],
  it: [null, ' Mln', ' Mrd', ' Bln'],
  pt: [' mil', ' mi', ' bi', ' tri'],
  nl: [null, ' mln.', ' mld.', ' bln.'],
  pl: [' tys.', ' mln', ' mld', ' bln'],
  tr: [' bin', ' Mn', ' Mr', ' Tn'],
  ru: [' тыс.', ' млн', ' млрд', ' трлн'],
  hi: [' हज़ार', ' मिलियन', ' बिलियन', ' ट्रिलियन'],
  ja: [null, '百万', '十億', '兆'],
  zh: [null, '百万', '十亿', '万亿'],
  ko: [null, '백만', '십억', '조'],
  ar: [' ألف', ' مليون', ' مليار', ' تريليون'],
  he: [' אלף', ' מיליון', ' מיליארד', ' טריליון'],
};

interface ShortUnit {
  /** Of a thousand. */
  power: number;
  suffix: string;
}

/** From here on numbers are shortened: five digits can be read at a glance. */
const longNumber = 1e5;

/** The unit in which numbers up to `largest` are short; null where they already are. */
export function shortUnit(largest: number, language: string): ShortUnit | null {
  if (largest < longNumber) return null;
  const words = units[language.split('-')[0]?.toLowerCase() ?? ''] ?? units.en!;
  const power = Math.min(4, Math.floor(Math.log10(largest) / 3 + 1e-9));
  const suffix = words[power - 1] ?? null;
  return suffix === null ? null : { power, suffix: suffix.replace(' ', '\u00a0') };
}

const signBehindDigits = /((?:[#0][#0,]*)(?:\.[0#]+)?)%/g;
/** No line ends between a number and its sign. */
const quotedSpace = '"\u00a0"';

type PercentForm = 'close' | 'apart' | 'first';

/** "12%", "12 %" or "%12", as CLDR has it for the language. */
function percentForm(language: string): PercentForm {
  const parts = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'percent' }).formatToParts(0.12);
  if (parts[0]?.type === 'percentSign') return 'first';
  return parts.some(({ type, value }) => type === 'literal' && /\s/u.test(value)) ? 'apart' : 'close';
}

const rewrite: Readonly<Record<PercentForm, string>> = { close: '$1%', apart: `$1${quotedSpace}%`, first: '%$1' };

/** A number format (ECMA-376 part 1, 18.8.31) with its percent sign where the language has it; decimals and groups are the reader's own. */
export function localFormat(format: string, language: string): string {
  return format.includes('%') ? format.replace(signBehindDigits, rewrite[percentForm(language)]) : format;
}

/** A slide whose chart writes percentages as the language of the deck does. */
export function withLocalFormats(slide: SlideSpec, language: string): SlideSpec {
  if (slide.kind === 'chart') return { ...slide, chart: localChart(slide.chart, language) };
  if (slide.kind !== 'blocks') return slide;
  const blocks = slide.blocks.map((block) =>
    block.kind === 'chart' ? { ...block, chart: localChart(block.chart, language) } : block,
  );
  return { ...slide, blocks };
}

function localChart(chart: ChartData, language: string): ChartData {
  const { xNumberFormat } = chart;
  return {
    ...chart,
    numberFormat: localFormat(chart.numberFormat, language),
    ...(xNumberFormat === undefined ? {} : { xNumberFormat: localFormat(xNumberFormat, language) }),
    series: chart.series.map((series) =>
      series.numberFormat === undefined
        ? series
        : { ...series, numberFormat: localFormat(series.numberFormat, language) },
    ),
  };
}
