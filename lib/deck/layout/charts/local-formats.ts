import type { ChartData, SlideSpec } from '../../spec/slide-spec';

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
  return slide.kind === 'chart' ? { ...slide, chart: localChart(slide.chart, language) } : slide;
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
